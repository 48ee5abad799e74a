import { addDays, type LocalDate } from '#domain/time/local-days.ts';
import { dateOf, endOfMonth, partsOf, startOfMonth } from './calendar.ts';

/** A date as written by a user; null where a part was omitted. Without a day, the whole month or year is meant. */
export interface WrittenDay {
  year: number | null;
  month: number | null;
  day: number | null;
}

interface DaySpan {
  from: LocalDate;
  to: LocalDate;
}

const MOST_YEARS_BACK = 8;

/** The period of a fully written date; null where it does not exist. */
function exactSpan(year: number, month: number | null, day: number | null): DaySpan | null {
  if (month === null) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const first = dateOf(year, month, day ?? 1);
  if (first === null) return null;
  return { from: first, to: day === null ? endOfMonth(first) : first };
}

/**
 * The days that a written date means. An omitted year, or month, is the most recent one in which the date was not later
 * than `notAfter`. Null: there is no such day.
 */
export function resolveDay({ year, month, day }: WrittenDay, notAfter: LocalDate): DaySpan | null {
  if (year !== null) return exactSpan(year, month, day);
  if (month !== null) {
    const latest = partsOf(notAfter).year;
    for (let back = 0; back <= MOST_YEARS_BACK; back += 1) {
      const span = exactSpan(latest - back, month, day);
      if (span !== null && span.from <= notAfter) return span;
    }
    return null;
  }
  if (day === null) return null;
  for (let back = 0; back < 12; back += 1) {
    const first = startOfMonth(notAfter, -back);
    const date = addDays(first, day - 1);
    if (date <= endOfMonth(first) && date <= notAfter) return { from: date, to: date };
  }
  return null;
}

/** Two-digit years are in this century. */
function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/**
 * A numeric date: `2026-10-03`, `03/10`, `3.10.26`. `dayFirst` null: the order is unknown, and a date that could be
 * read both ways is `ambiguous`.
 */
export function readFigures(text: string, dayFirst: true | null): WrittenDay | 'ambiguous' | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u.exec(text);
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const figures = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/u.exec(text);
  if (figures === null) return null;
  const [first, second] = [Number(figures[1]), Number(figures[2])];
  const year = yearOf(figures[3]);
  if (dayFirst === true || first > 12) return { year, month: second, day: first };
  if (second > 12 || first === second) return { year, month: first, day: second };
  return 'ambiguous';
}
