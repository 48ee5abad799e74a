import { z } from 'zod';

/** All input of the analysing process: it reads no environment and no configuration. */
export const AnalysisSetup = z.object({
  ffmpeg: z.string(),
  ffprobe: z.string(),
  /** The program that limits ffmpeg's resources; null where the system has none. */
  prlimit: z.string().nullable(),
  container: z.enum(['mp4', 'mov', 'webm', 'matroska']),
  demuxer: z.enum(['mov', 'matroska']),
  bytes: z.number(),
  /** After this time no new part is started, milliseconds; longer videos get more. */
  softMs: z.number(),
  /** What each part may still take when a busy machine has used up the time, milliseconds. */
  leastMs: z.number(),
  /** Most a tool may take in all, milliseconds. */
  toolMs: z.number(),
});
export type AnalysisSetup = z.infer<typeof AnalysisSetup>;
