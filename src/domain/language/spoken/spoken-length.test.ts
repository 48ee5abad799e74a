import { describe, expect, test } from 'vitest';
import { countSyllables, spokenSeconds, SYLLABLES_A_SECOND } from './spoken-length.ts';

const read = (rows: string) =>
  rows
    .split(/\s+/)
    .map(one => one.split('='))
    .map(([word = '', n = '']) => [word, Number(n)] as const);

const FRENCH =
  read(`chat=1 bonjour=2 maintenant=2 vidéo=3 théâtre=2 créer=2 lion=1 crier=2 nation=2 question=2 quatre=1 langue=1
mangeons=2 payer=2 essayer=3 voyage=2 famille=2 travail=2 feuille=1 samedi=2 développement=3 appartement=4 vraiment=2 tellement=2
algorithme=3 erreur=2 abonnés=3 parlent=1 argent=2 souvent=2 différent=3 recette=2 oublier=3 beaucoup=2 oiseau=2 eau=1 réussir=3
progresser=3 idée=2 vue=1 amie=2 naïf=2 regarde=2 regardez=3 commentaire=3 chien=1 bien=1 billet=2 ennui=2 cuisine=2 huile=1 minute=2
secondes=2 deux=1 soixante=2 vingt=1 mille=1 quatre-vingts=3 euros=2 image=2 pâtes=1 première=2 meilleur=2 œuf=1 cœur=1 aiment=1
veulent=1 prennent=1 moment=2 comment=2 semaine=2 demain=2 petit=2 cheval=2 oignon=2 maïs=2 poésie=3 monde=1 personne=2 astuces=2
étoile=2 niveau=2 lumière=2 téléphone=3 musique=2 écran=2 secret=2 jamais=2 toujours=2 IA=2 SMS=3 je=1 que=1`);
const ENGLISH =
  read(`cat=1 hello=2 minute=2 watched=1 wanted=2 needed=2 boxes=2 makes=1 changes=2 little=2 table=2 nation=2 question=2
beautiful=3 create=2 idea=3 algorithm=4 mistake=2 mistakes=2 followers=3 followed=2 people=2 viral=2 attention=3 seconds=2 secret=2 nobody=3
tells=1 you=1 stop=1 scrolling=2 reading=2 engagement=3 strategy=3 million=2 thousand=2 twenty=2 seven=2 eleven=3 recipe=3 healthy=2
business=2 money=2 morning=2 routine=2 comment=2 subscribe=2 caption=2 editing=3 lighting=2 camera=3 expensive=3 easy=2 easier=3
simple=2 actually=4 literally=4 probably=3 family=3 audience=3 content=2 community=4 growing=2 played=1 tried=1 likes=1 shared=1
places=2 watches=2 washes=2 because=2 dance=1 science=2 prism=2 don't=1 didn’t=2 couldn't=2 it’s=1 university=5 honest=2 hour=1 special=2
video=3 hashtag=2 everyone=3 AI=2 SMS=3 the=1`);

describe('counted French words', () => {
  test.each(FRENCH)('%s has %i', (word, count) => {
    expect(countSyllables(word, 'fr')).toBe(count);
  });
});
describe('counted English words', () => {
  test.each(ENGLISH)('%s has %i', (word, count) => {
    expect(countSyllables(word, 'en')).toBe(count);
  });
});

test.each([
  ['fr', 'Tu fais cette erreur tous les matins', 9],
  ['fr', 'J’ai testé trois recettes', 6],
  ['fr', 'C’est pas normal', 4],
  ['fr', '3 € pour 10 %', 7],
  ['fr', 'Personne ne parle de ça', 6],
  ['fr', 'L’huile d’olive qu’il faut acheter', 7],
  ['en', 'Nobody tells you this', 6],
  ['en', 'Stop scrolling right now', 5],
  ['en', 'I tried it for 30 days', 7],
  ['en', '$3 a day', 5],
] as const)('in %s « %s » has %i', (language, text, count) => {
  expect(countSyllables(text, language)).toBe(count);
});

test.each([
  ['fr', 'Voici les trois erreurs que tu fais toujours avec tes vidéos', 2.2, 3.2],
  ['en', 'Here are the three mistakes you always make with your short videos', 2.2, 3.2],
] as const)('a hook of a full breath in %s takes about three seconds', (language, text, least, most) => {
  expect(spokenSeconds(text, language, 'hook')).toBeGreaterThan(least);
  expect(spokenSeconds(text, language, 'hook')).toBeLessThan(most);
});

test('a script is said more slowly than a hook, and nothing takes no time', () => {
  expect(spokenSeconds('Bonjour', 'fr', 'script')).toBeGreaterThan(spokenSeconds('Bonjour', 'fr', 'hook'));
  expect(spokenSeconds('', 'fr', 'hook')).toBe(0);
  expect(spokenSeconds('🔥', 'en', 'script')).toBe(0);
  expect(SYLLABLES_A_SECOND.fr.hook).toBeLessThan(7.18);
});
