import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { columnName, MOST_ROWS, rowXml, type SheetCell } from './sheet-xml.ts';
import { sheetNames } from './sheet-name.ts';
import { workbookParts } from './workbook-parts.ts';

interface Sheet {
  title: string;
  /** In characters. */
  widths: readonly number[];
  /** Whether its first row is frozen, and its columns can be filtered. */
  hasHeader?: boolean;
  pages: () => AsyncIterable<readonly (readonly SheetCell[])[]>;
}

/** The same day for every file: the same table is the same bytes. */
const MTIME = new Date(Date.UTC(1980, 0, 1));
const OPTIONS = { mtime: MTIME, mode: 0o100644 };

/**
 * Writes an XLSX as a stream: rows are read when the consumer is ready for more, and none is retained. When the
 * consumer stops, so does the reading.
 */
export async function* writeWorkbook(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sources: Readable[] = [];
  zip.on('error', error => output.destroy(error as Error));
  for (const [name, text] of Object.entries(workbookParts(sheetNames(sheets.map(({ title }) => title)))))
    zip.addBuffer(Buffer.from(text), name, OPTIONS);
  for (const [at, sheet] of sheets.entries()) {
    zip.addReadStreamLazy(`xl/worksheets/sheet${at + 1}.xml`, OPTIONS, done => {
      const source = Readable.from(sheetXml(sheet), { objectMode: false });
      source.on('error', error => output.destroy(error));
      sources.push(source);
      done(null, source);
    });
  }
  zip.end();
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
  } finally {
    output.destroy();
    for (const source of sources) source.destroy();
  }
}

async function* sheetXml({ widths, hasHeader, pages }: Sheet): AsyncGenerator<string> {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const frozen =
    hasHeader === true ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '';
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>${columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`}<sheetData>`;
  let number = 0;
  for await (const rows of pages()) {
    if (number + rows.length > MOST_ROWS) throw new Error('More rows than a sheet holds');
    if (rows.length > 0) yield rows.map(row => rowXml(row, (number += 1))).join('');
  }
  const filter =
    hasHeader === true && widths.length > 0
      ? `<autoFilter ref="A1:${columnName(widths.length - 1)}${Math.max(number, 1)}"/>`
      : '';
  yield `</sheetData>${filter}</worksheet>`;
}
