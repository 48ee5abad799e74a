import { reportHeadline } from '#domain/account-reports/report-headline.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { Provenance } from '#web/ui/provenance.tsx';
import { useReportDays } from '../use-report-days.ts';
import { useReport } from './report-context.ts';

/** The report in one sentence. */
export function Headline() {
  const t = useT();
  const { report, facts, note } = useReport();
  const text = useHeadlineText();
  const { later } = report.split;
  return (
    <p className="font-display text-[clamp(1.25rem,1rem+1.2vw,1.75rem)] leading-snug font-bold text-balance">
      {text}{' '}
      <Provenance
        figure={t('reportFindings.headline.views')}
        facts={facts('sum', report.data.inPeriod, later)}
        note={note}
      />
    </p>
  );
}

function useHeadlineText(): string {
  const t = useT();
  const formats = useFormats();
  const days = useReportDays();
  const { report } = useReport();
  const { videos: count, earlierVideos, views, earlierViews, change, percent } = reportHeadline(report);
  const period = { from: days.short(report.period.firstDay), to: days.short(report.period.lastDay) };
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
