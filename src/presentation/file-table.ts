import type { CsvReader } from '#domain/exports/csv-table.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import type { Formats } from '#i18n/language/formats.ts';

/** A table to export: its columns, and its rows page by page, pulled when the consumer is ready. */
export interface FileTable<Row> {
  /** Its display name; also the sheet name. */
  title: string;
  columns: readonly FileColumn<Row>[];
  pages: () => AsyncGenerator<readonly Row[]>;
}

/** The reader's number, date and file conventions. */
export interface FileStyle {
  formats: Formats;
  /** The same number formats, optimised for many values. */
  numbers: Record<'whole' | 'decimal' | 'percent', (value: number) => string>;
  csv: CsvReader;
}

/** A file being generated. */
export type Chunks = AsyncGenerator<string | Uint8Array>;
