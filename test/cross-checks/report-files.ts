import { strFromU8, unzipSync } from 'fflate';
import { readXml } from '#server/integrations/video-source/import/workbook/read-xml.ts';
import { pdfOutline } from '#test/harness/read-pdf.ts';

/** A report file read back: the rows of its tables and all its other text. */
export interface ReadReport {
  rows: { heading: string; cells: string[] }[];
  /** Without any space: a file breaks its lines where it likes. */
  sentences: string[];
}

const withoutSpaces = (text: string) => text.replace(/[\s\u00a0\u202f]+/gu, '');
const said = (texts: readonly string[]) => texts.map(withoutSpaces).filter(text => text !== '');

/** A table goes over several pages: each page has the structure of its own part. */
export async function readPdf(bytes: Uint8Array): Promise<ReadReport> {
  const { rows, paragraphs } = await pdfOutline(bytes);
  return { rows, sentences: said(paragraphs) };
}

/** What stands alone in its row is a sentence or a title. */
export function readXlsx(bytes: Uint8Array): ReadReport {
  const parts = Object.entries(unzipSync(bytes));
  const part = (name: string) => strFromU8(parts.find(([path]) => path === name)?.[1] ?? new Uint8Array());
  const titles: string[] = [];
  readXml(part('xl/workbook.xml'), {
    open: (tag, { attribute }) => tag === 'sheet' && titles.push(attribute('name') ?? ''),
  });
  const read: ReadReport = { rows: [], sentences: [] };
  for (const [at, heading] of titles.entries()) {
    let cells: string[] = [];
    let column = 0;
    readXml(part(`xl/worksheets/sheet${at + 1}.xml`), {
      open: (tag, { attribute }) => {
        if (tag === 'row') cells = [];
        if (tag === 'c') column = (attribute('r') ?? 'A').charCodeAt(0) - 65;
      },
      close: (tag, text) => {
        if (tag === 't' || tag === 'v') cells[column] = text;
        if (tag !== 'row') return;
        const filled = Array.from(cells, cell => cell ?? '');
        if (filled.length > 1) read.rows.push({ heading, cells: filled });
        else read.sentences.push(...said(filled));
      },
    });
  }
  return read;
}

const unescaped = (text: string) =>
  text.replace(/^\[(.*)\]\(<.*>\)$/u, '$1').replace(/\\([\\`*_[\]{}<>#|~!+=-])/gu, '$1');

export function readMarkdown(text: string): ReadReport {
  const read: ReadReport = { rows: [], sentences: [] };
  let heading = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) heading = unescaped(line.slice(3));
    else if (line.startsWith('| ')) {
      const cells = line.slice(2, -2).split(/(?<!\\) ?\| /u);
      if (!cells.every(cell => /^-+:?$/u.test(cell.trim())))
        read.rows.push({ heading, cells: cells.map(cell => unescaped(cell.trim())) });
    } else if (!line.startsWith('#')) {
      read.sentences.push(
        ...said([unescaped(line.replace(/^(?:- |\*\*(?=.*\*\*$)|_(?=.*_$))|(?:\*\*|_)$/gu, ''))]),
      );
    }
  }
  return read;
}

/** The number in a cell, with its rounding tolerance; null: there is none. */
export function figureIn(cell: string): { value: number; within: number } | null {
  // How many videos are known of a period is no figure of it.
  if (/vidéos?\s+connues?/u.test(cell)) return null;
  const found =
    /^×?([+\u2212-]?)(\d[\d\s\u00a0\u202f]*)(?:[.,](\d+))?(?:[\s\u00a0\u202f]*%)?(?![\p{L}\d])/u.exec(
      cell.trim(),
    );
  if (found === null) return null;
  const [, sign = '', digits = '', decimals = ''] = found;
  const value = Number(`${withoutSpaces(digits)}.${decimals || '0'}`);
  return { value: sign === '' || sign === '+' ? value : -value, within: 0.5 * 10 ** -decimals.length + 1e-9 };
}
