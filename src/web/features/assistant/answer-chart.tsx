import type { AnswerBasis, AnswerChart } from '#contract/assistant.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { CalendarChart } from '#web/ui/chart/calendar-chart.tsx';
import type { ChartAbout } from '#web/ui/chart/chart-data.ts';
import { GrowthChart } from '#web/ui/chart/growth-chart.tsx';
import { RangeRows } from '#web/ui/chart/range-rows.tsx';
import { SplitBars } from '#web/ui/chart/split-bars.tsx';
import { useT } from '#web/ui/language/language.tsx';

/** The product's own charts, with the data of an answer. */
export function AnswerChartPart({ chart, basis }: { chart: AnswerChart; basis: AnswerBasis }) {
  const t = useT();
  const until = basis.observed_until ?? `${basis.to ?? ''}T12:00:00Z`;
  const about: ChartAbout = {
    handle: basis.username ?? '',
    from: basis.from === null ? (basis.observed_from ?? until) : `${basis.from}T12:00:00Z`,
    to: basis.to === null ? until : `${basis.to}T12:00:00Z`,
    sources: basis.sources,
  };
  switch (chart.kind) {
    case 'growth':
      return <GrowthChart title={chart.title} count="followers" readings={chart.readings} about={about} />;
    case 'split':
      return <SplitBars title={chart.title} split={chart} labels={chart.labels} about={about} />;
    case 'calendar':
      return (
        <CalendarChart
          title={chart.title}
          counts={chart.counts}
          to={chart.to}
          knownFrom={chart.knownFrom}
          knownUntil={chart.knownUntil}
          about={about}
        />
      );
    case 'ranges':
      return (
        <RangeRows
          name="ranges"
          title={chart.title}
          sentence={chart.title}
          rowHeader={chart.rowHeader}
          level={chart.level}
          about={about}
          rows={chart.rows.map(row => {
            if (row.known) return row;
            const { refusal, ...rest } = row;
            const text =
              typeof refusal === 'string' ? refusal : refusalSentence({ known: false, ...refusal }, t);
            return { ...rest, refusal: text };
          })}
        />
      );
  }
}
