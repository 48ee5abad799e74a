import { LOCALE, type Language } from '#contract/wire/languages.ts';

/** Names of calendar dates (`YYYY-MM-DD`), independent of any time zone. */
export interface CalendarNames {
  /** samedi 21 novembre 2026 */
  day(date: string): string;
  /** nov. */
  month(date: string): string;
  /** lun., by its number: 0 is Sunday. */
  weekday(weekday: number): string;
}

export function calendarNames(language: Language): CalendarNames {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: 'UTC' });
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const month = format({ month: 'short' });
  const weekday = format({ weekday: 'short' });
  return {
    day: date => day.format(new Date(`${date}T00:00:00Z`)),
    month: date => month.format(new Date(`${date}T00:00:00Z`)),
    // 4 January 1970 was a Sunday.
    weekday: number => weekday.format(new Date(Date.UTC(1970, 0, 4 + number))),
  };
}
