import { describe, expect, test } from 'vitest';
import type { DocPlace } from './doc-location.ts';
import { makeDocIndex, readDocIndex, searchDocs } from './doc-search.ts';
import { excerptOf } from './excerpt.ts';
import { correctionsOf, vocabularyOf } from './correct-words.ts';
import { normaliseText, splitWords, stemOf } from './fold-words.ts';
import { termsOf } from './search-terms.ts';

const place = (path: string, title: string, text: string): DocPlace => ({
  path,
  title,
  text,
  page: '',
  group: '',
  kind: 'section',
});

const FRENCH = [
  place(
    '/a',
    'Synchroniser',
    'Une synchronisation relève les chiffres publics de l’abonné et de ses vidéos.',
  ),
  place('/b', 'Résilier votre contrat', 'Un plan payant se résilie sans frais.'),
  place('/c', 'Les médianes', 'La médiane est la valeur du milieu.'),
  place('/d', 'Importer un fichier', 'Un aperçu montre ce que le fichier contient.'),
];
const ENGLISH = [
  place('/a', 'Syncing', 'A sync reads the public counts of your account.'),
  place('/b', 'Cancel your contract', 'A paid plan is cancelled without a fee.'),
];
const found = (query: string, language: 'fr' | 'en' = 'fr') =>
  searchDocs(makeDocIndex(language === 'fr' ? FRENCH : ENGLISH, language), query, { language, most: 5 }).map(
    ({ path }) => path,
  );

describe('words meet', () => {
  test.each([
    ['without accents', 'mediane', '/c'],
    ['in capitals', 'MÉDIANE', '/c'],
    ['after an elision', 'qu’est-ce que l’abonné', '/a'],
    ['in another form', 'synchronisé', '/a'],
    ['with a typing mistake', 'synchronistion', '/a'],
    ['half written', 'impor', '/d'],
    ['by a synonym', 'charger un csv', '/d'],
    ['by a synonym with a typing mistake in the sentence', 'desabonner svp', '/b'],
  ])('%s', (_how, query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  test.each([
    ['without an apostrophe', 'labonné', '/a'],
    ['with two letters exchanged', 'résiiler contart', '/b'],
    ['as it sounds', 'aperssu fichié', '/d'],
    ['in the letters of a message', 'jveux resilier mon abo svp', '/b'],
  ])('%s', (_how, query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  test('a word that means something else is not corrected into another', () => {
    const known = vocabularyOf(['median', 'carte', 'page']);
    expect(correctionsOf('qouta', vocabularyOf(['quota']))).toEqual([{ term: 'quota', sureness: 0.5 }]);
    expect(correctionsOf('xylophone', known)).toEqual([]);
    expect(correctionsOf('pag', known).map(({ term }) => term)).toEqual(['page']);
    expect(correctionsOf('2fa', known)).toEqual([]);
  });

  test('« comment » is no beginning, and a rule is no payment', () => {
    expect(stemOf('comment', 'fr')).not.toBe(stemOf('commencer', 'fr'));
    expect(stemOf('regles', 'fr')).not.toBe(stemOf('regler', 'fr'));
    expect(stemOf('notes', 'en')).not.toBe(stemOf('not', 'en'));
  });

  test('in English too, and by words of the trade', () => {
    expect(found('unsubscribe', 'en')[0]).toBe('/b');
    expect(found('refreshing', 'en')[0]).toBe('/a');
  });

  test('a ligature and its letters are one', () => {
    expect(normaliseText('Cœur naïf')).toBe('coeur naif');
  });

  test('forms of a word have one stem, and short words keep theirs', () => {
    for (const form of ['synchroniser', 'synchronisation', 'synchronisations']) {
      expect(stemOf(normaliseText(form), 'fr')).toBe('synchronis');
    }
    expect(stemOf('client', 'fr')).toBe('client');
    expect(stemOf('10204', 'fr')).toBe('10204');
  });

  test('a subscription is no subscriber', () => {
    expect(termsOf('abonnement', 'fr')).not.toEqual(termsOf('abonne', 'fr'));
  });
});

test('nothing is found for words that stand nowhere, and for small words alone', () => {
  expect(found('xylophone')).toEqual([]);
  expect(found('comment est-ce que je')).toEqual([]);
  expect(found('')).toEqual([]);
});

test('what has several of the words goes before what has one of them often', () => {
  const places = [
    place('/often', 'Plan, plan et plan', 'plan plan plan plan plan'),
    place('/both', 'Autre', 'un plan se met en pause'),
  ];
  const [first] = searchDocs(makeDocIndex(places, 'fr'), 'plan en pause', { language: 'fr', most: 2 });
  expect(first?.path).toBe('/both');
});

test('a phrase that people ask with leads to its place, small words and all', () => {
  const places = [
    place('/often', 'Vidéos', 'Dire une vidéo, des vidéos, la vidéo de la vidéo.'),
    { ...place('/asked', 'Scripts', 'Un texte à lire.'), asked: 'quoi dire, écrire mon texte' },
  ];
  const [first] = searchDocs(makeDocIndex(places, 'fr'), 'jsp quoi dire', {
    language: 'fr',
    most: 2,
  });
  expect(first?.path).toBe('/asked');
  expect(first).not.toHaveProperty('asked');
});

test('an index that was written and read again finds the same', () => {
  const index = makeDocIndex(FRENCH, 'fr');
  const again = readDocIndex(JSON.stringify(index), 'fr');
  for (const query of ['médiane', 'charger un csv', 'desabonner']) {
    expect(searchDocs(again, query, { language: 'fr', most: 5 })).toEqual(
      searchDocs(index, query, { language: 'fr', most: 5 }),
    );
  }
});

test('an excerpt shows the stretch that fits, cut at words, with what fits marked', () => {
  const text = `${'Un mot de remplissage. '.repeat(20)}La corbeille garde un compte pendant trente jours. ${'Encore autre chose ici. '.repeat(20)}`;
  const [found1] = searchDocs(makeDocIndex([place('/x', 'Autre', text)], 'fr'), 'corbeille', {
    language: 'fr',
    most: 1,
  });
  const parts = excerptOf(text, found1?.terms ?? [], 'fr');
  expect(parts.filter(part => part.isMarked).map(part => part.text)).toEqual(['corbeille']);
  const whole = parts.map(part => part.text).join('');
  expect(whole).toMatch(/^… .*corbeille.*…$/);
  expect(whole.length).toBeLessThan(240);
  for (const word of whole.match(/\p{L}+/gu) ?? []) expect(text).toContain(word);
});

test('a text without what was looked for begins at its beginning', () => {
  expect(excerptOf('Un texte court.', [], 'fr')).toEqual([{ text: 'Un texte court.', isMarked: false }]);
});

test.each([
  ['mdp', 'fr', 'Œuvre : le mot de passe oublié se change.', 'mot de passe'],
  ['courriel', 'fr', 'Répondez à l’e-mail reçu.', 'e-mail'],
  ['password', 'en', 'Choose a new pass word there.', 'pass word'],
] as const)('what is found as one word is marked as it is written (%s)', (query, language, text, marked) => {
  const terms = splitWords(query).flatMap(word => termsOf(word, language));
  const parts = excerptOf(text, terms, language);
  expect(parts.filter(part => part.isMarked).map(part => part.text)).toEqual([marked]);
  expect(parts.map(part => part.text).join('')).toBe(text);
});
