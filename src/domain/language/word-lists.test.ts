import { expect, test } from 'vitest';
import { z } from 'zod';
import { PLAIN, SUBJUNCTIVES } from './address-words.ts';
import { ALS, BEFORE_VOWEL, EUSE, FRENCH_FEMININES, FRENCH_UNCHANGING } from './french-adjective-words.ts';
import {
  COMMON_ER,
  COMMON_IR,
  DOUBLING_ER,
  GRAVE_ER,
  IRREGULAR_VERBS,
  ISSER,
  NOUN_TOO,
} from './french-verb-words.ts';
import { H_ASPIRE, NO_ELISION, Y_ELIDES } from './h-aspire-words.ts';
import { TRIGRAMS } from './language-trigrams.ts';

const word = z.string().regex(/^\S(?:.*\S)?$/u);

test.each(
  Object.entries({
    ALS,
    EUSE,
    FRENCH_UNCHANGING,
    COMMON_ER,
    COMMON_IR,
    DOUBLING_ER,
    GRAVE_ER,
    ISSER,
    NOUN_TOO,
    H_ASPIRE,
    NO_ELISION,
    Y_ELIDES,
  }),
)('%s lists words without blanks around them', (_name, list) => {
  expect(z.array(word).min(1).safeParse(list).error).toBeUndefined();
});

test.each(
  Object.entries({
    FRENCH_FEMININES,
    BEFORE_VOWEL,
  }),
)('%s gives a form for each word', (_name, forms) => {
  expect(z.record(word, word).safeParse(forms).error).toBeUndefined();
});

test('pairs are pairs, and irregular verbs have three forms or five', () => {
  const pairs = z.array(z.tuple([word, word])).min(1);
  for (const list of [SUBJUNCTIVES, PLAIN.tu, PLAIN.vous])
    expect(pairs.safeParse(list).error).toBeUndefined();
  expect(IRREGULAR_VERBS.filter(forms => forms.length < 3 || forms.length > 5)).toEqual([]);
});

test('sequences of letters have three, under a weight from 1 to 4', () => {
  const weighed = z.record(z.enum(['1', '2', '3', '4']), z.array(z.string().length(3)).min(1));
  expect(z.strictObject({ fr: weighed, en: weighed }).safeParse(TRIGRAMS).error).toBeUndefined();
});
