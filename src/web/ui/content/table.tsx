import type { ReactNode } from 'react';
import { classes } from '#web/ui/styles/classes.ts';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end of their column, in tabular figures. */
  numeric?: boolean;
  /** The sort direction by this column; `none`: sortable, but not the current order. */
  sorted?: 'ascending' | 'descending' | 'none';
  /** The column that names the row. */
  rowHeader?: boolean;
  /** In stacked rows: whether it takes a whole line (half by default), and a substitute for its header. */
  stacked?: { isWhole?: boolean; label?: ReactNode };
}

const STACKED_ROW = 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:py-4';
const STACKED_HEADER = 'max-sm:col-span-2 max-sm:p-0';
const STACKED_CELL =
  'max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-2 max-sm:p-0';

/**
 * A real table that scrolls inside its own frame, never the page. With `stacks`, each row is a block of labelled values
 * on a phone instead.
 */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  stacks = false,
  className,
}: {
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  stacks?: boolean;
  className?: string;
}) {
  // Stacked, no content overflows the frame: only hit areas may, and these must not make it fade.
  const frame = classes(
    'scrolls-sideways relative',
    stacks && 'max-sm:[animation:none] max-sm:overflow-visible',
  );
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={0} className={classes(frame, className)}>
      <table className={classes('w-full border-collapse text-[0.9375rem]', stacks && 'max-sm:block')}>
        <caption
          className={
            hideCaption ? 'sr-only' : classes('pb-3 text-start text-sm text-muted', stacks && 'max-sm:block')
          }
        >
          {caption}
        </caption>
        <thead className={stacks ? 'max-sm:sr-only' : undefined}>
          <tr className="border-b border-line-strong">
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sorted}
                className={classes(
                  'px-3 py-2 align-bottom text-[0.8125rem] font-semibold text-muted first:ps-0 last:pe-0',
                  column.numeric ? 'text-end' : 'text-start',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={stacks ? 'max-sm:block' : undefined}>
          {rows.map(row => (
            <tr
              key={rowKey(row)}
              className={classes('border-b border-line last:border-0', stacks && STACKED_ROW)}
            >
              {columns.map(column => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={column.rowHeader ? 'row' : undefined}
                    className={classes(
                      'px-3 py-2.5 align-top first:ps-0 last:pe-0',
                      column.numeric ? 'text-end' : 'text-start normal-nums',
                      column.rowHeader && 'font-medium',
                      stacks && (column.rowHeader ? STACKED_HEADER : STACKED_CELL),
                      stacks && column.stacked?.isWhole && 'max-sm:col-span-2',
                    )}
                  >
                    {stacks && !column.rowHeader && (
                      <span aria-hidden className="text-start text-[0.8125rem] text-muted sm:hidden">
                        {column.stacked?.label ?? column.header}
                      </span>
                    )}
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
