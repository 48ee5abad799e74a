import { addDays, type LocalDate } from '#domain/time/local-days.ts';
import { partsOf, spanOf } from './calendar.ts';
import {
  betweenWritten,
  lastUnit,
  lastUnits,
  lastWeekday,
  namedHalf,
  namedQuarter,
  sinceWritten,
  thisUnit,
  unitAgo,
  weekend,
  writtenSpan,
  yearSpan,
  yesterday,
  type TimeUnit,
} from './relative-spans.ts';
import type { TimeRule } from './time-rule.ts';
import { readFigures, type WrittenDay } from './written-date.ts';

const MONTHS: readonly string[] = [
  'january|jan',
  'february|feb',
  'march|mar',
  'april|apr',
  'may',
  'june|jun',
  'july|jul',
  'august|aug',
  'september|sept|sep',
  'october|oct',
  'november|nov',
  'december|dec',
];
const WEEKDAYS: readonly string[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

const MONTH = `(?:${MONTHS.join('|')})`;
/** May and march are also verbs: alone they need a preceding word. */
const PLAIN_MONTH = `(?:${MONTHS.filter(names => !/^ma[ry]/u.test(names)).join('|')})`;
const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
const YEAR = '(?:19|20)\\d{2}';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
/** Two numbers are a date only with a slash between them: 3.5 is not one, nor is 24/7. */
const FIGURES =
  '(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})|(?!24/7)\\d{1,2}/\\d{1,2})(?![\\d/.-])';
const FULL = `(?:(?:the )?${DAY} (?:of )?${MONTH}(?: ${YEAR}| last year)?|${MONTH} (?:the )?${DAY}(?!\\d)(?: ${YEAR}| last year)?)`;
const DATE = `(?:${FIGURES}|${FULL}|${MONTH}(?: ${YEAR}| last year)?|yesterday|today|(?:last )?${WEEKDAY}|(?:the )?${DAY}(?![\\d:]))`;
const LAST = '(?:last|past|previous|latest|preceding)';
const UNIT = '(?:hours?|hrs?|h|days?|d|weeks?|wks?|fortnights?|months?|mnths?|mos?|quarters?|years?|yrs?)';
const COUNT = '(?:\\d{1,4}|an?|one)';

function unitOf(word: string): TimeUnit {
  if (word.startsWith('h')) return 'hour';
  if (word.startsWith('d')) return 'day';
  if (word.startsWith('w')) return 'week';
  if (word.startsWith('f')) return 'fortnight';
  if (word.startsWith('m')) return 'month';
  return word.startsWith('q') ? 'quarter' : 'year';
}

/** The calendar unit a word denotes; null where it denotes none. */
function calendarUnit(word: string): 'week' | 'month' | 'quarter' | 'year' | null {
  const unit = unitOf(word);
  return unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year' ? unit : null;
}

const countOf = (word: string | undefined) =>
  word === undefined || /^(?:an?|one)$/u.test(word) ? 1 : Number(word);

function monthOf(word: string): number {
  return MONTHS.findIndex(names => names.split('|').includes(word)) + 1;
}

const YEAR_LAST = new RegExp(` (${YEAR})$`, 'u');
const ANY_YEAR_LAST = new RegExp(` (?:${YEAR}|last year)$`, 'u');
const MONTH_NAMED = new RegExp(`\\b(${MONTH})\\b`, 'u');

/** Parses what `DATE` matches. */
function dateWords(text: string, today: LocalDate): WrittenDay | 'ambiguous' | null {
  const figures = readFigures(text, null);
  if (figures !== null) return figures;
  if (/^\d{4}$/u.test(text)) return { year: Number(text), month: null, day: null };
  if (text === 'yesterday' || text === 'today') {
    return partsOf(text === 'yesterday' ? addDays(today, -1) : today);
  }
  const weekday = WEEKDAYS.findIndex(name => text.endsWith(name));
  if (weekday >= 0) return partsOf(lastWeekday(weekday, today));
  const isLastYear = text.endsWith(' last year');
  const year = YEAR_LAST.exec(text)?.[1];
  const rest = text.replace(ANY_YEAR_LAST, '');
  const month = MONTH_NAMED.exec(rest)?.[1];
  const day = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\b/u.exec(rest)?.[1];
  if (month === undefined && day === undefined) return null;
  return {
    year: isLastYear ? partsOf(today).year - 1 : year === undefined ? null : Number(year),
    month: month === undefined ? null : monthOf(month),
    day: day === undefined ? null : Number(day),
  };
}

const vague = () => ({ refused: 'vague' }) as const;
const future = () => ({ refused: 'future' }) as const;

/** Seasons, holidays and personal events: their start differs between users. */
const SEASONS =
  '(?:(?:the|this|last|my) (?:summer|winter|spring|autumn|holidays?|lockdown)|(?:since|at|over|before|after|during|until) (?:summer|winter|spring|autumn|christmas|easter|halloween|ramadan|black friday|back to school|the start of (?:term|school))|in (?:the )?(?:summer|winter|spring|autumn)|(?:summer|winter|spring|autumn) (?:of )?20\\d\\d)';
const OWN_EVENTS =
  '(?:since|before|after) (?:my (?:last |latest |first )?(?:video|post|upload|clip|move|rebrand)|(?:i|we|you|it)\\b|(?:the|that) (?!beginning|start|first|last|very|\\d)[a-z]+)';
const NO_DAY =
  '(?! ?(?:seconds?|secs?|s|min\\w*|views?|videos?|years?|pct|hours?|days?|weeks?|months?|times|am|pm|k)\\b)';
const POSSESSIVE = '(?: s\\b)?';

/** Order matters: matched text is removed before the next rule runs. */
export const ENGLISH_TIME: readonly TimeRule[] = [
  {
    pattern: `(?<!(?:comparison|compar\\w+|difference|diff|gap)(?: \\w+){0,4} )(?:between|from) (?<left>${DATE}) (?:and|to|until|till|through) (?<right>${DATE})(?: of (?<of>${MONTH})(?: (?<ofYear>${YEAR}))?)?${NO_DAY}`,
    read: ({ left = '', right = '', of, ofYear }, today) =>
      betweenWritten(
        dateWords(left, today),
        dateWords([right, of, ofYear].filter(one => one !== undefined).join(' '), today),
        today,
      ),
  },
  {
    pattern: `(?:(?:in|on|of|during|for|from) )?(?<date>(?:${FULL}|${MONTH} last year))(?<= last year)`,
    read: ({ date = '' }, today) => writtenSpan(dateWords(date, today), today),
  },
  {
    pattern: `(?:(?:the )?(?<number>1st|2nd|3rd|4th|first|second|third|fourth) quarter|\\bq(?<short>[1-4]))(?: (?:of )?(?:(?<year>${YEAR})|(?<last>last year)))?`,
    read: ({ number, short, year, last }, today) => {
      const names = ['1st|first', '2nd|second', '3rd|third', '4th|fourth'];
      const place =
        short === undefined
          ? names.findIndex(one => one.split('|').includes(number ?? '')) + 1
          : Number(short);
      const of = last === undefined ? (year === undefined ? null : Number(year)) : partsOf(today).year - 1;
      return namedQuarter(place, of, today);
    },
  },
  {
    pattern: `(?<left>${FULL}) (?:to|until|till|through|-) (?<right>${FULL})`,
    read: ({ left = '', right = '' }, today) =>
      betweenWritten(dateWords(left, today), dateWords(right, today), today),
  },
  {
    pattern: `since last (?<unit>week|month|quarter|year)`,
    read: ({ unit = '' }, today) => {
      const word = calendarUnit(unit);
      const span = word === null ? null : lastUnit(word, today);
      if (span === null || 'refused' in span || span.from === null) return null;
      return spanOf('since', span.from, today, today);
    },
  },
  {
    pattern: `since the (?:beginning|start|first day) of (?:the |this )?(?<unit>week|month|quarter|year)`,
    read: ({ unit = '' }, today) => {
      const word = calendarUnit(unit);
      return word === null ? null : thisUnit(word, today);
    },
  },
  {
    pattern: `(?:since (?:the )?(?:very )?(?:beginning|start|day 1|day one|ever|i (?:opened|started|began|created|joined)(?: (?:the|this|my) account)?)|all time|of all time|ever since i (?:opened|started|began)|in total ever|lifetime|overall ever)`,
    read: (_, today) => ({ kind: 'all_time', from: null, to: today, days: null }),
  },
  {
    pattern: `since (?:the )?(?:beginning of |start of )?(?<date>${DATE}|${YEAR})${NO_DAY}`,
    read: ({ date = '' }, today) => sinceWritten(dateWords(date, today), today),
  },
  {
    pattern: `for (?:the |about |nearly |almost )*(?:${LAST} )?(?<count>${COUNT}) (?<unit>${UNIT})(?: now)?`,
    read: ({ count, unit = '' }, today) => lastUnits(countOf(count), unitOf(unit), today),
  },
  { pattern: `(?:(?:since )?${SEASONS}|${OWN_EVENTS})`, read: vague },
  {
    pattern: `(?:tomorrow|(?:the )?next (?:\\d+ )?(?:${UNIT}|${MONTH}|${WEEKDAY}|weekend)|the coming (?:${UNIT})|in (?:${COUNT}) (?:${UNIT})(?: time)?|(?:${COUNT}) (?:${UNIT}) from now|20[3-9]\\d)`,
    read: future,
  },
  {
    pattern: `(?:(?:over|during|in|for|of|from|on) )?(?:the |my |these |those ){0,3}${LAST} (?<count>\\d{1,4}) (?:full )?(?<unit>${UNIT})`,
    read: ({ count, unit = '' }, today) => lastUnits(countOf(count), unitOf(unit), today),
  },
  {
    pattern: `(?<count>${COUNT}) (?<unit>${UNIT}) (?:ago|back)`,
    read: ({ count, unit = '' }, today) => unitAgo(countOf(count), unitOf(unit), today),
  },
  {
    pattern: `(?:the )?(?:\\d{1,4} )?(?:days?|weeks?|months?|one|ones|year|quarter) before(?: that| it| last)?(?! yesterday)`,
    read: () => 'before',
  },
  { pattern: `the previous one`, read: () => 'before' },
  {
    pattern: `(?:(?:over|for|covering) |(?<=(?:overview|stats|growth|views|likes|numbers|results|summary|report) ))(?:of |the |my )*(?<count>\\d{1,4}) ?(?<unit>${UNIT})\\b`,
    read: ({ count, unit = '' }, today) => lastUnits(countOf(count), unitOf(unit), today),
  },
  {
    pattern: `(?<!(?:in|under|over|than|last) )\\b(?<count>7|14|15|21|28|30|60|90|180|365) ?(?<unit>d|days)\\b`,
    read: ({ count, unit = '' }, today) => lastUnits(countOf(count), unitOf(unit), today),
  },
  {
    pattern: `(?:the )?day before(?: yesterday)?`,
    read: (_, today) => {
      const day = addDays(today, -2);
      return spanOf('day_before_yesterday', day, day, today);
    },
  },
  {
    pattern: `(?:yesterdays?|last night)${POSSESSIVE}(?: (?:evening|morning|afternoon))?`,
    read: (_, today) => yesterday(today),
  },
  {
    pattern: `(?:todays?|this (?:morning|afternoon|evening|arvo)|tonight|so far today)${POSSESSIVE}`,
    read: (_, today) => spanOf('today', today, today, today),
  },
  { pattern: `(?:last|past|previous) weekend${POSSESSIVE}`, read: (_, today) => weekend(true, today) },
  {
    pattern: `(?:this|the|over the|at the) weekend${POSSESSIVE}`,
    read: (_, today) => weekend(false, today),
  },
  {
    pattern: `(?:the )?${LAST} (?<unit>week|wk|month|mnth|quarter|year|yr)${POSSESSIVE}`,
    read: ({ unit = '' }, today) => {
      const word = calendarUnit(unit);
      return word === null ? null : lastUnit(word, today);
    },
  },
  {
    pattern: `(?:this|the current|(?<!days? )of the|over the|for the) (?:current )?(?<unit>week|wk|month|mnth|quarter|year|yr)${POSSESSIVE}|(?<adverb>weekly)(?= (?:numbers|figures|stats|summary|report|recap))|(?<monthly>monthly)(?= (?:numbers|figures|stats|summary|report|recap))|(?<bare>month|week|year) to date`,
    read: ({ unit, adverb, monthly, bare }, today) => {
      const word = calendarUnit(
        unit ?? bare ?? (adverb !== undefined ? 'week' : monthly !== undefined ? 'month' : ''),
      );
      return word === null ? null : thisUnit(word, today);
    },
  },
  {
    pattern: `(?:the )?(?<number>1st|2nd|first|second) half(?: of)?(?: (?:the )?year)?(?: (?<year>${YEAR}))?`,
    read: ({ number = '', year }, today) =>
      namedHalf(/^(?:1|f)/u.test(number) ? 1 : 2, year === undefined ? null : Number(year), today),
  },
  {
    pattern: `(?:early|mid|late|the (?:start|middle|end) of) (?:${MONTH}|(?:the |this )?(?:month|year))`,
    read: vague,
  },
  {
    pattern: `(?:on |of )?(?:${WEEKDAY} )?(?<date>${FULL}|${FIGURES})`,
    read: ({ date = '' }, today) => writtenSpan(dateWords(date, today), today),
  },
  {
    pattern: `(?:(?:in|during|for|of|from|on|vs|versus|than|against|and|or|with|to|compare|month of|last) (?<month>${MONTH})|(?<plain>${PLAIN_MONTH})|(?<dated>${MONTH})(?= (?:${YEAR}|last year|vs|versus|this year)))\\b(?: (?<year>${YEAR})| (?<last>last year)| this year| of this year)?${POSSESSIVE}`,
    read: ({ month, plain, dated, year, last }, today) => {
      const of = last !== undefined ? partsOf(today).year - 1 : year === undefined ? null : Number(year);
      return writtenSpan({ year: of, month: monthOf(month ?? plain ?? dated ?? ''), day: null }, today);
    },
  },
  {
    pattern: `(?<!(?:on|every|each|or|is|does|than|a) )(?:last )?(?<day>${WEEKDAY})(?! (?:or|better|evenings?|mornings?|nights?))${POSSESSIVE}|(?:on )?last (?<named>${WEEKDAY})${POSSESSIVE}`,
    read: ({ day, named }, today) => {
      const date = lastWeekday(WEEKDAYS.indexOf(day ?? named ?? ''), today);
      return spanOf('day', date, date, today);
    },
  },
  {
    pattern: `on the (?<day>\\d{1,2})(?:st|nd|rd|th)(?= and| please| pls|$)`,
    read: ({ day = '' }, today) => writtenSpan({ year: null, month: null, day: Number(day) }, today),
  },
  {
    pattern: `(?:(?:in|for|of|during) )?(?<year>20[12]\\d)\\b`,
    read: ({ year = '' }, today) => yearSpan(Number(year), today),
  },
];
