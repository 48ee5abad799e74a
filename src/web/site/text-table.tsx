import type { ComponentType } from 'react';
import { classes } from '#web/ui/styles/classes.ts';
import { Table } from '#web/ui/content/table.tsx';

/** A table of texts; the first cell of each row is its header. */
export function TextTable({
  block,
  text: Text,
  stacks = false,
  className,
}: {
  block: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
  text: ComponentType<{ text: string }>;
  stacks?: boolean;
  className?: string;
}) {
  return (
    <Table<readonly string[]>
      caption={block.caption}
      stacks={stacks}
      // The link that names a row gets a large hit area.
      className={classes(
        '[&_th>a]:reach pointer-coarse:[&_th>a]:inline-block pointer-coarse:[&_th>a]:min-w-11',
        className,
      )}
      rows={block.rows}
      rowKey={row => row.join('|')}
      columns={block.head.map((header, index) => ({
        key: header,
        header,
        cell: row => <Text text={row[index] ?? ''} />,
        rowHeader: index === 0,
        stacked: { isWhole: true },
      }))}
    />
  );
}
