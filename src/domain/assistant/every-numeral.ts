import type { Language } from '#domain/language/text/spoken-words.ts';
import { localDateIn, type LocalDate } from '#domain/time/local-days.ts';
import { readWrittenDate } from '#domain/imports/month-day.ts';
import { partsOf } from './periods/calendar.ts';
import { readNumberWords } from './periods/number-words.ts';

/** What a text may say: the figures and days of tool results. */
interface Told {
  numbers: number[];
  days: Set<LocalDate>;
  /** Hours and minutes of instants, on the user's clocks. */
  clocks: Set<string>;
  /** Lengths of lists: a list has a third when it has three. */
  longest: number;
  texts: string[];
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/u;
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u;

function clockIn(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return instant => format.format(instant);
}

function gather(value: unknown, told: Told, timeZone: string): void {
  const formatInstant = (instant: Date) => {
    told.days.add(localDateIn(timeZone)(instant));
    told.clocks.add(clockIn(timeZone)(instant));
  };
  if (typeof value === 'number' && Number.isFinite(value)) told.numbers.push(value);
  else if (typeof value === 'bigint') told.numbers.push(Number(value));
  else if (value instanceof Date) formatInstant(value);
  else if (typeof value === 'string') {
    // No other figures in texts count: a caption may say anything.
    if (ISO_DAY.test(value)) told.days.add(value);
    else if (ISO_INSTANT.test(value) && !Number.isNaN(Date.parse(value))) formatInstant(new Date(value));
    else told.texts.push(value);
  } else if (Array.isArray(value)) {
    told.longest = Math.max(told.longest, value.length);
    told.numbers.push(value.length);
    for (const one of value) gather(one, told, timeZone);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) gather(one, told, timeZone);
  }
}

const QUOTED = /«([^«»]+)»|“([^“”]+)”|"([^"]+)"/gu;

/** Leaves out what stands between quotation marks and is, letter for letter, part of a text of the results. */
function withoutQuotations(text: string, texts: readonly string[]): string {
  return text.replace(QUOTED, (whole: string, ...parts: (string | undefined)[]) => {
    const words = (parts.slice(0, 3).find(one => one !== undefined) ?? '')
      .trim()
      .replace(/(?:…|\.{3})$/u, '')
      .trim();
    return words !== '' && texts.some(one => one.includes(words)) ? ' ' : whole;
  });
}

const GAP = '[ \\u00A0\\u202F\\u2009]';
const MONTH_NAME = '\\p{L}{3,9}';
const DAY_NUMBER = '\\d{1,2}(?:er|st|nd|rd|th)?';

function saysDay(told: Told, year: number | null, month: number, day: number | null): boolean {
  for (const date of told.days) {
    const parts = partsOf(date);
    const fits =
      parts.month === month && (day === null || parts.day === day) && (year === null || parts.year === year);
    if (fits) return true;
  }
  return false;
}

interface Checked {
  rest: string;
  holds: boolean;
}

/** Takes the dates out of a text; none may be another than those told. */
function removeDates(text: string, told: Told): Checked {
  let holds = true;
  const check = (written: string, whole: string): string => {
    const date = readWrittenDate(written, 'day_first');
    if (date === null) return whole;
    if (!saysDay(told, date.year, date.month, date.day)) holds = false;
    return ' ';
  };
  const range = new RegExp(
    `(${DAY_NUMBER})(${GAP}(?:au|et|to|and|–|-)${GAP}(?:le${GAP})?|–|-)(${DAY_NUMBER}${GAP}(${MONTH_NAME})\\.?(?:${GAP}\\d{4})?)`,
    'gu',
  );
  let rest = text.replace(
    range,
    (whole: string, first: string, _join: string, last: string, month: string) => {
      const isMonth = readWrittenDate(last, 'day_first') !== null;
      if (!isMonth) return whole;
      const year = /\d{4}$/u.exec(last)?.[0] ?? '';
      return `${check(`${first} ${month} ${year}`.trim(), ' ')} ${last}`;
    },
  );
  rest = rest.replace(
    new RegExp(
      `(?<![\\p{L}\\d])${DAY_NUMBER}${GAP}(?:of${GAP})?${MONTH_NAME}\\.?(?:,?${GAP}\\d{4}(?!\\d))?`,
      'gu',
    ),
    whole => check(whole, whole),
  );
  rest = rest.replace(
    new RegExp(`(?<!\\p{L})${MONTH_NAME}\\.?${GAP}${DAY_NUMBER}(?![\\d%])(?:,?${GAP}\\d{4}(?!\\d))?`, 'gu'),
    whole => check(whole, whole),
  );
  rest = rest.replace(
    new RegExp(`(?<!\\p{L})(${MONTH_NAME})\\.?${GAP}(\\d{4})(?!\\d)`, 'gu'),
    (whole: string, month: string, year: string) => {
      const date = readWrittenDate(`1 ${month} ${year}`, 'day_first');
      if (date === null) return whole;
      if (!saysDay(told, date.year, date.month, null)) holds = false;
      return ' ';
    },
  );
  rest = rest.replace(/(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})(?!\d)/gu, whole =>
    check(whole, whole),
  );
  rest = rest.replace(/(?<!\d)(\d{1,2})(?::|\s?h\s?)(\d{2})(?!\d)/gu, (_, hour: string, minute: string) => {
    if (!told.clocks.has(`${hour.padStart(2, '0')}:${minute}`)) holds = false;
    return ' ';
  });
  return { rest, holds };
}

/** How many a word after a figure stands for. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|mille|thousand)(?![\p{L}])/iu, 1e3],
  [/^(?:md|bn|b|milliards?|billions?)(?![\p{L}])/iu, 1e9],
  [/^(?:m|millions?)(?![\p{L}])/iu, 1e6],
];
const FIGURE = new RegExp(
  `([+−-]?)(\\d{1,3}(?:${GAP}\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d{1,3}(?:[,’']\\d{3})+(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?)${GAP}?(%|[\\p{L}]+)?`,
  'gu',
);

/** What a figure as written can mean: French writes 1,5 and 12 345, English 1.5 and 12,345. */
function meanings(written: string, language: Language): { value: number; decimals: number }[] {
  const bare = written.replace(new RegExp(GAP, 'gu'), '').replace(/[’']/gu, '');
  const plain = (text: string) => ({ value: Number(text), decimals: text.split('.')[1]?.length ?? 0 });
  if (language === 'fr') {
    const decimal = plain(bare.replace(',', '.'));
    return Number.isNaN(decimal.value) ? [] : [decimal];
  }
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(bare)) return [plain(bare.replaceAll(',', ''))];
  const decimal = plain(bare.replace(',', '.'));
  return Number.isNaN(decimal.value) ? [] : [decimal];
}

const SLACK = 1e-9;

/** Below this a number with decimals is not said as a whole one, except in percent: 4.2 are not 4 videos. */
const ROUNDED_FROM = 100;

interface Shown {
  value: number;
  decimals: number;
  scale: number;
  sign: string;
  isPercent: boolean;
}

/** Whether a figure is one of the numbers, rounded as far as it shows, without turning its sign. */
function isTold({ value, decimals, scale, sign, isPercent }: Shown, told: Told): boolean {
  const half = 0.5 * 10 ** -decimals + SLACK;
  return told.numbers.some(number => {
    if (sign === '+' && number < 0) return false;
    if ((sign === '-' || sign === '−') && number > 0) return false;
    const size = Math.abs(number);
    const isWhole = scale === 1 && Number.isInteger(number);
    const isSmall = scale === 1 && decimals === 0 && !isPercent && size < ROUNDED_FROM;
    if (Math.abs(size / scale - value) <= (isWhole || isSmall ? SLACK : half)) return true;
    return isPercent && size <= 1 && Math.abs(size * 100 - value) <= half;
  });
}

function figureHolds(sign: string, written: string, word: string, language: Language, told: Told): boolean {
  const isPercent = word === '%';
  const scale = SCALES.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
  const isYear = /^(?:19|20)\d{2}$/u.test(written) && sign === '' && scale === 1 && !isPercent;
  if (isYear && [...told.days].some(day => day.startsWith(written))) return true;
  if (/^h$/iu.test(word) && [...told.clocks].some(clock => Number(clock.slice(0, 2)) === Number(written)))
    return true;
  if (/^(?:er|re|e|eme|ème|st|nd|rd|th)$/iu.test(word) && Number(written) <= told.longest) return true;
  return meanings(written, language).some(({ value, decimals }) =>
    isTold({ value, decimals, scale, sign, isPercent }, told),
  );
}

/**
 * Whether every numeral of a text stands in the results of tools: figures in either language's writing, rounded only as
 * far as they show, percents, thousands and millions, dates, times, and numbers in words. Figures inside texts of the
 * results (captions) do not count, unless the text quotes them letter for letter between quotation marks. Where this is
 * false the text is dropped.
 */
export function everyNumeralIsFrom(
  answerText: string,
  toolResults: unknown,
  { language, timeZone }: { language: Language; timeZone: string },
): boolean {
  const told: Told = { numbers: [], days: new Set(), clocks: new Set(), longest: 0, texts: [] };
  gather(toolResults, told, timeZone);
  const seen = answerText.normalize('NFKC').replace(/\p{Cf}/gu, '');
  // Fractions and figures of other scripts are nothing that we write.
  if (/[^\P{N}0-9]|⁄/u.test(seen)) return false;
  const { rest, holds } = removeDates(withoutQuotations(seen, told.texts), told);
  if (!holds) return false;
  const figures = rest.replace(/\bpour cent\b|\bper ?cent\b/giu, '%');
  for (const [, sign = '', written = '', word = ''] of figures.matchAll(FIGURE)) {
    if (!figureHolds(sign, written, word, language, told)) return false;
  }
  // A figure stays as a place, so that « 3 secondes » is no rank; the word of its thousands goes with it.
  const words = figures.replace(FIGURE, (_, _sign: string, _written: string, word: string | undefined) =>
    word === undefined || SCALES.some(([pattern]) => pattern.test(word)) ? ' 0 ' : ` 0 ${word}`,
  );
  return readNumberWords(words, language).every(
    ({ values, isRank }) =>
      (isRank && values.every(rank => rank <= told.longest)) ||
      values.some(value => told.numbers.some(number => Math.abs(number) === value) || isShare(value, told)),
  );
}

function isShare(value: number, told: Told): boolean {
  return !Number.isInteger(value) && told.numbers.some(number => Math.abs(number - value) < 0.005);
}
