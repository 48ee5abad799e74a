import { SplitBars } from '#web/ui/chart/split-bars.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { useReportDays } from '#web/shared/time/use-day-range.ts';
import { chartAbout, useReport } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

/** What the change in views is made of, part by part. */
export function ChangeSection() {
  const t = useT();
  const days = useReportDays();
  const { report, facts, note } = useReport();
  const { split, data, period, comparison } = report;
  const isBeforeUnknown = report.sentence?.counted.isBeforeUnknown === true;
  const span = ({ firstDay, lastDay }: typeof period) =>
    t('reportFindings.change.earlier', days.span(firstDay, lastDay));
  return (
    <ReportSection
      name="change"
      text={
        <>
          {t(
            `reportFindings.change.${split !== null ? 'text' : isBeforeUnknown ? 'beforeUnknown' : 'unknown'}`,
          )}{' '}
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
      {split === null ? null : data.inPeriod + data.inComparison === 0 ? (
        <p className="text-muted">{t('reportFindings.change.nothing')}</p>
      ) : (
        <SplitBars
          title={t('reportFindings.change.chart')}
          split={split}
          labels={{ earlier: span(comparison), later: span(period) }}
          about={chartAbout(report, comparison.from, period.until)}
        />
      )}
    </ReportSection>
  );
}
