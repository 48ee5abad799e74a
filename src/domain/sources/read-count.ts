import type { SourceWarning } from './reading.ts';

/** Above a million of millions nothing was ever counted there: the most liked account has some ten thousand millions. */
const MOST_COUNTED = 1_000_000_000_000;

/** A count as a source wrote it: a whole number from 0 to a million of millions, or why there is none. */
export type CountReading =
  { count: number; problem: null } | { count: null; problem: 'absent' | 'negative' | 'unreadable' };

const PLAIN_INTEGER = /^-?\d{1,20}$/;

/**
 * Reads a number or a plain integer text (`"11800000"`). Nothing is guessed: `"1.2M"`, fractions and
 * numbers past all counting are unreadable; a negative is what an overflowed 32-bit counter looks like.
 */
export function readCount(value: unknown): CountReading {
  if (value === undefined || value === null || value === '') return { count: null, problem: 'absent' };
  const number = typeof value === 'string' ? (PLAIN_INTEGER.test(value) ? Number(value) : NaN) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return { count: null, problem: 'unreadable' };
  if (number < 0) return { count: null, problem: 'negative' };
  if (!Number.isInteger(number) || number > MOST_COUNTED) return { count: null, problem: 'unreadable' };
  return { count: number === 0 ? 0 : number, problem: null };
}

/** The count or null; what was wrong with it is added to `warnings`, once. */
export function countOrWarn(value: unknown, warnings: SourceWarning[]): number | null {
  const reading = readCount(value);
  if (reading.problem === 'negative') warn(warnings, 'negative_count_dropped');
  if (reading.problem === 'unreadable') warn(warnings, 'unreadable_count_dropped');
  return reading.count;
}

/** Adds a warning unless it is there already. */
export function warn(warnings: SourceWarning[], warning: SourceWarning): void {
  if (!warnings.includes(warning)) warnings.push(warning);
}
