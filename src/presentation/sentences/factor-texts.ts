import type { Formats } from '#i18n/language/formats.ts';

/** « ×1,4 », small factors with two decimals: ×0.07 is not ×0.1. */
export function timesText(factor: number, formats: Pick<Formats, 'number'>, decimals?: number): string {
  return `×${formats.number(factor, decimals ?? (factor >= 10 ? 0 : factor >= 1 ? 1 : 2))}`;
}

/** A factor and its range, all with the decimals needed by the smallest, or by one close to ×1. */
export function rangeTexts(
  { factor, low, high }: { factor: number; low: number; high: number },
  formats: Pick<Formats, 'number'>,
): { factor: string; low: string; high: string } {
  const isBesideOne = [factor, low, high].some(value => value >= 0.95 && value < 1.05);
  const decimals = low < 0.5 || isBesideOne ? 2 : 1;
  const write = (value: number) => timesText(value, formats, value >= 10 ? 0 : decimals);
  return { factor: write(factor), low: write(low), high: write(high) };
}

/** « ×1,4 », « ×12 », « ×0,17 »: two significant digits, and more when needed to distinguish a factor from ×1. */
export function factorText(factor: number, formats: Pick<Formats, 'number'>): string {
  return `×${formats.number(factor, decimalsOf(factor))}`;
}

/** A range of factors, rounded outwards: what is said to hold within it does. */
export function outwardTexts(
  { low, high }: { low: number; high: number },
  formats: Pick<Formats, 'number'>,
): { low: string; high: string } {
  const write = (factor: number, round: (value: number) => number, slack: number) => {
    const unit = 10 ** decimalsOf(factor);
    return factorText(round(factor * unit + slack) / unit, formats);
  };
  return { low: write(low, Math.floor, SLACK), high: write(high, Math.ceil, -SLACK) };
}

const SLACK = 1e-9;

function decimalsOf(factor: number): number {
  if (factor === 1) return 1;
  if (factor >= 0.995 && factor < 1.005) return 3;
  if (factor < 0.0995) return factor < 0.00995 ? 4 : 3;
  if (factor < 1.05) return 2;
  return factor < 10 ? 1 : 0;
}
