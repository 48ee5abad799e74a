import type { ReactNode } from 'react';
import { reportHeadline, reportViews } from '#domain/account-reports/report-headline.ts';
import { newestOnly } from '#presentation/sentences/not-compared.ts';
import { periodSentences } from '#presentation/sentences/period-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { PeriodLines } from '#web/ui/content/period-lines.tsx';
import { useReportDays } from '#web/shared/time/use-day-range.ts';
import { useReport, type Report } from './report-context.ts';

export function Headline() {
  const t = useT();
  const { report, facts, note } = useReport();
  const { views } = reportViews(report);
  const mark = (
    <Provenance
      figure={t('reportFindings.headline.views')}
      facts={facts('sum', report.data.inPeriod, views ?? 0)}
      note={note}
    />
  );
  const { sentence } = report;
  if (sentence === undefined) return <FirstMethod mark={mark} />;
  return <Sentence sentence={sentence} mark={mark} />;
}

const LEAD = 'font-display text-[clamp(1.25rem,1rem+1.2vw,1.75rem)] leading-snug font-bold text-balance';

function Sentence({ sentence, mark }: { sentence: NonNullable<Report['sentence']>; mark: ReactNode }) {
  const t = useT();
  const formats = useFormats();
  const days = useReportDays();
  const { report } = useReport();
  const { period } = report;
  const span = t('periodSentence.spans.dates', days.span(period.firstDay, period.lastDay));
  const said = periodSentences(
    sentence,
    { span, day: instant => formats.shortDate(instant), longDay: instant => formats.date(instant) },
    t,
    formats,
  );
  const isEmpty = sentence.counted.videos === 0;
  const others = [...said.others, ...newestOnly(report, t, formats)];
  return (
    <PeriodLines
      said={{ ...said, others: isEmpty ? [...others, t('periodSentence.free')] : others }}
      mark={mark}
      className={LEAD}
    />
  );
}

/** The sentence of reports made with the first method. */
function FirstMethod({ mark }: { mark: ReactNode }) {
  const text = useHeadlineText();
  return (
    <p className={LEAD}>
      {text} {mark}
    </p>
  );
}

function useHeadlineText(): string {
  const t = useT();
  const formats = useFormats();
  const days = useReportDays();
  const { report } = useReport();
  const {
    videos: count,
    earlierVideos,
    views,
    earlierViews,
    change,
    percent,
  } = reportHeadline({
    ...report,
    split: report.split ?? { earlier: 0, later: 0, change: 0 },
  });
  const period = days.span(report.period.firstDay, report.period.lastDay);
  if (count === 0) {
    if (earlierVideos === 0) return t('reportFindings.headline.nothing', period);
    const said = { ...period, count: earlierVideos, views: formats.compact(earlierViews) };
    return t('reportFindings.headline.none', said);
  }
  const said = { ...period, count, views: formats.compact(views) };
  if (percent === null) return t('reportFindings.headline.first', said);
  const before = t('reportFindings.headline.before', { count: earlierVideos });
  if (change === 0) return t('reportFindings.headline.same', { ...said, before });
  const size = Math.abs(percent);
  return t(`reportFindings.headline.${change < 0 ? 'less' : 'more'}`, {
    ...said,
    before,
    percent: formats.percent(size, size < 1 ? 2 : 0),
  });
}
