import { isDated, roundingStep, type Precision, type SourceId, type VideoReading } from './reading.ts';

/** What is believed of a video until a better reading comes. */
export type StoredReading = Pick<
  VideoReading,
  'views' | 'likes' | 'comments' | 'shares' | 'saves' | 'precision' | 'observedAt'
>;

const COUNTS = ['views', 'likes', 'comments', 'shares', 'saves'] as const;
const EXACT_STANDS_MS = 24 * 3_600_000;
const SNAPSHOT_EVERY_MS = 3_600_000;

/**
 * Whether a reading takes the place of the one that stands: only a later one does, only one that knows the
 * views, and for a day exact counts stand against rounded ones (the rounding would look like a fall).
 */
export function replacesStored(standing: StoredReading | undefined, reading: StoredReading): boolean {
  if (standing === undefined) return true;
  if (reading.views === null && standing.views !== null) return false;
  const laterByMs = reading.observedAt.getTime() - standing.observedAt.getTime();
  const losesPrecision = standing.precision === 'exact' && reading.precision === 'rounded';
  return laterByMs > (losesPrecision ? EXACT_STANDS_MS : 0);
}

/** Whether a reading says something the history does not hold yet: other counts, or an hour between the two. Without a time it has no place there. */
export function belongsInHistory(
  standing: StoredReading | undefined,
  reading: StoredReading & { source?: SourceId },
): boolean {
  if (!isDated(reading)) return false;
  if (standing === undefined) return true;
  const apartMs = Math.abs(reading.observedAt.getTime() - standing.observedAt.getTime());
  return apartMs >= SNAPSHOT_EVERY_MS || COUNTS.some(count => reading[count] !== standing[count]);
}

/** The reading with the counts that its source does not know taken from the one that stood before. */
export function withKnownCounts<Reading extends StoredReading>(
  standing: StoredReading | undefined,
  reading: Reading,
): Reading {
  if (standing === undefined) return reading;
  const counts = Object.fromEntries(COUNTS.map(count => [count, reading[count] ?? standing[count]]));
  return { ...reading, ...counts };
}

/** How a file came by the time of its counts. */
export const READING_TIMES = ['file', 'said', 'unknown'] as const;
export type ReadingTimeFrom = (typeof READING_TIMES)[number];

export interface FileTrust {
  timeFrom: ReadingTimeFrom;
  /** A person said that the file's counts are to stand. */
  replacesNewer: boolean;
}

/**
 * Whether a file's reading takes the place of the one that stands. Where the file does not say itself when it was
 * read, counts that would fall stay: public counts fell in none of 4,604 videos read eight days apart.
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

/** What keeps counts against a file's: a fall, no known time, a later time, the same time, or their precision. */
export const WHY_HELD = ['falling', 'undated', 'newer', 'same', 'rounded'] as const;
export type WhyHeld = (typeof WHY_HELD)[number];

/** Why a file's reading does not take the place of the one that stands, where it does not. */
export function whyHeld(
  standing: StoredReading & { source: SourceId },
  reading: StoredReading & { source: SourceId },
): WhyHeld {
  if (falls(standing, reading)) return 'falling';
  if (!isDated(standing) || !isDated(reading)) return 'undated';
  const laterByMs = standing.observedAt.getTime() - reading.observedAt.getTime();
  return laterByMs > 0 ? 'newer' : laterByMs === 0 ? 'same' : 'rounded';
}

/** Whether a count is lower than the one that stands, by more than rounding makes of it. */
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
