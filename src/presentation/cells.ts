import { factorText } from './sentences/advice-sentence.ts';
import { localTime, spreadsheetDay } from '#domain/time/local-time.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { Cell } from './document.ts';

/** The reader's number formats. */
interface Written {
  formats: Formats;
}

/** « +1 200 », « −300 », « 0 ». */
export function signed(value: number, { formats }: Written, decimals = 0): string {
  const sign = value > 0 ? '+' : value < 0 ? '\u2212' : '';
  return `${sign}${formats.number(Math.abs(value), decimals)}`;
}

export function whole(value: number, { formats }: Written): Cell {
  return { text: formats.number(value), value, format: 'whole' };
}

const WHOLE_FROM = 1_000;

/** A median of counts: between two counts it is not a count itself. */
export function middle(value: number, all: Written): Cell {
  if (Number.isInteger(value) || value >= WHOLE_FROM) return whole(value, all);
  return { text: all.formats.number(value, 1), value, format: 'decimal' };
}

/** A day in the reader's time zone. */
export function day(instant: string, { formats }: Written): Cell {
  const [date = ''] = localTime(formats.timeZone)(instant).split(' ');
  return { text: formats.date(instant), value: spreadsheetDay(date), format: 'day' };
}

export function percent(value: number | null, { formats }: Written): Cell {
  return value === null ? { text: '' } : { text: formats.percent(value), value, format: 'percent' };
}

export function factor(value: number, { formats }: Written): Cell {
  // More precise than in a sentence: a small established effect reads « ×1,04 », not « ×1,0 ».
  const text = value < 10 ? `×${formats.number(value, 2)}` : factorText(value, formats);
  return { text, value, format: 'factor' };
}
