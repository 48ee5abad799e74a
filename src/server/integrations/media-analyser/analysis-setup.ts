import { z } from 'zod';

/** All that the analysing process is told: it reads no environment and no configuration. */
export const AnalysisSetup = z.object({
  ffmpeg: z.string(),
  ffprobe: z.string(),
  /** The program that caps what ffmpeg may take; null where the system has none. */
  prlimit: z.string().nullable(),
  container: z.enum(['mp4', 'mov', 'webm', 'matroska']),
  demuxer: z.enum(['mov', 'matroska']),
  bytes: z.number(),
  /** After so long no new part is begun, milliseconds; longer videos get more. */
  softMs: z.number(),
  /** What each part may take all the same when a busy machine has used the time up, milliseconds. */
  leastMs: z.number(),
  /** Most a tool may take in all, milliseconds. */
  toolMs: z.number(),
});
export type AnalysisSetup = z.infer<typeof AnalysisSetup>;
