import { z } from 'zod';
import type { GeneratedText, GenerationBrief } from '#contract/generations/generations.ts';
import { ADDRESSES, PLATFORMS, TONES } from '#domain/generations/brief/brief.ts';
import { CTA_GOALS, CTA_PLACEMENTS } from '#domain/generations/brief/cta-goals.ts';

export type Writer = GeneratedText['writer'];

export const EMBEDDED: Writer = { kind: 'embedded', name: null };

/** Stored parameters of a generation. Older rows have fewer, and archives may contain anything. */
const parameters = z.object({
  language: z.enum(['fr', 'en']).catch('fr'),
  platform: z.enum(PLATFORMS).catch('tiktok'),
  niche: z.string().nullable().catch(null),
  topic: z.string().catch(''),
  tone: z.enum(TONES).catch('friendly'),
  address: z.enum(ADDRESSES).catch('tu'),
  audience: z.string().catch(''),
  proof: z.string().catch(''),
  putaclic: z.boolean().catch(false),
  payoff: z.string().catch(''),
  writer: z.object({ kind: z.enum(['embedded', 'model']), name: z.string().nullable() }).catch(EMBEDDED),
  goal: z.enum(CTA_GOALS).nullable().catch(null),
  placement: z.enum(CTA_PLACEMENTS).nullable().catch(null),
  considered: z.number().int().nonnegative().catch(0),
  topicKnown: z.boolean().catch(true),
  brokenOff: z.boolean().catch(false),
  outline: z.boolean().catch(false),
});

export interface MadeWith {
  brief: GenerationBrief;
  writer: Writer;
  goal: z.infer<typeof parameters>['goal'];
  placement: z.infer<typeof parameters>['placement'];
  considered: number;
  topicKnown: boolean;
  /** It was aborted: only the texts emitted until then were stored. */
  brokenOff: boolean;
  /** Most of the script was left for the user to write: nothing was charged, and nothing is locked. */
  outline: boolean;
}

export function readParameters(stored: unknown): MadeWith {
  const { writer, goal, placement, considered, topicKnown, brokenOff, outline, ...brief } = parameters.parse(
    typeof stored === 'object' && stored !== null ? stored : {},
  );
  return { brief, writer, goal, placement, considered, topicKnown, brokenOff, outline };
}
