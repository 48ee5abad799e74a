import { csvStyle } from '#i18n/language/csv-style.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { FileStyle } from './file-table.ts';

/** File conventions for a user with these formats; `numbers` is the locale for formatting numbers. */
export function fileStyle(formats: Formats, numbers: string): FileStyle {
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  // Created once: a table formats a hundred thousand numbers.
  const whole = new Intl.NumberFormat(numbers, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(numbers, two);
  const percent = new Intl.NumberFormat(numbers, { ...two, style: 'percent' });
  return {
    formats,
    numbers: {
      whole: value => whole.format(value),
      decimal: value => decimal.format(value),
      percent: value => percent.format(value / 100),
    },
    csv: csvStyle(formats),
  };
}
