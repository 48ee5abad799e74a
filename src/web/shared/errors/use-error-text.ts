import type { ErrorCode } from '#contract/wire/errors.ts';
import { DAY } from '#i18n/language/day-text.ts';
import { codeText, errorCodeOf } from '#web/ui/language/error-text.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

type Values = Readonly<Record<string, string | number>>;

/** The values of a failed call, whatever wraps them. */
export function valuesOf(error: unknown): Values {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  const values = typeof data === 'object' && data !== null && 'values' in data ? data.values : data;
  return typeof values === 'object' && values !== null ? (values as Values) : {};
}

/** Texts for codes and failed calls, with instants and days as dates in the user's own language and time zone. */
export function useErrorText() {
  const t = useT();
  const formats = useFormats();
  const dated = (value: string) => {
    if (INSTANT.test(value)) return formats.dateTime(value);
    // Noon UTC is the same day in every inhabited time zone.
    return DAY.test(value) ? formats.date(`${value}T12:00:00Z`) : value;
  };
  const code = (said: ErrorCode, values: Values) =>
    codeText(
      said,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? dated(value) : value,
        ]),
      ),
      t,
    );
  return {
    code,
    error(error: unknown): string {
      const known = errorCodeOf(error);
      if (known !== null) return code(known, valuesOf(error));
      return error instanceof TypeError ? t('ui.unreachable') : t('ui.failed');
    },
  };
}
