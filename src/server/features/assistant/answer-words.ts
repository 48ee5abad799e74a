import type { FormatChoice } from '#domain/profile/format-choice.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import type { Language } from '#contract/wire/languages.ts';
import type { PeriodPhrase } from '#domain/assistant/question/question.ts';
import { daySpan } from '#presentation/sentences/day-span.ts';
import { createFormats, numberLocale, type Formats } from '#i18n/language/formats.ts';
import { loadMessages, translateWith, type T } from '#i18n/messages.ts';
import type { chatbot } from '#i18n/fr/generations/assistant.ts';

/** Key of a suggested question in `chatbot.ask`. */
export type Input = keyof (typeof chatbot)['ask'];

/** Wording context of answers: the language of the question, the user's number and date formats and time zone. */
export interface AnswerWords {
  language: Language;
  t: T;
  formats: Formats;
  /** A calendar date, independent of any time zone. */
  day: (date: LocalDate) => string;
  /** « 1 nov. – 30 nov. », for narrow layouts. */
  shortSpan: (period: { from: LocalDate; to: LocalDate }) => string;
  /** « du 1 au 30 novembre », « depuis le début ». */
  span: (period: Pick<PeriodPhrase, 'from' | 'to'>) => string;
}

export async function answerWords(
  language: Language,
  profile: FormatChoice & { time_zone: string },
): Promise<AnswerWords> {
  const t = translateWith(
    language,
    await loadMessages(language),
    numberLocale(language, profile.number_format),
  );
  const calendar = createFormats(language, 'UTC', profile);
  const day = (date: LocalDate) => calendar.date(`${date}T00:00:00Z`);
  return {
    language,
    t,
    formats: createFormats(language, profile.time_zone, profile),
    day,
    shortSpan: ({ from, to }) => [from, to].map(date => calendar.shortDate(`${date}T00:00:00Z`)).join(' – '),
    span({ from, to }) {
      if (from === null) return t('chatbot.spans.all');
      return daySpan(day(from), day(to), t);
    },
  };
}
