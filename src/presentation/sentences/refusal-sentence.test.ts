import { expect, test } from 'vitest';
import { refusal } from '#domain/statistics/estimate.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import { sharedRefusal } from './refusal-sentence.ts';

const t = translateWith('fr', fr);
const few = refusal('too_few_videos', 6, 8);

test('answers that are refused for one reason have one sentence', () => {
  expect(sharedRefusal([few, few, few], t)).toMatch(/6 vidéos, il en faut 8$/u);
});

test('others are told one by one', () => {
  expect(sharedRefusal([few, refusal('too_few_videos', 5, 8)], t)).toBeNull();
  expect(sharedRefusal([few, { known: true }], t)).toBeNull();
  expect(sharedRefusal([few], t)).toBeNull();
  expect(sharedRefusal([], t)).toBeNull();
});
