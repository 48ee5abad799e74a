import { expect, test } from 'vitest';
import { z } from 'zod';
import { CTA_GOALS, CTA_PLACEMENTS } from '../brief/cta-goals.ts';
import { ASSUMPTIONS, slotsOf } from '../brief/pattern.ts';
import { CTA_PATTERNS, type CtaPattern } from './cta-patterns.ts';

const LIST = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    goal: z.enum(CTA_GOALS),
    placements: z.array(z.enum(CTA_PLACEMENTS)).min(1),
    text: z.string().min(1),
    assumes: z.enum(ASSUMPTIONS).optional(),
  }) satisfies z.ZodType<CtaPattern>,
);

test('data/hooks/calls-to-action.json holds calls with known slots, each id once a language', () => {
  expect(z.strictObject({ fr: LIST, en: LIST }).parse(CTA_PATTERNS)).toEqual(CTA_PATTERNS);
  for (const calls of [CTA_PATTERNS.fr, CTA_PATTERNS.en]) {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    for (const { text } of calls) slotsOf(text);
  }
});
