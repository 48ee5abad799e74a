import { expect, test } from 'vitest';
import { z } from 'zod';
import type { PackedMeter } from './bait-model.ts';
import { NOTIONS, type Notion } from './bait-notions.ts';
import { BAIT_SIGN_IDS } from './bait-signs.ts';
import { BAIT_WEIGHTS } from './bait-weights.ts';

test('data/bait/notions.json holds words of both languages under known signs', () => {
  const words = z.string().regex(/^\S+( \S+)*$/);
  const notion = z.strictObject({
    sign: z.enum(BAIT_SIGN_IDS),
    words: z.strictObject({ fr: words, en: words }),
  }) satisfies z.ZodType<Notion>;
  expect(z.record(z.string(), notion).parse(NOTIONS)).toEqual(NOTIONS);
});

test('data/bait/weights.json holds signs of the alphabet of weights, five a word', () => {
  const words = z.string().regex(/^(?:[\w-]{5})+$/);
  const meter = z.strictObject({
    bias: z.number(),
    form: z.string().regex(/^[\w-]+$/),
    formScale: z.number().positive(),
    words: z.strictObject({ fr: words, en: words }),
    wordScale: z.number().positive(),
  }) satisfies z.ZodType<PackedMeter>;
  expect(meter.safeParse(BAIT_WEIGHTS).error).toBeUndefined();
});
