import { DAY_MS } from '#domain/time/day-ms.ts';
import { addDays, localDateIn, startOfLocalDay, type LocalDate } from '#domain/time/local-days.ts';

export const SCHEDULE_FREQUENCIES = ['weekly', 'monthly'] as const;
export type ScheduleFrequency = (typeof SCHEDULE_FREQUENCIES)[number];

/** When a recurring report is made, in a given time zone. */
export interface ScheduleTimes {
  frequency: ScheduleFrequency;
  /** Weekly: 1 Monday to 7 Sunday. Monthly: 1 to 31; in a shorter month its last day. */
  day: number;
  /** 0 to 23. */
  hour: number;
}

/** Maximum recipients of a schedule's mails besides the owner. */
export const MOST_RECIPIENTS = 5;

/** An address that was invited is not written to again so soon, even when its schedule was deleted and made again. */
export const INVITATION_DAYS = 7;
/** Invitations of one sender that an address may leave unanswered within those days. */
export const MOST_UNANSWERED = 3;

const HOUR_MS = 3_600_000;

/** 1 Monday to 7 Sunday, from the calendar date only. */
function weekdayOf(date: LocalDate): number {
  return ((Date.parse(`${date}T00:00:00Z`) / DAY_MS + 3) % 7) + 1;
}

function lastDayOfMonth(date: LocalDate): number {
  const [year = 1970, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isDue({ frequency, day }: ScheduleTimes, date: LocalDate): boolean {
  if (frequency === 'weekly') return weekdayOf(date) === day;
  return Number(date.slice(8)) === Math.min(day, lastDayOfMonth(date));
}

/**
 * The first instant of a date at this local hour. Where a clock change skips it, the first instant after the gap; where
 * it occurs twice, the first one.
 */
function instantAt(date: LocalDate, hour: number, timeZone: string): Date {
  const start = startOfLocalDay(date, timeZone).getTime();
  const end = startOfLocalDay(addDays(date, 1), timeZone).getTime();
  const hourIn = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const shows = (at: number) => Number(hourIn.format(at));
  // Clock changes fall on full quarters of an hour.
  for (let at = start; at < end; at += HOUR_MS / 4) {
    if (shows(at) >= hour) return new Date(at);
  }
  // The last hours of the day are skipped.
  return new Date(end);
}

/** The first time after an instant; at most two months away. */
export function nextRunAt(times: ScheduleTimes, after: Date, timeZone: string): Date {
  let date = localDateIn(timeZone)(after);
  for (let days = 0; days <= 62; days += 1) {
    if (isDue(times, date)) {
      const at = instantAt(date, times.hour, timeZone);
      if (at > after) return at;
    }
    date = addDays(date, 1);
  }
  throw new Error('A schedule has no day within two months');
}
