import { expect, test } from 'vitest';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { generateScript } from './generate-script.ts';
import { unsaidWords } from './unsaid-words.ts';

test('a price that the library’s script does not speak of is named; what it says is not', () => {
  const topic = 'des pâtes pour 1,50 € par personne';
  const brief = { ...PLAIN_BRIEF, language: 'fr', niche: 'cooking', topic } as const;
  const script = generateScript({ brief, seconds: 45, sheet: 'problem-solution', seed: 1, niches: NICHES });
  const said = script?.beats.slice(1).flatMap(({ lines, onScreen }) => [...lines, onScreen]) ?? [];
  const unsaid = unsaidWords(topic, said, 'fr');
  expect(unsaid).toContain('1,50 €');
  expect(unsaidWords(topic, [...said, 'Des pâtes pour 1,50 € par personne.'], 'fr')).toEqual([]);
});

test('figures are met however they are written, and small words are not asked for', () => {
  expect(unsaidWords('pasta for 1.50 euros', ['Pasta at 1,50 €'], 'en')).toEqual([]);
  expect(unsaidWords('se lever à 18h30', ['Je me lève à 18 h 30, pour me lever mieux'], 'fr')).toEqual([]);
  expect(unsaidWords('', ['Bonjour'], 'fr')).toEqual([]);
});
