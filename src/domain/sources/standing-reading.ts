import type { VideoReading } from './measured.ts';

/** What is believed of a video until a better reading comes. */
export type StandingReading = Pick<
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
export function replacesStanding(standing: StandingReading | undefined, reading: StandingReading): boolean {
  if (standing === undefined) return true;
  if (reading.views === null && standing.views !== null) return false;
  const laterByMs = reading.observedAt.getTime() - standing.observedAt.getTime();
  const losesPrecision = standing.precision === 'exact' && reading.precision === 'rounded';
  return laterByMs > (losesPrecision ? EXACT_STANDS_MS : 0);
}

/** Whether a reading says something the history does not hold yet: other counts, or an hour between the two. */
export function belongsInHistory(standing: StandingReading | undefined, reading: StandingReading): boolean {
  if (standing === undefined) return true;
  const apartMs = Math.abs(reading.observedAt.getTime() - standing.observedAt.getTime());
  return apartMs >= SNAPSHOT_EVERY_MS || COUNTS.some(count => reading[count] !== standing[count]);
}

/** The reading with the counts that its source does not know taken from the one that stood before. */
export function withKnownCounts<Reading extends StandingReading>(
  standing: StandingReading | undefined,
  reading: Reading,
): Reading {
  if (standing === undefined) return reading;
  const counts = Object.fromEntries(COUNTS.map(count => [count, reading[count] ?? standing[count]]));
  return { ...reading, ...counts };
}
