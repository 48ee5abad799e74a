import { expect, test } from 'vitest';
import { emptyBrief, habitsOf, hasSubject, readBrief } from './brief-choice.ts';

test('habits come back without the last topic, and the address stands over them', () => {
  const habits = habitsOf({
    ...emptyBrief('fr'),
    niche: 'baking',
    tone: 'bold',
    topic: 'le levain',
    audience: 'les débutants',
  });
  expect(readBrief(habits, new URLSearchParams(), 'en')).toEqual({
    ...emptyBrief('fr'),
    niche: 'baking',
    tone: 'bold',
    audience: 'les débutants',
  });
  expect(readBrief(habits, new URLSearchParams('niche=sleep&language=en&topic=naps'), 'fr')).toMatchObject({
    niche: 'sleep',
    language: 'en',
    topic: 'naps',
    tone: 'bold',
  });
});

test('what cannot be read is left out', () => {
  expect(readBrief('{', new URLSearchParams('niche=<b>&tone=loud'), 'fr')).toEqual(emptyBrief('fr'));
  expect(readBrief('[1]', new URLSearchParams(), 'en')).toEqual(emptyBrief('en'));
  expect(readBrief('{"topic":"old","niche":7}', new URLSearchParams(), 'fr')).toEqual(emptyBrief('fr'));
});

test('a niche or a topic is something to write about', () => {
  expect(hasSubject(emptyBrief('fr'))).toBe(false);
  expect(hasSubject({ ...emptyBrief('fr'), topic: ' ' })).toBe(false);
  expect(hasSubject({ ...emptyBrief('fr'), niche: 'baking' })).toBe(true);
});
