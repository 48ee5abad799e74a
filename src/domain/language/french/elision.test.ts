import { describe, expect, test } from 'vitest';
import { elide, elides, elidesBefore, mendElisions } from './elision.ts';

const ELIDING =
  `ami amie école heure herbe homme hôtel huile huître histoire hiver habitude hésitation héroïne héroïque harmonie
horloge humour honneur honnêteté hectare haleine haltère hurluberlu hôpital hydratation hypothèse yeux Yonne y Yves IA ADN ONU API
UX INSEE œuf œil île Écosse été unboxing iPhone e-mail ouest ouïe ouverture euro usage abonné «habitude» "oubli" ananas astuce éclair`.split(
    /\s+/,
  );
const NOT_ELIDING =
  `héros hauteur haricot haricots hasard hibou honte homard hors-d’œuvre haut haine hanche handicap hamster hall halte
harcèlement hache Hollande hérisson hockey huit huitième hashtag hashtags hook hobby hip-hop hacker haul hype onze onzième oui ouistiti
ouistitis yaourt yoga yacht yt-dlp Yémen youtubeur week-end web wifi FBI SMS HTML HD NBA 8 11 1 80 18 #abdos @lea héron hernie hurlement
housse hublot hangar halo hausse hamburger hâte hiérarchie chat minute vidéo`.split(/\s+/);

describe('which words take an elision', () => {
  test.each(ELIDING)('%s does', word => {
    expect(elidesBefore(word)).toBe(true);
  });
  test.each(NOT_ELIDING)('%s does not', word => {
    expect(elidesBefore(word)).toBe(false);
  });
  test('nothing, signs and pictures do not', () => {
    expect(['', ' ', '…', '🔥 amis', '-ami'].map(elidesBefore)).toEqual([false, false, false, false, false]);
  });
  test('accents written as two characters change nothing', () => {
    expect(elidesBefore('e\u0301cole')).toBe(true);
  });
});

test.each([
  ['que', 'il vient', 'qu’il vient'],
  ['si', 'il vient', 's’il vient'],
  ['si', 'ils viennent', 's’ils viennent'],
  ['si', 'elle vient', 'si elle vient'],
  ['si', 'on vient', 'si on vient'],
  ['ne', 'est pas', 'n’est pas'],
  ['ne', 'oublie pas', 'n’oublie pas'],
  ['ne', 'hurle pas', 'ne hurle pas'],
  ['le', 'onze', 'le onze'],
  ['le', 'héros', 'le héros'],
  ['la', 'héroïne', 'l’héroïne'],
  ['je', 'y vais', 'j’y vais'],
  ['de', '8 à 10', 'de 8 à 10'],
  ['de', '#abdos', 'de #abdos'],
  ['ce', 'est fini', 'c’est fini'],
  ['ce', 'était bien', 'c’était bien'],
  ['ce', 'en est fait', 'c’en est fait'],
  ['ce', 'ami', 'ce ami'],
  ['quelque', 'un', 'quelqu’un'],
  ['quelque', 'autre', 'quelque autre'],
  ['presque', 'île', 'presqu’île'],
  ['presque', 'ouvert', 'presque ouvert'],
  ['jusque', 'ici', 'jusqu’ici'],
  ['parce que', 'elle rit', 'parce qu’elle rit'],
  ['est-ce que', 'on peut', 'est-ce qu’on peut'],
  ['Que', 'il vienne', 'Qu’il vienne'],
  ['tu', 'as', 'tu as'],
])('%s + %s → %s', (particle, next, whole) => {
  expect(elide(particle, next)).toBe(whole);
});

test.each([
  ['Je crois que il a raison', 'Je crois qu’il a raison'],
  ['C’est le moment que ils attendaient', 'C’est le moment qu’ils attendaient'],
  ['si il pleut', 's’il pleut'],
  ['ce ne est pas ça', 'ce n’est pas ça'],
  ['Ce est simple', 'C’est simple'],
  ['lorsque on filme', 'lorsqu’on filme'],
  ['parce que elle le a dit', 'parce qu’elle le a dit'.replace('le a', 'l’a')],
  ['la huile de olive', 'l’huile d’olive'],
  ['le onze et le huit', 'le onze et le huit'],
  ['le yaourt et le oui', 'le yaourt et le oui'],
  ['prends-le avec toi', 'prends-le avec toi'],
  ['le à côté', 'le à côté'],
  ['plus que à moitié', 'plus qu’à moitié'],
  ['ce abonné', 'ce abonné'],
  ['de #abdos à @anna', 'de #abdos à @anna'],
  ['je\u00A0aime', 'j’aime'],
  ['J’ai dit que oui', 'J’ai dit que oui'],
])('mends « %s »', (wrong, right) => {
  expect(mendElisions(wrong)).toBe(right);
  expect(mendElisions(right)).toBe(right);
});

test('a word that is no little word never elides', () => {
  expect(elides('pour', 'elle')).toBe(false);
});
