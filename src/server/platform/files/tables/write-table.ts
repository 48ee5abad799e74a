import type { TableFormat } from '#domain/exports/table-formats.ts';
import type { Chunks, FileStyle, FileTable } from '#presentation/file-table.ts';
import { writeCsv } from './write-csv.ts';
import { writeJson } from './write-json.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writeXlsx } from './write-xlsx.ts';

const WRITERS: Record<TableFormat, <Row>(table: FileTable<Row>, style: FileStyle) => Chunks> = {
  csv: writeCsv,
  xlsx: writeXlsx,
  json: writeJson,
  md: writeMarkdown,
};

/** A table as a file of that format, in chunks. */
export async function* writeTable<Row>(
  table: FileTable<Row>,
  format: TableFormat,
  style: FileStyle,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const chunk of WRITERS[format](table, style))
    yield typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
}
