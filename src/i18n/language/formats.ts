import { LOCALE, type Language } from '#contract/wire/languages.ts';
import {
  firstWeekday,
  LANGUAGE_FORMATS,
  type DateFormat,
  type FormatChoice,
  type NumberFormat,
} from '#domain/profile/format-choice.ts';
import { asRead } from './as-formatted.ts';

/** All formatting of numbers, dates and durations: from the user's language, time zone and preferences. */
export interface Formats {
  /** 12 345 */
  number(value: number, decimals?: number): string;
  /** Spec §9: from 1,000 as K, from 1,000,000 as M, one decimal. */
  compact(value: number): string;
  /** A percentage given in percent (4.2 → « 4,20 % »). */
  percent(value: number, decimals?: number): string;
  /** 21 novembre 2026 */
  date(value: Date | string): string;
  /** 21 nov. */
  shortDate(value: Date | string): string;
  /** 21 novembre 2026 à 14:05 */
  dateTime(value: Date | string): string;
  /** 14:05 */
  time(value: Date | string): string;
  /** « il y a 3 heures », relative to `now`. */
  relative(value: Date | string, now: Date): string;
  /** Cents of a currency → « 39 € ». */
  money(cents: number, currency?: string): string;
  /** « a, b et c » */
  list(items: string[]): string;
  /** Weekday a week begins on: 0 is Sunday. */
  firstWeekday: number;
  timeZone: string;
  /** The user's format preferences. */
  choice: FormatChoice;
}

/** Locales that format numbers that way, whatever the language of the texts. */
const NUMBER_LOCALE: Record<Exclude<NumberFormat, 'language'>, string> = {
  space_comma: 'fr-FR',
  comma_point: 'en-GB',
  point_comma: 'de-DE',
};

/** Locales that format numeric dates that way. */
const DATE_LOCALE: Record<Exclude<DateFormat, 'language'>, string> = {
  day_month_year: 'en-GB',
  month_day_year: 'en-US',
  year_month_day: 'en-CA',
};

/** The locale used to format numbers. */
export function numberLocale(language: Language, choice: NumberFormat): string {
  return choice === 'language' ? LOCALE[language] : NUMBER_LOCALE[choice];
}

const RELATIVE_STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function createFormats(
  language: Language,
  timeZone: string,
  choice: FormatChoice = LANGUAGE_FORMATS,
): Formats {
  const locale = LOCALE[language];
  const numbers = numberLocale(language, choice.number_format);
  const asDate = (value: Date | string) => (typeof value === 'string' ? new Date(value) : value);
  const decimalsFormat = (decimals: number) =>
    new Intl.NumberFormat(numbers, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const whole = new Intl.NumberFormat(numbers, { maximumFractionDigits: 0 });
  const one = decimalsFormat(1);
  const { date, shortDate, dateTime } = dateFormats(language, timeZone, choice.date_format);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const justNow = language === 'fr' ? 'à l’instant' : 'just now';
  return {
    number: (value, decimals = 0) => (decimals === 0 ? whole : decimalsFormat(decimals)).format(value),
    compact(value) {
      const size = Math.abs(value);
      // 999,950 and more would round to « 1000,0K », 999.95 to « 1 000 ».
      if (size >= 999_950) return `${one.format(value / 1_000_000)}M`;
      if (size >= 999.95) return `${one.format(value / 1_000)}K`;
      return new Intl.NumberFormat(numbers, { maximumFractionDigits: 1 }).format(value);
    },
    percent: (value, decimals = 2) =>
      new Intl.NumberFormat(numbers, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value / 100),
    date: value => asRead(date.format(asDate(value))),
    shortDate: value => asRead(shortDate.format(asDate(value))),
    dateTime: value => asRead(dateTime.format(asDate(value))),
    time: value => time.format(asDate(value)),
    relative(value, now) {
      const seconds = (asDate(value).getTime() - now.getTime()) / 1000;
      for (const [unit, size] of RELATIVE_STEPS) {
        if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
      }
      const past = Math.trunc(seconds);
      return past === 0 ? justNow : relative.format(past, 'second');
    },
    money: (cents, currency = 'EUR') =>
      new Intl.NumberFormat(numbers, {
        style: 'currency',
        currency,
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      }).format(cents / 100),
    firstWeekday: firstWeekday(choice.week_start),
    timeZone,
    choice,
    list: items => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  };
}

/** In words following the language, or numeric in the chosen order; times always follow the language. */
function dateFormats(language: Language, timeZone: string, choice: DateFormat) {
  const locale = LOCALE[language];
  if (choice === 'language') {
    return {
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
      shortDate: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }),
      dateTime: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    };
  }
  const figures = DATE_LOCALE[choice];
  const date = new Intl.DateTimeFormat(figures, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return {
    date,
    shortDate: new Intl.DateTimeFormat(figures, { day: '2-digit', month: '2-digit', timeZone }),
    dateTime: { format: (value: Date) => `${date.format(value)} ${time.format(value)}` },
  };
}
