import { IMPORT_LIMITS } from '#domain/imports/import-limits.ts';
import { TooManyCells } from '#server/integrations/import-files/studio/read-table.ts';
import { decodeText } from '#server/integrations/import-files/decode-text.ts';
import type { NamedTable } from '#server/integrations/import-files/table-parts.ts';
import type { UnpackedFile } from '#server/integrations/import-files/unpack-zip.ts';
import { readSheet, type WorkbookParts } from './read-sheet.ts';
import { readXml, type XmlTag } from './read-xml.ts';

/** Excel counts days from the end of 1899, including a 29 February 1900 that did not exist; some files from 1904. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;
const MOST_SHEETS = 50;
/** Rows times columns, empty cells included: two sheets of the largest table. */
const MOST_AREA = 2 * IMPORT_LIMITS.tableRows * IMPORT_LIMITS.tableColumns;

class Unreadable extends Error {}

/**
 * The visible sheets of an XLSX workbook that hold rows, each as a table. Formulas are not computed: their stored
 * values count.
 */
export function readWorkbook(
  unpacked: readonly UnpackedFile[],
): { ok: true; tables: NamedTable[] } | { ok: false; name: string } {
  let name = 'XLSX';
  const files = new Map(unpacked.map(file => [file.path, file]));
  /** Parts already read: a workbook can reference one part many times. */
  const done = new Set<string>();
  const text = (path: string): string | null => {
    name = path;
    const file = files.get(path);
    if (file === undefined) return null;
    const decoded = decodeText(file.bytes);
    if (decoded === null) throw new Unreadable();
    return decoded;
  };
  try {
    const book = bookOf(text('xl/workbook.xml') ?? '');
    const targets = targetsOf(text('xl/_rels/workbook.xml.rels') ?? '');
    const parts: WorkbookParts = {
      texts: textsOf(text('xl/sharedStrings.xml')),
      dateStyles: dateStylesOf(text('xl/styles.xml')),
      epochDays: book.is1904 ? EPOCH_1904 : EPOCH_1900,
      cellsLeft: IMPORT_LIMITS.tableCells,
    };
    let area = 0;
    const tables = book.sheets.slice(0, MOST_SHEETS).flatMap(({ title, id }): NamedTable[] => {
      const path = targets.get(id) ?? '';
      if (done.has(path)) return [];
      done.add(path);
      const content = text(path);
      const table = content === null ? null : readSheet(content, parts);
      area += table === null ? 0 : table.rows.length * table.header.length;
      if (area > MOST_AREA) throw new TooManyCells();
      return table === null || table.rows.length > IMPORT_LIMITS.tableRows
        ? []
        : [{ name: title, content: table }];
    });
    return { ok: true, tables };
  } catch (error) {
    if (error instanceof TooManyCells) throw error;
    return { ok: false, name: name.split('/').at(-1) ?? name };
  }
}

function bookOf(xml: string): { sheets: { title: string; id: string }[]; is1904: boolean } {
  const sheets: { title: string; id: string }[] = [];
  let is1904 = false;
  readXml(xml, {
    open: (tag, { attribute }) => {
      if (tag === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute('date1904') ?? '');
      if (tag !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return;
      sheets.push({ title: (attribute('name') ?? '').slice(0, 120), id: attribute('id') ?? '' });
    },
  });
  return { sheets, is1904 };
}

function targetsOf(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  readXml(xml, {
    open: (tag, { attribute }) => {
      const target = attribute('Target') ?? '';
      if (tag !== 'Relationship') return;
      targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

/** Shared strings: the runs of each joined, without Japanese phonetic guides. */
function textsOf(xml: string | null): string[] {
  const texts: string[] = [];
  if (xml === null) return texts;
  let isAid = false;
  let current = '';
  readXml(xml, {
    open: tag => {
      if (tag === 'si') current = '';
      if (tag === 'rPh') isAid = true;
    },
    close: (tag, text) => {
      if (tag === 't' && !isAid) current += text;
      if (tag === 'rPh') isAid = false;
      if (tag === 'si') texts.push(current);
    },
  });
  return texts;
}

function dateStylesOf(xml: string | null): boolean[] {
  const styles: boolean[] = [];
  if (xml === null) return styles;
  const own = new Map<number, string>();
  let isInside = false;
  readXml(xml, {
    open: (tag, { attribute }: XmlTag) => {
      if (tag === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      if (tag === 'cellXfs') isInside = true;
      if (tag === 'xf' && isInside) styles.push(isDateFormat(Number(attribute('numFmtId')), own));
    },
    close: tag => {
      if (tag === 'cellXfs') isInside = false;
    },
  });
  return styles;
}

/** Excel's built-in formats (14 to 22, 27 to 36, 45 to 47, 50 to 58), or one of the file's with date parts. */
function isDateFormat(id: number, own: ReadonlyMap<number, string>): boolean {
  const code = own.get(id);
  if (code === undefined) {
    return (
      (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
    );
  }
  const bare = code
    .slice(0, 255)
    .replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, '')
    .toLowerCase();
  return /[ymdh]/.test(bare) && !/[#0?]/.test(bare.replace(/ss\.0+/, ''));
}
