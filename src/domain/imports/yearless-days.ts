import { DAY_MS } from '#domain/time/day-ms.ts';
import type { WrittenDate } from './month-day.ts';

/** Allows for time zones where it is already tomorrow. */
const AHEAD_MS = 14 * 3_600_000;
/** How many years back a year is searched for; the platform exports nothing older. */
const YEARS_BACK = 12;

type DatedRows = { ok: true; days: string[] } | { ok: false; row: number };

/**
 * Assigns a date, YYYY-MM-DD, to each row of a daily file. Without years the newest row is the latest such date not
 * after `now`, and the others follow one day apart; the year is the latest in which every row fits, so that a 29
 * February settles it. A gap makes the year ambiguous and is rejected with the row (from 0) that is not consecutive.
 */
export function dateRows(rows: readonly WrittenDate[], now: Date): DatedRows {
  if (rows.every(({ year }) => year !== null)) return datedByThemselves(rows);
  const newestLast = walk(rows, now);
  if (newestLast.ok || rows.length < 2) return newestLast;
  const newestFirst = walk(rows.toReversed(), now);
  return newestFirst.ok ? { ok: true, days: newestFirst.days.toReversed() } : newestLast;
}

/** The latest such date that is neither after `now` nor before `notBefore`; null if there is none. */
export function latestDate(written: WrittenDate, now: Date, notBefore?: Date): Date | null {
  for (const date of candidates(written, now)) {
    return notBefore !== undefined && date.getTime() + DAY_MS <= notBefore.getTime() ? null : date;
  }
  return null;
}

function walk(rows: readonly WrittenDate[], now: Date): DatedRows {
  const newest = rows.at(-1);
  let furthest = rows.length - 1;
  if (newest === undefined) return { ok: true, days: [] };
  for (const last of candidates(newest, now)) {
    const days: string[] = [];
    let row = rows.length - 1;
    for (; row >= 0; row -= 1) {
      const date = new Date(last.getTime() - (rows.length - 1 - row) * DAY_MS);
      const written = rows[row];
      if (written === undefined || !isOn(written, date)) break;
      days.push(isoDay(date));
    }
    if (row < 0) return { ok: true, days: days.reverse() };
    furthest = Math.min(furthest, row);
  }
  return { ok: false, row: furthest };
}

function* candidates(written: WrittenDate, now: Date): Generator<Date> {
  const latest = now.getTime() + AHEAD_MS;
  const from = new Date(latest).getUTCFullYear();
  for (let year = from; year > from - YEARS_BACK; year -= 1) {
    const date = new Date(Date.UTC(year, written.month - 1, written.day));
    if (date.getTime() <= latest && isOn(written, date)) yield date;
  }
}

function datedByThemselves(rows: readonly WrittenDate[]): DatedRows {
  const days = new Set<string>();
  for (const [row, written] of rows.entries()) {
    const date = new Date(Date.UTC(written.year ?? 0, written.month - 1, written.day));
    const day = isoDay(date);
    if (!isOn(written, date) || days.has(day)) return { ok: false, row };
    days.add(day);
  }
  return { ok: true, days: [...days] };
}

function isOn({ year, month, day }: WrittenDate, date: Date): boolean {
  return (
    date.getUTCMonth() + 1 === month &&
    date.getUTCDate() === day &&
    (year === null || date.getUTCFullYear() === year)
  );
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
