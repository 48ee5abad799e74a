import type { ComponentType } from 'react';
import { classes } from '#web/ui/styles/classes.ts';
import { Table } from '#web/ui/content/table.tsx';

/** A table of texts; the first of each row names it. */
export function TextTable({
  block,
  text: Text,
  stacks = false,
  className,
}: {
  block: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
  /** How a text is drawn. */
  text: ComponentType<{ text: string }>;
  stacks?: boolean;
  className?: string;
}) {
  return (
    <Table<readonly string[]>
      caption={block.caption}
      stacks={stacks}
      // A row that is named by a link is pressed by it.
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
