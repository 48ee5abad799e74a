import { useState } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Table } from '#web/ui/content/table.tsx';
import type { ChartData } from './chart-data.ts';

const PAGE = 100;

/** The same data as the drawing, a hundred rows at a time. */
export function DataTable<Row>({ data, caption }: { data: ChartData<Row>; caption: string }) {
  const t = useT();
  const [limit, setLimit] = useState(PAGE);
  const { rowKey, columns, newestFirst = false, inTable = () => true } = data;
  const rows = data.rows.filter(inTable);
  const ordered = newestFirst ? rows.toReversed() : rows;
  const more = Math.min(PAGE, rows.length - limit);
  return (
    <>
      <Table
        caption={caption}
        hideCaption
        rows={ordered.slice(0, limit)}
        rowKey={rowKey}
        columns={columns
          .filter(({ fileOnly }) => fileOnly !== true)
          .map(({ key, header, text, sign, numeric = false, rowHeader = false }) => ({
            key,
            numeric,
            rowHeader,
            header:
              sign === undefined ? (
                header
              ) : (
                <span className="inline-flex items-center gap-1.5">
                  {sign}
                  {header}
                </span>
              ),
            cell: text,
          }))}
      />
      {more > 0 && (
        <Button size="sm" className="mt-3" onClick={() => setLimit(limit + PAGE)}>
          {t('charts.moreRows', { count: more })}
        </Button>
      )}
    </>
  );
}
