import type { SourceWarning } from './reading.ts';

/** Maximum plausible count, a million millions: the most liked account has some ten thousand millions. */
const MOST_COUNTED = 1_000_000_000_000;

/** A count as provided by a source: an integer from 0 to a million millions, or why there is none. */
export type CountReading =
  | { count: number; problem: null }
  | { count: null; problem: 'absent' | 'negative' | 'unreadable' };

const PLAIN_INTEGER = /^-?\d{1,20}$/;

/**
 * Parses a number or a plain integer string (`"11800000"`). Nothing is guessed: `"1.2M"`, fractions and implausibly
 * large numbers are unreadable; a negative number indicates an overflowed 32-bit counter.
 */
export function readCount(value: unknown): CountReading {
  if (value === undefined || value === null || value === '') return { count: null, problem: 'absent' };
  const number = typeof value === 'string' ? (PLAIN_INTEGER.test(value) ? Number(value) : NaN) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return { count: null, problem: 'unreadable' };
  if (number < 0) return { count: null, problem: 'negative' };
  if (!Number.isInteger(number) || number > MOST_COUNTED) return { count: null, problem: 'unreadable' };
  return { count: number === 0 ? 0 : number, problem: null };
}

/** The count or null; a problem with it is added to `warnings`, once. */
export function countOrWarn(value: unknown, warnings: SourceWarning[]): number | null {
  const reading = readCount(value);
  if (reading.problem === 'negative') warn(warnings, 'negative_count_dropped');
  if (reading.problem === 'unreadable') warn(warnings, 'unreadable_count_dropped');
  return reading.count;
}

/** Adds a warning unless already present. */
export function warn(warnings: SourceWarning[], warning: SourceWarning): void {
  if (!warnings.includes(warning)) warnings.push(warning);
}
