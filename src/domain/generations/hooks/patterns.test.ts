import { expect, test } from 'vitest';
import { z } from 'zod';
import { TONES } from '../brief/brief.ts';
import { ASSUMPTIONS, FAMILIES, SLOTS, slotsOf, type Pattern } from '../brief/pattern.ts';
import { LABEL_PATTERNS, PATTERNS } from './patterns.ts';

const LIST = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    family: z.enum(FAMILIES),
    text: z.string().min(1),
    tones: z.array(z.enum(TONES)).optional(),
    bait: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).optional(),
    impersonal: z.boolean().optional(),
    assumes: z.enum(ASSUMPTIONS).optional(),
    promise: z.enum(SLOTS).optional(),
  }) satisfies z.ZodType<Pattern>,
);

test.each([
  ['french', PATTERNS.fr],
  ['english', PATTERNS.en],
  ['french-labels', LABEL_PATTERNS.fr],
  ['english-labels', LABEL_PATTERNS.en],
])('data/hooks/patterns/%s.json holds patterns with known slots, each id once', (_name, patterns) => {
  expect(LIST.parse(patterns)).toEqual(patterns);
  expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
  for (const { text } of patterns) slotsOf(text);
});
