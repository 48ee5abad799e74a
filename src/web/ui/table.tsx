import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column, in tabular figures. */
  numeric?: boolean;
  /** The column that names the row. */
  rowHeader?: boolean;
}

/** A real table that scrolls inside its own frame, never the page. */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  className,
}: {
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string;
}) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={0} className={classes('relative overflow-x-auto', className)}>
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className={hideCaption ? 'sr-only' : 'pb-3 text-start text-sm text-muted'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                className={classes(
                  'px-3 py-2 text-[0.8125rem] font-semibold whitespace-nowrap text-muted first:ps-0 last:pe-0',
                  column.numeric ? 'text-end' : 'text-start',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0">
              {columns.map(column => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={column.rowHeader ? 'row' : undefined}
                    className={classes(
                      'px-3 py-2.5 align-top first:ps-0 last:pe-0',
                      column.numeric ? 'text-end tabular-nums' : 'text-start',
                      column.rowHeader && 'font-medium',
                    )}
                  >
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
