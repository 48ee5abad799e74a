import { isDated, roundingStep, type Precision, type SourceId, type VideoReading } from './reading.ts';

/** The current data of a video until a better measurement arrives. */
export type StoredReading = Pick<
  VideoReading,
  'views' | 'likes' | 'comments' | 'shares' | 'saves' | 'precision' | 'observedAt'
>;

const COUNTS = ['views', 'likes', 'comments', 'shares', 'saves'] as const;
const EXACT_STANDS_MS = 24 * 3_600_000;
const SNAPSHOT_EVERY_MS = 3_600_000;

/**
 * Whether a measurement replaces the stored one: only if it is later and has the views; exact counts are kept for a day
 * against rounded ones (the rounding would look like a decrease).
 */
export function replacesStored(standing: StoredReading | undefined, reading: StoredReading): boolean {
  if (standing === undefined) return true;
  if (reading.views === null && standing.views !== null) return false;
  const laterByMs = reading.observedAt.getTime() - standing.observedAt.getTime();
  const losesPrecision = standing.precision === 'exact' && reading.precision === 'rounded';
  return laterByMs > (losesPrecision ? EXACT_STANDS_MS : 0);
}

/** Whether a measurement adds to the history: other counts, or an hour's distance. Undated ones do not belong there. */
export function belongsInHistory(
  standing: StoredReading | undefined,
  reading: StoredReading & { source?: SourceId },
): boolean {
  if (!isDated(reading)) return false;
  if (standing === undefined) return true;
  const apartMs = Math.abs(reading.observedAt.getTime() - standing.observedAt.getTime());
  return apartMs >= SNAPSHOT_EVERY_MS || COUNTS.some(count => reading[count] !== standing[count]);
}

/** The measurement with its missing counts filled in from the previous one. */
export function withKnownCounts<Reading extends StoredReading>(
  standing: StoredReading | undefined,
  reading: Reading,
): Reading {
  if (standing === undefined) return reading;
  const counts = Object.fromEntries(COUNTS.map(count => [count, reading[count] ?? standing[count]]));
  return { ...reading, ...counts };
}

/** Where a file's time of measurement comes from. */
export const READING_TIMES = ['file', 'said', 'unknown'] as const;
export type ReadingTimeFrom = (typeof READING_TIMES)[number];

export interface FileTrust {
  timeFrom: ReadingTimeFrom;
  /** The user chose that the file's counts replace stored ones. */
  replacesNewer: boolean;
}

/**
 * Whether a file's measurement replaces the stored one. Where the file does not state its own time, counts that would
 * decrease are kept: public counts decreased in none of 4,604 videos measured eight days apart.
 */
export function fileReplacesStored(
  standing: StoredReading | undefined,
  reading: StoredReading,
  { timeFrom, replacesNewer }: FileTrust,
): boolean {
  if (standing === undefined) return true;
  if (reading.views === null && standing.views !== null) return false;
  if (replacesNewer) return true;
  if (!replacesStored(standing, reading)) return false;
  return timeFrom === 'file' || !falls(standing, reading);
}

/**
 * Why stored counts are kept against a file's: a decrease, no known time, a later time, the same time, or their
 * precision.
 */
export const WHY_HELD = ['falling', 'undated', 'newer', 'same', 'rounded'] as const;
export type WhyHeld = (typeof WHY_HELD)[number];

/** The reason why a file's measurement does not replace the stored one, given that it does not. */
export function whyHeld(
  standing: StoredReading & { source: SourceId },
  reading: StoredReading & { source: SourceId },
): WhyHeld {
  if (falls(standing, reading)) return 'falling';
  if (!isDated(standing) || !isDated(reading)) return 'undated';
  const laterByMs = standing.observedAt.getTime() - reading.observedAt.getTime();
  return laterByMs > 0 ? 'newer' : laterByMs === 0 ? 'same' : 'rounded';
}

/** Whether a count is lower than the stored one by more than rounding explains. */
function falls(standing: StoredReading, reading: StoredReading): boolean {
  const precision: Precision =
    standing.precision === 'rounded' || reading.precision === 'rounded' ? 'rounded' : 'exact';
  return COUNTS.some(count => {
    const [before, after] = [standing[count], reading[count]];
    if (before === null || after === null || after >= before) return false;
    const step = roundingStep(before, precision);
    return before - after > (step === 1 ? 0 : step);
  });
}
