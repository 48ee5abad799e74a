import { addDays, type LocalDate } from '#domain/time/local-days.ts';
import {
  addMonths,
  dateOf,
  endOfMonth,
  partsOf,
  spanOf,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  weekdayOf,
  type NamedSpan,
} from './calendar.ts';
import { resolveDay, type WrittenDay } from './written-date.ts';

export type TimeUnit = 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year';

/** Longer than ten years makes no sense for a short-video account. */
const MOST_DAYS = 3_660;
const MOST_MONTHS = 120;

/** The last `count` units, today included. 48 hours are two days: figures are stored by day. */
export function lastUnits(count: number, unit: TimeUnit, today: LocalDate): NamedSpan | null {
  if (!(count >= 1)) return null;
  const days = (many: number, kind: 'last_days' | 'last_weeks'): NamedSpan | null =>
    many > MOST_DAYS ? null : spanOf(kind, addDays(today, 1 - many), today, today);
  const months = (many: number): NamedSpan | null =>
    many > MOST_MONTHS ? null : spanOf('last_months', addDays(addMonths(today, -many), 1), today, today);
  if (unit === 'hour') return days(Math.ceil(count / 24), 'last_days');
  if (unit === 'day') return days(count, 'last_days');
  if (unit === 'week') return days(count * 7, 'last_weeks');
  if (unit === 'fortnight') return days(count * 14, 'last_weeks');
  if (unit === 'quarter') return months(count * 3);
  return months(unit === 'year' ? count * 12 : count);
}

/** « Two months ago »: the day, or the whole calendar week, month or year that many units ago. */
export function unitAgo(count: number, unit: TimeUnit, today: LocalDate): NamedSpan | null {
  if (!(count >= 1) || count > MOST_DAYS) return null;
  if (unit === 'hour') return spanOf('day', today, today, today);
  if (unit === 'day') {
    const day = addDays(today, -count);
    return count === 1 ? yesterday(today) : spanOf('day', day, day, today);
  }
  if (unit === 'week' || unit === 'fortnight') {
    const from = addDays(startOfWeek(today), -7 * count * (unit === 'fortnight' ? 2 : 1));
    return spanOf(count === 1 && unit === 'week' ? 'last_week' : 'between', from, addDays(from, 6), today);
  }
  if (unit === 'quarter') return quarterFrom(startOfQuarter(today, -count), 'quarter', today);
  if (unit === 'year') return yearSpan(partsOf(today).year - count, today);
  const from = startOfMonth(today, -count);
  return spanOf(count === 1 ? 'last_month' : 'month', from, endOfMonth(from), today);
}

export function yesterday(today: LocalDate): NamedSpan {
  const day = addDays(today, -1);
  return spanOf('yesterday', day, day, today);
}

/** The unit that contains today. */
export function thisUnit(unit: 'week' | 'month' | 'quarter' | 'year', today: LocalDate): NamedSpan {
  if (unit === 'week') return spanOf('this_week', startOfWeek(today), today, today);
  if (unit === 'month') return spanOf('this_month', startOfMonth(today), today, today);
  if (unit === 'quarter') return spanOf('this_quarter', startOfQuarter(today), today, today);
  return spanOf('this_year', `${partsOf(today).year}-01-01`, today, today);
}

/** The whole calendar unit before the one that contains today. */
export function lastUnit(unit: 'week' | 'month' | 'quarter' | 'year', today: LocalDate): NamedSpan {
  if (unit === 'quarter') return quarterFrom(startOfQuarter(today, -1), 'last_quarter', today);
  if (unit === 'year') {
    const year = partsOf(today).year - 1;
    return spanOf('last_year', `${year}-01-01`, `${year}-12-31`, today);
  }
  const from = unit === 'week' ? addDays(startOfWeek(today), -7) : startOfMonth(today, -1);
  const to = unit === 'week' ? addDays(from, 6) : endOfMonth(from);
  return spanOf(unit === 'week' ? 'last_week' : 'last_month', from, to, today);
}

/** The current weekend, or the last one: « this weekend » said on a Tuesday refers to the past one. */
export function weekend(isLast: boolean, today: LocalDate): NamedSpan {
  const monday = startOfWeek(today);
  const isNow = weekdayOf(today) >= 5;
  if (isNow && !isLast) return spanOf('this_weekend', addDays(monday, 5), addDays(monday, 6), today);
  return spanOf('last_weekend', addDays(monday, -2), addDays(monday, -1), today);
}

/** The most recent day of that weekday before today; `weekday` 0 is Monday. */
export function lastWeekday(weekday: number, today: LocalDate): LocalDate {
  const back = (weekdayOf(today) - weekday + 7) % 7;
  return addDays(today, -(back === 0 ? 7 : back));
}

function quarterFrom(
  from: LocalDate,
  kind: 'quarter' | 'last_quarter' | 'this_quarter',
  today: LocalDate,
): NamedSpan {
  return spanOf(kind, from, endOfMonth(startOfMonth(from, 2)), today);
}

/** A quarter by its number; without a year, the most recent one that has begun. */
export function namedQuarter(number: number, year: number | null, today: LocalDate): NamedSpan {
  const month = number * 3 - 2;
  const from = resolveDay({ year, month, day: 1 }, today)?.from;
  return from === undefined ? { refused: 'impossible' } : quarterFrom(from, 'quarter', today);
}

/** A half of a year by its number. */
export function namedHalf(number: number, year: number | null, today: LocalDate): NamedSpan {
  const from = resolveDay({ year, month: number === 1 ? 1 : 7, day: 1 }, today)?.from;
  if (from === undefined) return { refused: 'impossible' };
  return spanOf('between', from, endOfMonth(startOfMonth(from, 5)), today);
}

export function yearSpan(year: number, today: LocalDate): NamedSpan {
  const current = partsOf(today).year;
  if (year === current) return thisUnit('year', today);
  return spanOf('year', `${year}-01-01`, `${year}-12-31`, today);
}

/** A named month or day on its own. */
export function writtenSpan(written: WrittenDay | 'ambiguous' | null, today: LocalDate): NamedSpan | null {
  if (written === null) return null;
  if (written === 'ambiguous') return { refused: 'vague' };
  const span = resolveDay(written, today);
  if (span === null) return { refused: 'impossible' };
  const kind = written.day !== null ? 'day' : written.month !== null ? 'month' : 'year';
  return spanOf(kind, span.from, span.to, today);
}

/** From a day up to today. */
export function sinceWritten(written: WrittenDay | 'ambiguous' | null, today: LocalDate): NamedSpan | null {
  if (written === null) return null;
  if (written === 'ambiguous') return { refused: 'vague' };
  const span = resolveDay(written, today);
  return span === null ? { refused: 'impossible' } : spanOf('since', span.from, today, today);
}

/** From and to as written; a part that one omits is taken from the other. */
export function betweenWritten(
  left: WrittenDay | 'ambiguous' | null,
  right: WrittenDay | 'ambiguous' | null,
  today: LocalDate,
): NamedSpan | null {
  if (left === null || right === null) return null;
  if (left === 'ambiguous' || right === 'ambiguous') return { refused: 'vague' };
  const end = resolveDay(right, today);
  if (end === null) return { refused: 'impossible' };
  if (end.from > today) return { refused: 'future' };
  const start = startOf(left, end.from);
  if (start === null) return { refused: 'impossible' };
  return spanOf('between', start, end.to, today);
}

function startOf(left: WrittenDay, end: LocalDate): LocalDate | null {
  if (left.month === null && left.day !== null) {
    const { year, month } = partsOf(end);
    return dateOf(year, month, left.day);
  }
  return resolveDay(left, end)?.from ?? null;
}
