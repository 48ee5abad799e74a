import { describe, expect, test } from 'vitest';
import { identifyLanguage } from './language-identity.ts';

const FRENCH =
  `Tu fais cette erreur|3 astuces pour dormir|Le hook parfait|Arrête de scroller|Mon setup gaming|Abonne-toi !
Pourquoi personne ne regarde|C’est trop bon|J'ai testé le challenge|Avant / après|Pâtes au citron|Merci|Comment gagner 1 000 abonnés
Voyage au Japon|Idées de cadeaux|Bon appétit|On ne te dit jamais ça|Voici comment j’ai percé|La routine qui change tout|Enregistre cette vidéo
Le meilleur café de Paris|Personne n’en parle|Ma journée au bureau|Attends la fin|Mon chat déteste ça|Les erreurs des débutants`.split(
    /[|\n]/,
  );
const ENGLISH =
  `You make this mistake|3 tips to sleep|The perfect hook|Easy recipe|Stop scrolling|My gaming setup|Subscribe now!
POV: Monday morning|Why nobody watches|It's so good|I tried the challenge|Morning routine|Before and after|Thank you
How to get 1,000 followers|A trip to Japan|Gift ideas|Enjoy your meal|Watch till the end|Wait for it|Don’t do this|My day at the office
The best coffee in Paris|Nobody talks about this|Save this video for later|What I eat in a day`.split(
    /[|\n]/,
  );
const NEITHER =
  `|123|🔥🔥|Receta fácil para la cena|No hagas esto|Non fare questo errore|Das ist nicht gut|Ik heb dit niet gedaan
Hvorfor er det så godt|Por que você não dorme|Как это сделать|これは何ですか|Nasıl yapılır|#fyp #pourtoi|Mejores trucos para dormir
Receita fácil|TikTok|Das ist der beste Trick|Jak to zrobić|https://exemple.fr/le/la/les|@the_and_of`.split(
    /[|\n]/,
  );

describe('French', () => {
  test.each(FRENCH)('%s', text => {
    expect(identifyLanguage(text).language).toBe('fr');
  });
});
describe('English', () => {
  test.each(ENGLISH)('%s', text => {
    expect(identifyLanguage(text).language).toBe('en');
  });
});
describe('neither, or too short to say', () => {
  test.each(NEITHER)('« %s »', text => {
    expect(identifyLanguage(text).language).toBeNull();
  });
});

test('a text in both is not called English or French by a hair', () => {
  expect(identifyLanguage('Voici le secret. You should never do this with your').language).toBeNull();
});

test('an English noun in a French sentence leaves it French', () => {
  expect(identifyLanguage('Le feedback de mon manager sur ce workflow').language).toBe('fr');
});
