import { spawnSync } from 'node:child_process';
import { fromBuffer } from 'yauzl';

/** A cell as a reader that knows nothing of our writers sees it. */
export type ReadCell = string | number | null;

export function unzipped(bytes: Uint8Array): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => {
      if (error !== null) return reject(error);
      zip.on('entry', entry => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure !== null) return reject(failure);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks).toString());
            zip.readEntry();
          });
        });
      });
      zip.once('end', () => resolve(files));
      zip.readEntry();
    });
  });
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, name: string) =>
    code === undefined ? (ENTITIES[name] ?? '') : String.fromCodePoint(Number(code)),
  );
}

/** The rows of a sheet, with numbers as numbers; a formula anywhere throws. */
export function sheetRows(xml: string): ReadCell[][] {
  if (/<f[\s>/]/.test(xml)) throw new Error('a formula');
  return [...xml.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, inner = '']) => {
    const cells: ReadCell[] = [];
    for (const [, place = '', type, body = ''] of inner.matchAll(
      /<c r="([A-Z]+)\d+"(?: s="\d+")?(?: t="(\w+)")?>(.*?)<\/c>/gs,
    )) {
      const column = place.split('').reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
      while (cells.length < column) cells.push(null);
      cells.push(
        type === 'inlineStr'
          ? unescaped(/<t[^>]*>(.*?)<\/t>/s.exec(body)?.[1] ?? '')
          : Number(/<v>(.*?)<\/v>/.exec(body)?.[1]),
      );
    }
    return cells;
  });
}

const CSV_SCRIPT = `
import csv, io, json, sys
csv.field_size_limit(10**9)
rows = csv.reader(io.TextIOWrapper(sys.stdin.buffer, 'utf-8-sig', newline=''), delimiter=sys.argv[1], strict=True)
json.dump(list(rows), sys.stdout)`;

const XLSX_SCRIPT = `
import io, json, sys, zipfile
from xml.etree import ElementTree
book = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
assert book.testzip() is None
space = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
for part in book.namelist():
    ElementTree.fromstring(book.read(part))
def read(cell):
    if cell.find(space + 'f') is not None:
        raise SystemExit('a formula')
    if cell.get('t') == 'inlineStr':
        return cell.find(space + 'is').find(space + 't').text or ''
    value = cell.find(space + 'v')
    return None if value is None else float(value.text)
sheet = ElementTree.fromstring(book.read('xl/worksheets/sheet1.xml'))
rows = [[read(cell) for cell in row] for row in sheet.find(space + 'sheetData')]
json.dump(rows, sys.stdout)`;

export const HAS_PYTHON =
  spawnSync('python3', ['-c', 'import csv, zipfile'], { timeout: 10_000 }).status === 0;

function byPython(script: string, input: Uint8Array, ...args: string[]): unknown {
  const run = spawnSync('python3', ['-c', script, ...args], {
    input: Buffer.from(input),
    maxBuffer: 64 * 1024 * 1024,
    timeout: 30_000,
  });
  if (run.status !== 0) throw new Error(`python3: ${run.stderr.toString()}`);
  return JSON.parse(run.stdout.toString());
}

/** Python's own readers, independent of ours: rows of texts, and rows with numbers. Sheets omit empty cells. */
export const csvByPython = (file: Uint8Array, delimiter: string) =>
  byPython(CSV_SCRIPT, file, delimiter) as string[][];
export const xlsxByPython = (file: Uint8Array) => byPython(XLSX_SCRIPT, file) as ReadCell[][];

/** Rows of a CSV per RFC 4180, implemented independently of the writer. */
export function csvRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const whole = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < whole.length; at++) {
    const sign = whole[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (whole[at + 1] === '"') cell += whole[(at += 1)];
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === delimiter || (sign === '\r' && whole[at + 1] === '\n')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\r') {
        at += 1;
        rows.push([]);
      }
    } else cell += sign;
  }
  if (rows.at(-1)?.length === 0 && cell === '') rows.pop();
  return rows;
}
