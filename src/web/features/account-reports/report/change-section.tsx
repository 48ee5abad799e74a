import { whyNoSplit } from '#domain/account-reports/report-headline.ts';
import { newestWords } from '#presentation/sentences/not-compared.ts';
import type { Split } from '#domain/chart/split-geometry.ts';
import { markUnproven } from '#presentation/sentences/split-sentence.ts';
import { SplitBars } from '#web/ui/chart/split-bars.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { useReportDays } from '#web/shared/time/use-day-range.ts';
import { chartAbout, useReport } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

/** The decomposition of the change in views. */
export function ChangeSection() {
  const t = useT();
  const days = useReportDays();
  const formats = useFormats();
  const { report, facts, note } = useReport();
  const { split, data, period, comparison } = report;
  const why = whyNoSplit(report);
  const until = formats.date(report.sentence?.counted.endedAt ?? period.until);
  const span = ({ firstDay, lastDay }: typeof period) =>
    t('reportFindings.change.earlier', days.span(firstDay, lastDay));
  return (
    <ReportSection
      name="change"
      text={
        <>
          {t(`reportFindings.change.${why ?? 'text'}`, {
            until,
            ...newestWords(data, data.newestSince ?? period.until, formats),
          })}{' '}
          <Provenance
            figure={t('reportFindings.change.chart')}
            facts={facts(
              'sum',
              data.inPeriod + data.inComparison,
              split === null ? 0 : Math.max(split.earlier, split.later),
            )}
            note={note}
          />
        </>
      }
    >
      {split !== null && why === null && (
        <SplitBars
          title={t('reportFindings.change.chart')}
          split={markUnproven<Split>(split, report.sentence)}
          labels={{ earlier: span(comparison), later: span(period) }}
          about={chartAbout(report, comparison.from, period.until)}
        />
      )}
    </ReportSection>
  );
}
