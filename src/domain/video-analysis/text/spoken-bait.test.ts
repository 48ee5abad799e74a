import { expect, test } from 'vitest';
import { readBait } from './spoken-bait.ts';

test.each([
  ['Golden hour over the harbour', 0, []],
  ['Pourquoi votre pain ne lève pas ?', 0, []],
  ['Voici pourquoi votre pain colle', 1, ['withheld']],
  ['You won’t believe this trick', 1, ['withheld']],
  ['Cette erreur ruine votre pain', 2, ['withheld', 'stakes']],
  [
    'INCROYABLE SECRET !!! Cette erreur ruine votre pain…',
    3,
    ['withheld', 'superlative', 'stakes', 'capitals', 'exclamations', 'dots'],
  ],
  ['La NASA et le CNES', 0, []],
  ['DIY', 0, []],
  ['', 0, []],
] as const)('%s', (words, level, signs) => {
  const reading = readBait(words);
  expect(reading.level).toBe(level);
  expect(reading.signs.map(({ sign }) => sign)).toEqual(signs);
});

test('each sign is shown by the words as they stand', () => {
  expect(readBait('Oui : « Cette astuce »').signs).toEqual([{ sign: 'withheld', words: 'Cette astuce' }]);
  expect(readBait('Vous n’allez pas le croire').signs).toEqual([
    { sign: 'withheld', words: 'n’allez pas le croire' },
  ]);
});
