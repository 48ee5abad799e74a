import { DAY_MS } from '#domain/time/day-ms.ts';
import { addDays, startOfLocalDay, type LocalDate } from '#domain/time/local-days.ts';
import type { PeriodPhrase, PeriodKind } from '#domain/assistant/question/question.ts';

/** Why a named period cannot be queried. */
export type PeriodRefusal = 'future' | 'vague' | 'impossible' | 'reversed';

/** A period named in words, or why it is refused. */
export type NamedSpan = PeriodPhrase | { refused: PeriodRefusal };

export function partsOf(date: LocalDate): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** The date of these numbers; null where it does not exist (31 February). */
export function dateOf(year: number, month: number, day: number): LocalDate | null {
  const instant = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    instant.getUTCFullYear() === year && instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return isReal ? instant.toISOString().slice(0, 10) : null;
}

/** 0 Monday to 6 Sunday. */
export function weekdayOf(date: LocalDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function startOfWeek(date: LocalDate): LocalDate {
  return addDays(date, -weekdayOf(date));
}

/** The first day of the month `months` later (earlier, when negative). */
export function startOfMonth(date: LocalDate, months = 0): LocalDate {
  const { year, month } = partsOf(date);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

export function endOfMonth(date: LocalDate): LocalDate {
  return addDays(startOfMonth(date, 1), -1);
}

/** The same day `months` later; the last day of the month where it has no such day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = startOfMonth(date, months);
  const last = endOfMonth(first);
  const wanted = addDays(first, partsOf(date).day - 1);
  return wanted > last ? last : wanted;
}

/** The first day of the quarter that lies `quarters` later. */
export function startOfQuarter(date: LocalDate, quarters = 0): LocalDate {
  const { month } = partsOf(date);
  return startOfMonth(date, quarters * 3 - ((month - 1) % 3));
}

/** Days in a period, both ends inclusive. */
function countDays(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
}

/** A period cut to end today at the latest; refused when it has not begun, or ends before it begins. */
export function spanOf(
  kind: Exclude<PeriodKind, 'all_time'>,
  from: LocalDate,
  to: LocalDate,
  today: LocalDate,
): NamedSpan {
  if (from > to) return { refused: 'reversed' };
  if (from > today) return { refused: 'future' };
  const end = to > today ? today : to;
  return { kind, from, to: end, days: countDays(from, end) };
}

/** The previous calendar unit, for periods that stand for a whole unit; null for others. */
function unitBefore(period: Exclude<PeriodPhrase, { kind: 'all_time' }>): [LocalDate, LocalDate] | null {
  const { kind, from } = period;
  if (kind === 'this_week' || kind === 'last_week') return [addDays(from, -7), addDays(from, -1)];
  if (kind === 'this_weekend' || kind === 'last_weekend') return [addDays(from, -7), addDays(from, -6)];
  if (kind === 'this_month' || kind === 'last_month' || kind === 'month') {
    return [startOfMonth(from, -1), addDays(from, -1)];
  }
  if (kind === 'this_quarter' || kind === 'last_quarter' || kind === 'quarter') {
    return [startOfMonth(from, -3), addDays(from, -1)];
  }
  if (kind === 'this_year' || kind === 'last_year' || kind === 'year') {
    return [startOfMonth(from, -12), addDays(from, -1)];
  }
  return null;
}

/**
 * The period to compare one with: the previous calendar unit, cut to the same number of days where the unit itself is
 * not over yet; otherwise the same number of days directly before it. Null for all time.
 */
export function periodBefore(period: PeriodPhrase): PeriodPhrase | null {
  if (period.kind === 'all_time') return null;
  const unit = unitBefore(period);
  if (unit === null) {
    const to = addDays(period.from, -1);
    return { kind: 'between', from: addDays(to, 1 - period.days), to, days: period.days };
  }
  const [from, last] = unit;
  const cut = addDays(from, period.days - 1);
  const isWhole = isWholeUnit(period);
  const to = isWhole || cut > last ? last : cut;
  return { kind: 'between', from, to, days: countDays(from, to) };
}

function isWholeUnit(period: Exclude<PeriodPhrase, { kind: 'all_time' }>): boolean {
  const next = addDays(period.to, 1);
  if (period.kind.endsWith('week')) return weekdayOf(next) === 0;
  if (period.kind.endsWith('weekend')) return weekdayOf(next) === 0;
  if (period.kind.endsWith('year')) return next.endsWith('-01-01');
  return period.kind.endsWith('quarter') ? startOfQuarter(next) === next : startOfMonth(next) === next;
}

/**
 * The instants of a period in a time zone: from the start of its first day to the end of its last day, but never after
 * `now`. Days with a clock change have 23 or 25 hours. `from` is null for all time.
 */
export function periodInstants(
  period: PeriodPhrase,
  now: Date,
  timeZone: string,
): { from: Date | null; to: Date } {
  const end = startOfLocalDay(addDays(period.to, 1), timeZone).getTime() - 1;
  return {
    from: period.from === null ? null : startOfLocalDay(period.from, timeZone),
    to: new Date(Math.min(end, now.getTime())),
  };
}
