import { useFormats, useT } from '#web/language/language.tsx';
import { SERIES, type Series } from '#web/ui/series-style.ts';
import { stepOf, type ChartRow } from './chart-rows.ts';

/** The exact count, or the count and the step it is known in. */
export function useCountText(): (row: ChartRow, series: Series) => string {
  const t = useT();
  const formats = useFormats();
  return (row, series) => {
    const value = row[series];
    if (value === null) return t('accounts.chart.unknown');
    const step = stepOf(row, series);
    return step > 1
      ? t('accounts.chart.approximately', { value: formats.number(value), step: formats.number(step) })
      : formats.number(value);
  };
}

/** One video in one sentence, for those who hear the chart. */
export function usePointText(): (row: ChartRow | undefined) => string {
  const t = useT();
  const formats = useFormats();
  const countText = useCountText();
  return row => {
    if (row === undefined) return '';
    const counts = SERIES.map(series => `${t(`accounts.chart.series.${series}`)} ${countText(row, series)}`);
    return t('accounts.chart.point', {
      date: formats.dateTime(row.createdAt),
      values: [...counts, `${t('accounts.chart.engagement')} ${formats.percent(row.engagement)}`].join(', '),
    });
  };
}
