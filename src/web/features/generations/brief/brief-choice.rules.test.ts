import { expect, test } from 'vitest';
import { emptyBrief, habitsOf, hasSubject, readBrief } from './brief-choice.ts';

test('habits come back without the last topic, and the address stands over them', () => {
  const habits = habitsOf(
    {
      ...emptyBrief('fr'),
      niche: 'baking',
      tone: 'bold',
      topic: 'le levain',
      audience: 'les débutants',
    },
    'texts',
    null,
  );
  expect(readBrief(habits, new URLSearchParams(), { tool: 'texts', language: 'en' })).toEqual({
    ...emptyBrief('fr'),
    niche: 'baking',
    tone: 'bold',
    audience: 'les débutants',
  });
  expect(
    readBrief(habits, new URLSearchParams('niche=sleep&language=en&topic=naps'), {
      tool: 'texts',
      language: 'fr',
    }),
  ).toMatchObject({
    niche: 'sleep',
    language: 'en',
    topic: 'naps',
    tone: 'bold',
  });
});

test('a script opens in the language of the reader, or that of the last script, never that of the last hooks', () => {
  const none = new URLSearchParams();
  const hooks = habitsOf({ ...emptyBrief('en'), tone: 'bold' }, 'texts', null);
  expect(readBrief(hooks, none, { tool: 'scripts', language: 'fr' })).toMatchObject({
    language: 'fr',
    tone: 'bold',
  });
  const both = habitsOf(emptyBrief('fr'), 'scripts', hooks);
  expect(readBrief(both, none, { tool: 'scripts', language: 'en' }).language).toBe('fr');
  expect(readBrief(both, none, { tool: 'texts', language: 'fr' }).language).toBe('en');
});

test('what cannot be read is left out', () => {
  expect(
    readBrief('{', new URLSearchParams('niche=<b>&tone=loud'), { tool: 'texts', language: 'fr' }),
  ).toEqual(emptyBrief('fr'));
  expect(readBrief('[1]', new URLSearchParams(), { tool: 'texts', language: 'en' })).toEqual(
    emptyBrief('en'),
  );
  expect(
    readBrief('{"topic":"old","niche":7}', new URLSearchParams(), { tool: 'texts', language: 'fr' }),
  ).toEqual(emptyBrief('fr'));
});

test('a niche or a topic is something to write about', () => {
  expect(hasSubject(emptyBrief('fr'))).toBe(false);
  expect(hasSubject({ ...emptyBrief('fr'), topic: ' ' })).toBe(false);
  expect(hasSubject({ ...emptyBrief('fr'), niche: 'baking' })).toBe(true);
});
