import type { LocalDate } from '#domain/time/local-days.ts';

const STYLES = {
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  dayOfMonth: { day: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const CACHE_SIZE = 4_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const labels = new Map<string, string>();

/** A day formatted for an axis: « 21 nov. », or its number only. Cached: the same days are requested repeatedly. */
export function dayLabel(date: LocalDate, style: keyof typeof STYLES, locale: string): string {
  const key = `${locale} ${style} ${date}`;
  let label = labels.get(key);
  if (label === undefined) {
    label = formatFor(style, locale).format(new Date(`${date}T00:00:00Z`));
    if (labels.size >= CACHE_SIZE) labels.clear();
    labels.set(key, label);
  }
  return label;
}

function formatFor(style: keyof typeof STYLES, locale: string): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  let format = formats.get(key);
  if (format === undefined) formats.set(key, (format = new Intl.DateTimeFormat(locale, STYLES[style])));
  return format;
}
