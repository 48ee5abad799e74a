import { DAY_MS } from '#domain/time/day-ms.ts';
import { readWrittenDate, type WrittenDate } from './month-day.ts';
import { DATE_ORDERS, type DateOrder } from './column-choice.ts';

/** Allows for time zones where it is already tomorrow. */
const AHEAD_MS = 14 * 3_600_000;
const FIGURES = /^\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{4})?$/;

/** `none`: the dates are unambiguous; `unclear`: both orders fit, with the row (from 0) that shows it. */
type OrderReading = { order: DateOrder | null } | { unclear: number };

/**
 * Determines the order of numeric dates. A part above twelve settles it; else the order in which all dates are possible
 * and consecutive; else it is unclear.
 */
export function findDateOrder(texts: readonly string[], now: Date): OrderReading {
  const shown = texts.findIndex(text => FIGURES.test(text.trim()));
  if (shown < 0) return { order: null };
  const fitting = DATE_ORDERS.filter(order => isPossible(texts, order, now));
  if (fitting.length < 2) return { order: fitting[0] ?? null };
  const daily = fitting.filter(order => isDaily(texts, order));
  const [only, other] = daily;
  return only !== undefined && other === undefined ? { order: only } : { unclear: shown };
}

function isPossible(texts: readonly string[], order: DateOrder, now: Date): boolean {
  return texts.every(text => {
    const date = readWrittenDate(text, order);
    return date !== null && (date.year === null || instantOf(date) <= now.getTime() + AHEAD_MS);
  });
}

/** Ascending or descending by one day; a single date is not enough. */
function isDaily(texts: readonly string[], order: DateOrder): boolean {
  const days = texts.flatMap(text => {
    const date = readWrittenDate(text, order);
    return date === null ? [] : [Math.round(instantOf(date) / DAY_MS)];
  });
  const steps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  // Without years, a change of year looks like a jump of almost a whole year.
  const isOne = (step: number, way: number) => step === way || Math.abs(step) >= 364;
  return steps.length > 0 && [1, -1].some(way => steps.every(step => isOne(step, way)));
}

/** Dates without a year are placed in a leap year, so that 29 February is valid. */
function instantOf({ year, month, day }: WrittenDate): number {
  return Date.UTC(year ?? 2024, month - 1, day);
}
