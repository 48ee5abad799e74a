import { readingTime } from '#presentation/sentences/reading-time.ts';
import type { z } from 'zod';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { reportViews, whyNoSplit } from '#domain/account-reports/report-headline.ts';
import { adviceSentences } from '#presentation/sentences/advice-sentence.ts';
import { en } from '#i18n/en/catalogue.ts';
import { reportMails as english } from '#i18n/en/mails/report-mails.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { reportMails as french } from '#i18n/fr/mails/report-mails.ts';
import { translateWith } from '#i18n/messages.ts';
import { fill } from '#i18n/language/translate.ts';
import type { MailWords } from '../../services/mail/mail-user.ts';

type Report = z.infer<typeof accountReport>;

const MOST_ADVICE = 3;

/** A report as a mail: what happened, why, what to do, and its evidence. Every number is the report's own. */
export function reportMailWords(
  report: Report,
  {
    language,
    hasDocument,
    hasAgreed = false,
    path,
    ending,
  }: {
    language: Language;
    hasDocument: boolean;
    /** Whether the reader is somebody else than the owner. */
    hasAgreed?: boolean;
    path: string;
    ending: { path: string; oneClickPath: string };
  },
): MailWords {
  const { report: words, units } = language === 'en' ? english : french;
  const t = translateWith(language, language === 'en' ? en : fr);
  const formats = createFormats(language, report.timeZone);
  // Calendar days have no time zone: noon UTC falls on that day.
  const days = createFormats(language, 'UTC');
  const day = (date: string) => days.date(`${date}T12:00:00Z`);
  const plurals = new Intl.PluralRules(LOCALE[language]);
  /** « 1 vue », « 2 vues ». */
  const inUnits = (unit: keyof typeof units, count: number, n: string) =>
    fill(units[unit][plurals.select(count) === 'one' ? 'one' : 'other'], { n }, language);
  const signed = (value: number) => {
    const sign = value > 0 ? '+' : value < 0 ? '\u2212' : '';
    return `${sign}${formats.number(Math.abs(value))}`;
  };
  const { split, data } = report;
  const sources = data.sources.map(({ source }) => source);
  const { views } = reportViews(report);
  const { endedAt, dayViews } = report.sentence?.counted ?? {};
  const advice = report.advice.slice(0, MOST_ADVICE).map(one => {
    const { title, because } = adviceSentences(one, t, formats);
    return { title, because };
  });
  const values: Record<string, string | number> = {
    username: report.username,
    from: day(report.period.firstDay),
    until: day(report.period.lastDay),
    // Days that nobody has read yet are counted in no figure.
    knownUntil: endedAt === undefined ? day(report.period.lastDay) : formats.date(endedAt),
    ...(views !== null && {
      views: formats.number(views),
      viewsText: inUnits('views', views, formats.number(views)),
    }),
    ...(split !== null && {
      earlier: formats.number(split.earlier),
      changeText: inUnits('views', Math.abs(split.change), signed(split.change)),
      volume: signed(split.parts.volume ?? 0),
      typical: signed(split.parts.typical ?? 0),
      outliers: signed(split.parts.outliers ?? 0),
      age: signed(split.parts.age ?? 0),
    }),
    ...(endedAt !== undefined && { ended: formats.date(endedAt) }),
    ...(dayViews !== undefined && {
      dayViewsText: inUnits('views', dayViews.views, formats.number(dayViews.views)),
      daysText: inUnits('days', dayViews.days, formats.number(dayViews.days)),
    }),
    videos: formats.number(data.inPeriod),
    publishedText: inUnits('published', data.inPeriod, formats.number(data.inPeriod)),
    videosText: inUnits('known', data.inPeriod, formats.number(data.inPeriod)),
    knownText: inUnits('known', data.videos, formats.number(data.videos)),
    method: formats.number(report.method),
    observed: data.observedUntil === null ? '—' : readingTime(data.observedUntil, sources, formats),
  };
  const why = whyNoSplit(report);
  const isBeforeUnknown = why === 'beforeUnknown' || why === 'unread';
  const paragraphs = [
    ...(report.isDemo ? [words.demo] : []),
    ...(views === null
      ? [endedAt !== undefined && data.inPeriod === 0 ? words.noneKnown : words.unknown]
      : split === null
        ? [isBeforeUnknown ? words.unknownBefore : words.alone]
        : [words.headline, words.parts]),
    ...(dayViews === undefined ? [] : [words.daily]),
    ...(endedAt === undefined ? [] : [words.ended]),
    ...(advice.length === 0 ? [words.noAdvice] : []),
  ];
  return {
    subject:
      views === null ? words.subjectUnknown : dayViews === undefined ? words.subject : words.subjectOfKnown,
    title: words.title,
    text: [
      ...paragraphs,
      ...advice.map((_, index) => `{advice${index}}`),
      ...(hasDocument ? [words.document] : []),
    ],
    action: words.action,
    note: sources.includes('undated_file') ? words.basisUndated : words.basis,
    ...(hasAgreed && { why: words.why }),
    path,
    ending: { label: words.stop, ...ending },
    values: {
      ...values,
      ...Object.fromEntries(
        advice.map(({ title, because }, index) => [`advice${index}`, `${title}. ${because}`]),
      ),
    },
  };
}
