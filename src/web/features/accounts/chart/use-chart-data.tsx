import { readingTime } from '#presentation/sentences/reading-time.ts';
import type { Performance } from '#contract/accounts/accounts.ts';
import { shownPrecision } from '#domain/sources/reading.ts';
import type { ChartData } from '#web/ui/chart/chart-data.ts';
import { useCountText } from '#web/ui/chart/use-count-text.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { SeriesSample } from '#web/ui/content/series-sample.tsx';
import { SERIES } from '#web/ui/content/series-style.ts';
import type { ChartRow } from './chart-rows.ts';

/** The period's videos as rows of a table and of a file, newest first on screen. */
export function useChartData({ series }: Performance): ChartData<ChartRow> {
  const t = useT();
  const formats = useFormats();
  const countText = useCountText();
  return {
    rows: series,
    rowKey: row => row.videoId,
    newestFirst: true,
    columns: [
      {
        key: 'date',
        header: t('accounts.chart.date'),
        rowHeader: true,
        isInstant: true,
        value: row => row.createdAt,
        text: row => <span className="whitespace-nowrap">{formats.dateTime(row.createdAt)}</span>,
      },
      ...SERIES.map(name => ({
        key: name,
        numeric: true,
        header: t(`accounts.chart.series.${name}`),
        sign: <SeriesSample series={name} />,
        value: (row: ChartRow) => row[name],
        text: (row: ChartRow) => countText(row[name], row.precision),
      })),
      {
        key: 'engagement',
        numeric: true,
        header: t('accounts.chart.engagement'),
        value: row => row.engagement,
        text: row => (row.engagement === null ? '—' : formats.percent(row.engagement)),
      },
      {
        key: 'precision',
        header: t('charts.precision'),
        fileOnly: true,
        value: row => t(`charts.precisions.${shownPrecision(row)}`),
        text: row => t(`charts.precisions.${shownPrecision(row)}`),
      },
      {
        key: 'source',
        header: t('charts.source'),
        fileOnly: true,
        value: row => t(`ui.provenance.sources.${row.source}`),
        text: row => t(`ui.provenance.sources.${row.source}`),
      },
      {
        key: 'observedAt',
        header: t('charts.observedAt'),
        fileOnly: true,
        isInstant: true,
        value: row => row.observedAt,
        text: row => readingTime(row.observedAt, [row.source], formats),
      },
    ],
  };
}
