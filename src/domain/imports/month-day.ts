import type { DateOrder } from './column-choice.ts';

/** A date as written in a file; the year only where the file states it. */
export interface WrittenDate {
  year: number | null;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** In order of precedence: a word that two languages use for different months belongs to the first. */
export const MONTH_LANGUAGES: readonly string[] =
  'fr en es pt de it nl pl ru uk tr id ro cs sk hu sv da nb fi el bg ar he hi th fil ms'.split(' ');
const VIETNAMESE = 'một/giêng,hai,ba,tư,năm,sáu,bảy,tám,chín,mười,mười một,mười hai/chạp'
  .split(',')
  .map(words => words.split('/'));
const CONNECTORS = new Set(['de', 'd', 'del', 'di', 'of', 'the', 'den', 'der', 'do', 'ngày', 'г', 'р']);
const LONGEST_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const LONGEST_TEXT = 40;

let monthsByWord: ReadonlyMap<string, number> | undefined;

/**
 * Parses "February 28", "28 février", "1er janvier", "8 de marzo", "18 tháng Sáu", "9月13日" or "2026-02-28". Numeric
 * dates are parsed only with a given order: 02/03 could also be 03/02.
 */
export function readWrittenDate(text: string, order: DateOrder | null = null): WrittenDate | null {
  if (text.length > LONGEST_TEXT) return null;
  const plain = withWesternDigits(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso !== null) return dated(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = order === null ? null : /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}))?$/.exec(plain);
  if (figures !== null) {
    const [first, second] = [Number(figures[1]), Number(figures[2])];
    const [day, month] = order === 'day_first' ? [first, second] : [second, first];
    return dated(figures[3] === undefined ? null : Number(figures[3]), month, day);
  }
  const eastern = /^(?:(\d{4}) ?[年년] ?)?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]?$/.exec(plain);
  if (eastern !== null) {
    return dated(
      eastern[1] === undefined ? null : Number(eastern[1]),
      Number(eastern[2]),
      Number(eastern[3]),
    );
  }
  const vietnamese = /^(\d{1,2}) tháng (\D+|\d{1,2})(?:,? (?:năm )?(\d{4}))?$/.exec(plain);
  if (vietnamese !== null) {
    const year = vietnamese[3] === undefined ? null : Number(vietnamese[3]);
    return dated(year, vietnameseMonth(vietnamese[2] ?? ''), Number(vietnamese[1]));
  }
  return readWords(plain);
}

/** One month name, one day, optionally a year, in any order, with the small words of a language between them. */
function readWords(plain: string): WrittenDate | null {
  let year: number | null = null;
  let day: number | null = null;
  let month: number | null = null;
  for (const raw of plain.split(/[\s,’']+/)) {
    const token = raw.replace(/(?<![.º°])[.º°]+$/, '');
    const number = /^(\d{1,4})(?:er|st|nd|rd|th|re|ème|e)?$/.exec(token)?.[1];
    if (token === '' || CONNECTORS.has(token)) continue;
    if (number !== undefined && number.length === 4 && year === null) year = Number(number);
    else if (number !== undefined && number.length <= 2 && day === null) day = Number(number);
    else if (month === null && number === undefined) {
      month = monthOf(token);
      if (month === null) return null;
    } else return null;
  }
  return month === null || day === null ? null : dated(year, month, day);
}

function dated(year: number | null, month: number, day: number): WrittenDate | null {
  const longest = LONGEST_MONTH[month - 1];
  if (longest === undefined || day < 1 || day > longest) return null;
  if (year !== null && (year < 2014 || year > 2100)) return null;
  return { year, month, day };
}

function vietnameseMonth(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : VIETNAMESE.findIndex(words => words.includes(word.trim())) + 1;
}

/** Converts Arabic, Persian, Devanagari and full-width digits to 0 to 9. */
export function withWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, digit =>
    String((digit.charCodeAt(0) - (digit >= '\uff10' ? 0xff10 : digit >= '\u0966' ? 0x966 : 0x660)) & 0xf),
  );
}

function monthOf(word: string): number | null {
  monthsByWord ??= monthWords();
  return monthsByWord.get(word) ?? monthsByWord.get(withoutMarks(word)) ?? null;
}

/** Month names, long and short, in standalone form and with a day (Russian declines them). */
function monthWords(): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const language of MONTH_LANGUAGES) {
    for (const form of ['long', 'short'] as const) {
      for (const beside of [{}, { day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC', ...beside });
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(new Date(Date.UTC(2023, month - 1, 15)));
          const name = parts.find(({ type }) => type === 'month')?.value ?? '';
          const word = name
            .normalize('NFC')
            .toLowerCase()
            .replace(/(?<!\.)\.+$/, '')
            .trim();
          if (word === '' || /\d/.test(word)) continue;
          if (!words.has(word)) words.set(word, month);
          if (!words.has(withoutMarks(word))) words.set(withoutMarks(word), month);
        }
      }
    }
  }
  return words;
}

function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
