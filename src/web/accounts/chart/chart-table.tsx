import { useState } from 'react';
import { useFormats, useT } from '#web/language/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { SERIES } from '#web/ui/series-style.ts';
import { Table } from '#web/ui/table.tsx';
import type { ChartRow } from './chart-rows.ts';
import { SeriesSample } from './marker.tsx';
import { useCountText } from './point-text.ts';

const PAGE = 100;

/** The same videos as the chart, newest first. */
export function ChartTable({ rows, caption }: { rows: readonly ChartRow[]; caption: string }) {
  const t = useT();
  const formats = useFormats();
  const countText = useCountText();
  const [limit, setLimit] = useState(PAGE);
  const more = Math.min(PAGE, rows.length - limit);
  return (
    <div className="h-[400px] overflow-y-auto">
      <Table
        caption={caption}
        hideCaption
        rows={rows.toReversed().slice(0, limit)}
        rowKey={row => row.videoId}
        columns={[
          {
            key: 'date',
            header: t('accounts.chart.date'),
            rowHeader: true,
            cell: row => <span className="whitespace-nowrap">{formats.dateTime(row.createdAt)}</span>,
          },
          ...SERIES.map(series => ({
            key: series,
            numeric: true,
            header: (
              <span className="inline-flex items-center gap-1.5">
                <SeriesSample series={series} />
                {t(`accounts.chart.series.${series}`)}
              </span>
            ),
            cell: (row: ChartRow) => countText(row, series),
          })),
          {
            key: 'engagement',
            numeric: true,
            header: t('accounts.chart.engagement'),
            cell: row => formats.percent(row.engagement),
          },
        ]}
      />
      {more > 0 && (
        <Button size="sm" className="mt-3" onClick={() => setLimit(limit + PAGE)}>
          {t('accounts.chart.moreRows', { count: more })}
        </Button>
      )}
    </div>
  );
}
