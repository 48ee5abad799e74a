import { DAY_MS } from '#domain/time/day-ms.ts';
import type { Period, PeriodDays } from '#domain/time/period.ts';

/** A calendar date in some time zone, `YYYY-MM-DD`: sorting as text sorts by date. */
export type LocalDate = string;

/** Creating a formatter costs a hundred times one use; there are about six hundred zones, so each is cached. */
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

function dateByIntl(instant: number, format: Intl.DateTimeFormat): LocalDate {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(instant)) parts[type] = value;
  return `${parts.year ?? ''}-${parts.month ?? ''}-${parts.day ?? ''}`;
}

/**
 * The first day that four digits can express: outside that range text order is not date order and the search does not
 * end.
 */
const FIRST_DAY = Date.parse('0001-01-01T00:00:00Z') / DAY_MS;
const LAST_DAY = Date.parse('9999-12-31T00:00:00Z') / DAY_MS;

/** Days since 1 January 1970. */
function dayOf(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

const CACHE_SIZE = 4_000;
const dates = new Map<number, LocalDate>();

function dateOfDay(day: number): LocalDate {
  let date = dates.get(day);
  if (date === undefined) {
    if (!(day >= FIRST_DAY && day <= LAST_DAY))
      throw new RangeError('Dates lie between the years 1 and 9999');
    date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    if (dates.size >= CACHE_SIZE) dates.clear();
    dates.set(day, date);
  }
  return date;
}

/** Formatting with Intl dominates the cost here, so each start of day per zone is computed once. */
const starts = new Map<string, Map<number, number>>();

function startOfDay(day: number, timeZone: string): number {
  let ofZone = starts.get(timeZone);
  if (ofZone === undefined) starts.set(timeZone, (ofZone = new Map<number, number>()));
  let start = ofZone.get(day);
  if (start === undefined) {
    start = findStartOfDay(day, formatFor(timeZone));
    if (ofZone.size >= CACHE_SIZE) ofZone.clear();
    ofZone.set(day, start);
  }
  return start;
}

/** Binary search, so that only Intl decides the zone's rules. */
function findStartOfDay(day: number, format: Intl.DateTimeFormat): number {
  const date = dateOfDay(day);
  // No zone is further than 14 hours from UTC.
  let before = day * DAY_MS - 15 * 3_600_000;
  let within = day * DAY_MS + 15 * 3_600_000;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dateByIntl(middle, format) < date) before = middle;
    else within = middle;
  }
  return within;
}

/** Returns the calendar date of instants in one IANA time zone. */
export function localDateIn(timeZone: string): (instant: Date) => LocalDate {
  return instant => {
    const at = instant.getTime();
    let day = Math.floor(at / DAY_MS);
    while (at < startOfDay(day, timeZone)) day -= 1;
    while (at >= startOfDay(day + 1, timeZone)) day += 1;
    return dateOfDay(day);
  };
}

/** The date `days` later (or earlier, when negative): calendar arithmetic without a time zone. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayOf(date) + days);
}

export function daysBetween(earlier: LocalDate, later: LocalDate): number {
  return dayOf(later) - dayOf(earlier);
}

/** Every local day that the span touches, oldest first; both ends included. */
export function localDates(from: Date, to: Date, timeZone: string): LocalDate[] {
  const dateOf = localDateIn(timeZone);
  const first = dayOf(dateOf(from));
  const last = dayOf(dateOf(to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => dateOfDay(first + index));
}

/**
 * The first instant of a local day: 01:00 where a clock change skips midnight. The day before a clock change
 * lasts 23 or 25 hours.
 */
export function startOfLocalDay(date: LocalDate, timeZone: string): Date {
  return new Date(startOfDay(dayOf(date), timeZone));
}

/**
 * What « the last N days » means everywhere: the last `days` calendar days of a time zone, today included, from the
 * first instant of the oldest to `now`. A daily series has `days` points which add up to its total.
 */
export function lastLocalDays(days: PeriodDays, now: Date, timeZone: string): Period {
  const oldest = addDays(localDateIn(timeZone)(now), 1 - days);
  return { days, from: startOfLocalDay(oldest, timeZone), to: now };
}
