import type { Formats } from './formats.ts';

/** Share of the others that do worse: never « better than 100 % » by rounding up. */
export function shareText(percentile: number, formats: Pick<Formats, 'percent'>): string {
  return formats.percent(Math.floor(percentile), 0);
}
