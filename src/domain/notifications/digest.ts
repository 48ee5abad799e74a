import { nextRunAt } from '#domain/report-schedules/schedule.ts';

export const DIGEST_FREQUENCIES = ['never', 'daily', 'weekly'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** On the reader's clocks: each day, or each Monday. */
const DIGEST_HOUR = 8;
const MONDAY = 1;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Lines of one mail; how many more there are is said under them. */
export const MOST_LINES = 20;

/** The first time after an instant at which the reader's clocks show the hour; null: no digest is wanted. */
export function nextDigestAt(frequency: DigestFrequency, after: Date, timeZone: string): Date | null {
  if (frequency === 'never') return null;
  const days = frequency === 'weekly' ? [MONDAY] : WEEK;
  const times = days.map(day =>
    nextRunAt({ frequency: 'weekly', day, hour: DIGEST_HOUR }, after, timeZone).getTime(),
  );
  return new Date(Math.min(...times));
}
