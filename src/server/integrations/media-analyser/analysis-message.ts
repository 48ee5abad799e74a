import { z } from 'zod';
import { MEDIA_STAGES } from '#domain/media/media-facts.ts';
import { MEDIA_REFUSALS } from '#domain/media/media-refusal.ts';
import { MediaFactsSchema } from './media-facts-schema.ts';

/**
 * The analysing process's messages on pipe 3, one JSON object per line. It reads untrusted files, so every message is
 * validated.
 */
export const AnalysisMessage = z.discriminatedUnion('say', [
  z.object({ say: z.literal('stage'), stage: z.enum(MEDIA_STAGES), done: z.number().min(0).max(1) }),
  z.object({ say: z.literal('refused'), code: z.enum(MEDIA_REFUSALS), detail: z.string().max(500) }),
  z.object({ say: z.literal('facts'), facts: MediaFactsSchema }),
]);
export type AnalysisMessage = z.infer<typeof AnalysisMessage>;

/** The file descriptor of the message pipe. */
export const MESSAGE_PIPE = 3;
