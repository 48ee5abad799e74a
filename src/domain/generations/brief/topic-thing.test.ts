import { expect, test } from 'vitest';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { findAngles } from '../hooks/hook-candidates.ts';

const anglesOf = (topic: string, niche: string | null, language: 'fr' | 'en' = 'fr') =>
  findAngles({ ...PLAIN_BRIEF, language, niche, topic }, NICHES);
const names = (topic: string, niche: string | null, language: 'fr' | 'en' = 'fr') =>
  anglesOf(topic, niche, language).bundles.map(({ bundle }) => bundle.id);

test.each([null, 'parenting', 'cooking', 'baking', 'nutrition'])(
  'a library with children and with snacks knows nothing of « le goûter des enfants » (niche: %s)',
  niche => {
    const { known, bundles } = anglesOf('le goûter des enfants', niche);
    expect(bundles).toEqual([]);
    expect(known).toBe(false);
  },
);

test('nor of “kids’ snacks”, whatever it says of kids', () => {
  expect(anglesOf('kids’ snacks', 'parenting', 'en').known).toBe(false);
});

test.each([
  ['les repas des enfants', 'parenting', 'fr', 'parenting-meals'],
  ['les repas des petits', 'parenting', 'fr', 'parenting-meals'],
  ['recette de cookies', 'baking', 'fr', 'baking-cookies'],
  ['mes astuces pour les devoirs', 'parenting', 'fr', 'parenting-homework'],
  ['faire des cookies moelleux', 'baking', 'fr', 'baking-cookies'],
  ['homework for kids', 'parenting', 'en', 'parenting-homework'],
  ['chewy cookies recipe', 'baking', 'en', 'baking-cookies'],
] as const)('« %s » is still known to the niche %s', (topic, niche, language, angle) => {
  expect(names(topic, niche, language)).toContain(angle);
});
