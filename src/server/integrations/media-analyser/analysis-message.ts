import { z } from 'zod';
import { MEDIA_STAGES } from '#domain/media/media-facts.ts';
import { MEDIA_REFUSALS } from '#domain/media/media-refusal.ts';
import { MediaFactsSchema } from './media-facts-schema.ts';

/** What the analysing process says on pipe 3, one JSON object a line. It reads strangers' files: nothing is believed. */
export const AnalysisMessage = z.discriminatedUnion('say', [
  z.object({ say: z.literal('stage'), stage: z.enum(MEDIA_STAGES), done: z.number().min(0).max(1) }),
  z.object({ say: z.literal('refused'), code: z.enum(MEDIA_REFUSALS), detail: z.string().max(500) }),
  z.object({ say: z.literal('facts'), facts: MediaFactsSchema }),
]);
export type AnalysisMessage = z.infer<typeof AnalysisMessage>;

/** The pipe they come on. */
export const MESSAGE_PIPE = 3;
