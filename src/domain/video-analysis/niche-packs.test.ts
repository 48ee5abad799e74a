import { expect, test } from 'vitest';
import { z } from 'zod';
import { NICHE_PACKS, type NichePack } from './niche-packs.ts';

test('data/video-analysis/niches.json holds signs without accents and hashtags without their sign', () => {
  const tags = z.array(z.string().regex(/^[\p{L}\p{N}]+$/u)).min(1);
  const pack = z.strictObject({
    id: z.string().regex(/^[a-z-]+$/),
    signs: z.array(z.string().regex(/^[a-z0-9]+$/)).min(1),
    broad: tags,
    niche: z.strictObject({ fr: tags, en: tags }),
  }) satisfies z.ZodType<NichePack>;
  expect(z.array(pack).safeParse(NICHE_PACKS).error).toBeUndefined();
});
