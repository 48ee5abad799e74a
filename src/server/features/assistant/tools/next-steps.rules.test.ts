import { expect, test } from 'vitest';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import { adviceCounts } from './next-steps.ts';

test.each([
  [['test_pattern'], ['1 piste à tester.'], ['1 lead to test.']],
  [['use_slot'], ['1 conseil soutenu par vos chiffres.'], ['1 piece of advice that your figures support.']],
  [
    ['use_slot', 'study_outlier', 'test_pattern'],
    ['2 conseils soutenus par vos chiffres, le plus important d’abord.', '1 piste à tester.'],
    [expect.stringMatching(/^2 pieces of advice/u), '1 lead to test.'],
  ],
] as const)('what may be chance is counted as a lead: %j', (rules, french, english) => {
  const advice = rules.map(rule => ({ rule }));
  expect(adviceCounts(advice, translateWith('fr', fr))).toEqual(french);
  expect(adviceCounts(advice, translateWith('en', en))).toEqual(english);
});
