import { nextRunAt } from '#domain/report-schedules/schedule.ts';

export const DIGEST_FREQUENCIES = ['never', 'daily', 'weekly'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** In the user's time zone: every day, or every Monday. */
const DIGEST_HOUR = 8;
const MONDAY = 1;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Maximum lines in one mail; the number of further ones is stated below them. */
export const MOST_LINES = 20;

/** The first instant after the given one at this hour in the user's time zone; null: no digest is wanted. */
export function nextDigestAt(frequency: DigestFrequency, after: Date, timeZone: string): Date | null {
  if (frequency === 'never') return null;
  const days = frequency === 'weekly' ? [MONDAY] : WEEK;
  const times = days.map(day =>
    nextRunAt({ frequency: 'weekly', day, hour: DIGEST_HOUR }, after, timeZone).getTime(),
  );
  return new Date(Math.min(...times));
}
