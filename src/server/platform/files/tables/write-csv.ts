import { csvHeader, csvWriter } from '#domain/exports/csv-table.ts';
import type { Chunks, FileStyle, FileTable } from '#presentation/file-table.ts';
import { inPieces } from './in-pieces.ts';

/** A table as CSV, in the format that spreadsheets of the reader's country open by a double click. */
export async function* writeCsv<Row>({ columns, pages }: FileTable<Row>, { csv }: FileStyle): Chunks {
  yield csvHeader(columns, csv);
  const write = csvWriter(columns, csv);
  for await (const rows of inPieces(pages())) yield write(rows);
}
