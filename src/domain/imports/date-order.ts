import { readWrittenDate, type WrittenDate } from './month-day.ts';
import { DATE_ORDERS, type DateOrder } from './column-choice.ts';

const DAY_MS = 86_400_000;
/** Somewhere on earth it is already tomorrow. */
const AHEAD_MS = 14 * 3_600_000;
const FIGURES = /^\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{4})?$/;

/** `none`: the dates speak for themselves; `unclear`: both orders fit, and the row (from 0) that shows it. */
type OrderReading = { order: DateOrder | null } | { unclear: number };

/**
 * The order in which dates of figures alone are written. A part above twelve settles it; else the order in which
 * all are dates that can be, each a day from the one before; else nobody can tell.
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

/** Ascending or descending, a day apart; one date alone tells nothing. */
function isDaily(texts: readonly string[], order: DateOrder): boolean {
  const days = texts.flatMap(text => {
    const date = readWrittenDate(text, order);
    return date === null ? [] : [Math.round(instantOf(date) / DAY_MS)];
  });
  const steps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  // Without years a turn of the year looks like a leap of nearly a whole one.
  const isOne = (step: number, way: number) => step === way || Math.abs(step) >= 364;
  return steps.length > 0 && [1, -1].some(way => steps.every(step => isOne(step, way)));
}

/** Without a year, in a leap year: the 29th of February is a day like others. */
function instantOf({ year, month, day }: WrittenDate): number {
  return Date.UTC(year ?? 2024, month - 1, day);
}
