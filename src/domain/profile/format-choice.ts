/** Number format: that of the language, or 12 345,6 · 12,345.6 · 12.345,6 whatever the language. */
export const NUMBER_FORMATS = ['language', 'space_comma', 'comma_point', 'point_comma'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

/** Date format: in words, as usual in the language, or numeric: 21/11/2026 · 11/21/2026 · 2026-11-21. */
export const DATE_FORMATS = ['language', 'day_month_year', 'month_day_year', 'year_month_day'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const WEEK_STARTS = ['language', 'monday', 'sunday', 'saturday'] as const;
type WeekStart = (typeof WEEK_STARTS)[number];

/** Format preferences of a profile; the names are its columns. */
export interface FormatChoice {
  number_format: NumberFormat;
  date_format: DateFormat;
  week_start: WeekStart;
}

export const LANGUAGE_FORMATS: FormatChoice = {
  number_format: 'language',
  date_format: 'language',
  week_start: 'language',
};

/** First weekday, numbered as in `Date`: 0 is Sunday. Both languages of the product default to Monday. */
export function firstWeekday(choice: WeekStart): number {
  return choice === 'sunday' ? 0 : choice === 'saturday' ? 6 : 1;
}
