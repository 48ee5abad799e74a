import type { FileColumn } from '#domain/exports/file-column.ts';
import type { ExportWords } from '../export-words.ts';

/** A yes/no column. */
export function yesNo<Row>(
  { say }: ExportWords,
  key: string,
  title: string,
  value: (row: Row) => boolean,
): FileColumn<Row> {
  return {
    key,
    title,
    kind: 'choice',
    names: { true: say('yes'), false: say('no') },
    value: row => String(value(row)),
  };
}
