import type { Language } from '#domain/language/text/spoken-words.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import { periodBefore, type NamedSpan, type PeriodRefusal } from './calendar.ts';
import { ENGLISH_TIME } from './english-time.ts';
import { FRENCH_TIME } from './french-time.ts';
import type { TimeRule } from './time-rule.ts';
import type { PeriodPhrase } from '#domain/assistant/question/question.ts';

interface FoundPeriod {
  period: PeriodPhrase;
  /** The words that named it, in plain text. */
  said: string;
}

export interface PeriodReading {
  /** In sentence order. */
  periods: readonly FoundPeriod[];
  /** Whether « the one before » occurs without another period that it could refer to. */
  saysBefore: boolean;
  /** The first period that cannot be queried. */
  refused: { reason: PeriodRefusal; said: string } | null;
  /** The text without its time expressions. */
  rest: string;
}

interface Compiled {
  pattern: RegExp;
  read: TimeRule['read'];
}

const compile = (rules: readonly TimeRule[]): readonly Compiled[] =>
  rules.map(({ pattern, read }) => ({
    pattern: new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`, 'gu'),
    read,
  }));

const RULES: Readonly<Record<Language, readonly Compiled[]>> = {
  fr: compile(FRENCH_TIME),
  en: compile(ENGLISH_TIME),
};

interface Hit {
  at: number;
  said: string;
  span: NamedSpan | 'before';
}

/** Every period named in a plain text, each word used once. `today` is the date in the user's time zone. */
export function readPeriods(plain: string, today: LocalDate, language: Language): PeriodReading {
  const hits: Hit[] = [];
  let rest = plain;
  for (const { pattern, read } of RULES[language]) {
    rest = rest.replace(pattern, (...found: unknown[]) => {
      const said = String(found[0]);
      const groups = (typeof found.at(-1) === 'object' ? found.at(-1) : {}) as Record<
        string,
        string | undefined
      >;
      const at = Number(found.at(typeof found.at(-1) === 'object' ? -3 : -2));
      const span = read(groups, today);
      if (span === null) return said;
      hits.push({ at, said: said.trim(), span });
      // Same length as the replaced text, so that positions in the sentence stay valid.
      return '·'.repeat(said.length);
    });
  }
  return collect(hits, rest);
}

function collect(hits: readonly Hit[], rest: string): PeriodReading {
  const periods: FoundPeriod[] = [];
  let refused: PeriodReading['refused'] = null;
  let saysBefore = false;
  for (const { said, span } of hits.toSorted((a, b) => a.at - b.at)) {
    if (span === 'before') {
      const before = periods.length === 0 ? null : periodBefore((periods.at(-1) as FoundPeriod).period);
      if (before === null) saysBefore = true;
      else periods.push({ period: before, said });
    } else if ('refused' in span) refused ??= { reason: span.refused, said };
    else periods.push({ period: span, said });
  }
  return { periods, saysBefore, refused, rest: rest.replace(/[· ]+/gu, ' ').trim() };
}
