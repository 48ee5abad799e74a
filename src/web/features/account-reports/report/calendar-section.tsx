import { knownWeeks } from '#domain/account-reports/known-calendar.ts';
import { addDays } from '#domain/time/local-days.ts';
import { rhythmSentences } from '#presentation/sentences/rhythm-sentences.ts';
import { CalendarChart } from '#web/ui/chart/calendar-chart.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { chartAbout, useReport } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

/** When videos were published over the 53 weeks, or over those with data. */
export function CalendarSection() {
  const t = useT();
  const { report, facts, note } = useReport();
  const { calendar, period, health } = report;
  const { firstDay, videos, knownFrom, knownUntil } = calendar;
  const counts = videos.flatMap((count, index) =>
    count > 0 ? [{ date: addDays(firstDay, index), count }] : [],
  );
  const title = t('reportFindings.calendar.chart', { count: knownWeeks(calendar, period.lastDay) });
  const published = videos.reduce((sum, count) => sum + count, 0);
  // Where older videos were left out, days before the first one are unknown, not empty.
  const isCut = health.some(({ kind }) => kind === 'older_left_out');
  return (
    <ReportSection
      name="calendar"
      text={
        <>
          {rhythmSentences(calendar, period.lastDay, t).join(' ')}{' '}
          <Provenance
            figure={title}
            facts={{ ...facts('count', published), precision: 'exact', mixed: false, step: 1 }}
            note={note}
          />
        </>
      }
    >
      <CalendarChart
        title={title}
        counts={counts}
        to={period.lastDay}
        knownFrom={knownFrom ?? (isCut ? (counts[0]?.date ?? null) : null)}
        knownUntil={knownUntil}
        about={chartAbout(report, `${firstDay}T12:00:00Z`, period.until)}
      />
    </ReportSection>
  );
}
