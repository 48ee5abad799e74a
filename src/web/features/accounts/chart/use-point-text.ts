import { useCountText } from '#web/ui/chart/use-count-text.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { SERIES } from '#web/ui/content/series-style.ts';
import type { ChartRow } from './chart-rows.ts';

/** One video as a sentence, for screen readers. */
export function usePointText(): (row: ChartRow | undefined) => string {
  const t = useT();
  const formats = useFormats();
  const countText = useCountText();
  return row => {
    if (row === undefined) return '';
    const counts = SERIES.map(
      series => `${t(`accounts.chart.series.${series}`)} ${countText(row[series], row.precision)}`,
    );
    const engagement = row.engagement === null ? t('charts.unknown') : formats.percent(row.engagement);
    return t('charts.point', {
      place: formats.dateTime(row.createdAt),
      values: [...counts, `${t('accounts.chart.engagement')} ${engagement}`].join(', '),
    });
  };
}
