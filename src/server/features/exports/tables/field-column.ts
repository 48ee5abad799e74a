import type { Cell } from '#domain/exports/csv.ts';
import type { ColumnKind, FileColumn } from '#domain/exports/file-column.ts';

/** A column that shows a field of its row unchanged. */
export function fieldColumn<Key extends string, Row extends Readonly<Record<Key, Cell>>>(
  kind: Exclude<ColumnKind, 'choice'>,
  key: Key,
  title: string,
): FileColumn<Row> {
  return { key, title, kind, value: row => row[key] };
}
