import type { CsvReader } from '#domain/exports/csv-table.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import type { Formats } from '#i18n/language/formats.ts';

/** A table on its way to a file: its columns, and its rows a page at a time, asked for when there is room for more. */
export interface FileTable<Row> {
  /** What people call it; the name of its sheet. */
  title: string;
  columns: readonly FileColumn<Row>[];
  pages: () => AsyncGenerator<readonly Row[]>;
}

/** How its reader writes numbers, dates and files. */
export interface FileStyle {
  formats: Formats;
  /** The same numbers, written many at a time. */
  numbers: Record<'whole' | 'decimal' | 'percent', (value: number) => string>;
  csv: CsvReader;
}

/** A file while it is being written. */
export type Chunks = AsyncGenerator<string | Uint8Array>;
