import { factorText } from '#i18n/advice-sentence.ts';
import type { Formats } from '#i18n/formats.ts';
import type { Cell } from './report-document.ts';

/** As its reader writes numbers. */
interface Written {
  formats: Formats;
}

/** « +1 200 », « -300 », « 0 ». */
export function signed(value: number, { formats }: Written, decimals = 0): string {
  return `${value > 0 ? '+' : ''}${formats.number(value, decimals)}`;
}

export function whole(value: number, { formats }: Written): Cell {
  return { text: formats.number(value), value, format: 'whole' };
}

export function percent(value: number | null, { formats }: Written): Cell {
  return value === null ? { text: '' } : { text: formats.percent(value), value, format: 'percent' };
}

export function factor(value: number, { formats }: Written): Cell {
  // Finer than in a sentence: a small effect that is found reads « ×1,04 », not « ×1,0 ».
  const text = value < 10 ? `×${formats.number(value, 2)}` : factorText(value, formats);
  return { text, value, format: 'factor' };
}
