import type { Period, PeriodDays } from '#domain/periods/period.ts';

/** A calendar date in some time zone, `YYYY-MM-DD`: such texts sort as the days do. */
export type LocalDate = string;

const DAY_MS = 86_400_000;

/** A formatter costs a hundred times its use; there are some six hundred zones, so each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Tells the calendar date of instants in one IANA time zone. */
export function localDateIn(timeZone: string): (instant: Date) => LocalDate {
  const format = formatFor(timeZone);
  return instant => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of format.formatToParts(instant)) parts[type] = value;
    return `${parts.year ?? ''}-${parts.month ?? ''}-${parts.day ?? ''}`;
  };
}

/** The date `days` later (or earlier, when negative): calendar arithmetic, no time zone takes part. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every local day that the span touches, oldest first; both ends included. */
export function localDates(from: Date, to: Date, timeZone: string): LocalDate[] {
  const dateOf = localDateIn(timeZone);
  const last = dateOf(to);
  const dates: LocalDate[] = [];
  for (let date = dateOf(from); date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/**
 * The first instant of a local day. Where clocks skip midnight that is 01:00; at clock changes the day before
 * lasts 23 or 25 hours. Found by halving, so that only Intl decides what the zone does.
 */
export function startOfLocalDay(date: LocalDate, timeZone: string): Date {
  const dateOf = localDateIn(timeZone);
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  // No zone is further than 14 hours from UTC.
  let before = utcMidnight - 15 * 3_600_000;
  let within = utcMidnight + 15 * 3_600_000;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dateOf(new Date(middle)) < date) before = middle;
    else within = middle;
  }
  return new Date(within);
}

/**
 * The last `days` calendar days of a time zone, today included: from the first instant of the oldest to `now`.
 * Unlike `lastDays` it begins with a whole day, so that a series by day has `days` points which add up to its total.
 */
export function lastLocalDays(days: PeriodDays, now: Date, timeZone: string): Period {
  const oldest = addDays(localDateIn(timeZone)(now), 1 - days);
  return { days, from: startOfLocalDay(oldest, timeZone), to: now };
}
