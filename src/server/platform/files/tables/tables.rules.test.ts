import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/wire/languages.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import type { TableFormat } from '#domain/exports/table-formats.ts';
import { LANGUAGE_FORMATS } from '#domain/profile/format-choice.ts';
import { createFormats, numberLocale } from '#i18n/language/formats.ts';
import { HOSTILE_CAPTIONS } from '#test/scenes/hostile-report.ts';
import {
  csvByPython,
  csvRows,
  HAS_PYTHON,
  sheetRows,
  unzipped,
  xlsxByPython,
} from '#test/harness/independent-readers.ts';
import { fileStyle } from '#presentation/file-style.ts';
import type { FileTable } from '#presentation/file-table.ts';
import { writeTable } from './write-table.ts';

interface Row {
  text: string | null;
  whole: number | null;
  part: number | null;
  at: string | null;
  kind: string | null;
}

const STARTS = [
  '  =',
  '\t=',
  '\u00a0=',
  ' \u202f+',
  '\u200b=',
  "' =",
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '\0',
  '＝',
  '＋',
  '－',
  '＠',
  "'",
  "'=",
  "''=",
  '',
];
const ENDS = ['1+1', 'HYPERLINK("http://x";"y")', ' a,b;c|d', '"', '""', 'x\r\ny', 'x\ny', '', ' '];
const NASTY = [
  ...STARTS.flatMap(start => ENDS.map(end => `${start}${end}`)),
  ...HOSTILE_CAPTIONS,
  '_x0041_ et _x000D_',
  '<f>1+1</f>&amp;',
  '\uD800 seul',
  '\u0001\u0008\u000B\uFFFE',
  '00012',
  '1e5',
  '-5',
  'é'.repeat(40_000),
];
const NUMBERS = [-5, 0, -0.25, 1e-7, 1.5, 9_007_199_254_740_991, -1_234.5, 0.1 + 0.2];

const ROWS: Row[] = [
  ...NASTY.map((text, at) => ({
    text,
    whole: at * (at % 2 === 0 ? 1 : -1),
    part: NUMBERS[at % NUMBERS.length] ?? null,
    at: new Date(Date.UTC(2026, 2, 29, at % 24, 30, at % 60)).toISOString(),
    kind: at % 2 === 0 ? 'one' : 'other',
  })),
  { text: null, whole: null, part: null, at: null, kind: null },
];

const COLUMNS: FileColumn<Row>[] = [
  { key: 'text', title: '=Texte', kind: 'text', value: ({ text }) => text },
  { key: 'whole', title: 'Nombre', kind: 'whole', value: ({ whole }) => whole },
  { key: 'part', title: 'Part (%)', kind: 'decimal', unit: 'percent', value: ({ part }) => part },
  { key: 'at', title: 'Relevé le', kind: 'instant', value: ({ at }) => at },
  { key: 'kind', title: 'Type', kind: 'choice', names: { one: '=premier' }, value: ({ kind }) => kind },
];

const table: FileTable<Row> = {
  title: 'Un: tableau/[essai]',
  columns: COLUMNS,
  pages: async function* () {
    for (let from = 0; from < ROWS.length; from += 50) yield ROWS.slice(from, from + 50);
  },
};

async function written(format: TableFormat, language: Language): Promise<Uint8Array> {
  const numbers = numberLocale(language, 'language');
  const formats = createFormats(language, 'Europe/Paris', LANGUAGE_FORMATS);
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeTable(table, format, fileStyle(formats, numbers))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Without what no file holds: characters that cannot be written in UTF-8 or XML. */
const asText = (text: string) => text.replaceAll('\0', '').toWellFormed();
const asXml = (text: string) =>
  // oxlint-disable-next-line no-control-regex
  asText(text).replace(/[\u0001-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
const unguarded = (cell: string) =>
  /^'(?:'*[\t\r\n]|[\s'\p{Cc}\p{Cf}]*[=+\-@＋－＝＠])/u.test(cell) ? cell.slice(1) : cell;
const RUNS = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n\0])/u;

describe.each([
  ['fr', ';', ','],
  ['en', ',', '.'],
] as const)('a CSV in %s', (language, delimiter, decimal) => {
  const readers: [string, (file: Uint8Array) => string[][]][] = [
    ['a reader of our own', file => csvRows(Buffer.from(file).toString(), delimiter)],
    ['Python', file => csvByPython(file, delimiter)],
  ];
  test.each(readers)('is read back whole by %s: no text runs, numbers stay numbers', async (who, read) => {
    if (who === 'Python' && !HAS_PYTHON) {
      process.stderr.write('NOT CHECKED by Python: python3 is not here\n');
      return;
    }
    const file = await written('csv', language);
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...rows] = read(file);
    expect(header).toEqual(["'=Texte", 'Nombre', 'Part (%)', 'Relevé le (Europe/Paris)', 'Type']);
    expect(rows).toHaveLength(ROWS.length);
    const running = rows.filter(([text = '', , , , kind = '']) => RUNS.test(text) || RUNS.test(kind));
    expect(running).toEqual([]);
    for (const [at, [text = '', whole, part, when]] of rows.entries()) {
      const row = ROWS[at];
      expect(unguarded(text)).toBe(asText(row?.text ?? ''));
      expect(whole).toBe(row?.whole === null ? '' : String(row?.whole));
      expect(part === '' ? null : Number(part?.replace(decimal, '.'))).toBe(row?.part);
      if (row?.at !== null) expect(when).toMatch(/^2026-03-\d\d \d\d:\d\d:\d\d$/);
    }
    // The night in which an hour is skipped.
    expect(rows[0]?.[3]).toBe('2026-03-29 01:30:00');
    expect(rows[1]?.[3]).toBe('2026-03-29 03:30:01');
  });
});

describe('a workbook', () => {
  const check = (rows: (string | number | null)[][], textsOf: (text: string) => string) => {
    expect(rows[0]).toEqual(['=Texte', 'Nombre', 'Part (%)', 'Relevé le (Europe/Paris)', 'Type']);
    for (const [at, row] of ROWS.slice(0, -1).entries()) {
      const [text, whole, part, when, kind] = rows[at + 1] ?? [];
      expect(textsOf(String(text))).toBe(asXml(row.text ?? '').slice(0, 32_767));
      expect([whole, part]).toEqual([row.whole, row.part]);
      expect(typeof when).toBe('number');
      expect(kind).toBe(row.kind === 'one' ? '=premier' : 'other');
    }
  };
  /** As spreadsheets read underscores that would begin an escape sequence. */
  const asSpreadsheet = (text: string) => text.replaceAll('_x005F_', '_');

  test('is a ZIP of XML whose texts never run and whose numbers are numbers', async () => {
    const files = await unzipped(await written('xlsx', 'fr'));
    expect(files.get('xl/workbook.xml')).toContain('name="Un  tableau  essai"');
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toContain('<f>');
    // A style keeps each text that begins like a formula a text, also when its cell is edited.
    const [, inCells = ''] = (files.get('xl/styles.xml') ?? '').split('<cellXfs');
    const quoting = (inCells.match(/<xf [^>]*>/g) ?? []).map(style => style.includes('quotePrefix="1"'));
    const cells = [...sheet.matchAll(/<c r="[A-Z]+\d+"( s="(\d+)")? t="inlineStr"><is><t[^>]*>([^<]*)/g)];
    const starting = cells.filter(([, , , text = '']) => RUNS.test(text));
    expect(starting.length).toBeGreaterThan(50);
    expect(starting.filter(([, , style = '0']) => quoting[Number(style)] !== true)).toEqual([]);
    const rows = sheetRows(sheet);
    check(rows, text => asSpreadsheet(text));
    // 29 March 2026, 01:30 in Paris, in days since the spreadsheet's own beginning.
    expect(rows[1]?.[3]).toBeCloseTo(46_110 + 1.5 / 24, 6);
  });

  test('is read by Python too', async () => {
    if (!HAS_PYTHON) {
      process.stderr.write('NOT CHECKED by Python: python3 is not here\n');
      return;
    }
    check(xlsxByPython(await written('xlsx', 'en')), text => asSpreadsheet(text));
  });
});

test('a JSON has every value as it is, under names that programs know', async () => {
  const rows = JSON.parse(Buffer.from(await written('json', 'fr')).toString()) as Row[];
  expect(rows).toEqual(ROWS);
});

test('a Markdown table has as many columns in every line, and no markup but ours', async () => {
  const text = Buffer.from(await written('md', 'fr')).toString();
  const lines = text.split('\n').filter(line => line.startsWith('|'));
  expect(lines).toHaveLength(ROWS.length + 2);
  const widths = new Set(lines.map(line => line.replace(/\\./g, '').split('|').length));
  expect([...widths]).toEqual([7]);
  expect(text.replace(/\\[\\`*_[\]{}<>#|~!]/g, '')).not.toMatch(/<(?:script|f|img)/);
});

test.each(['csv', 'xlsx', 'json', 'md'] as const)('an empty table is a whole %s', async format => {
  const empty = { ...table, pages: async function* () {} };
  const formats = createFormats('fr', 'UTC', LANGUAGE_FORMATS);
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeTable(empty, format, fileStyle(formats, 'fr-FR'))) chunks.push(chunk);
  const file = Buffer.concat(chunks);
  if (format === 'json') expect(JSON.parse(file.toString())).toEqual([]);
  else if (format === 'csv') expect(csvRows(file.toString(), ';')).toHaveLength(1);
  else if (format === 'xlsx')
    expect(sheetRows((await unzipped(file)).get('xl/worksheets/sheet1.xml') ?? '')).toHaveLength(1);
  else
    expect(
      file
        .toString()
        .split('\n')
        .filter(line => line.startsWith('|')),
    ).toHaveLength(2);
});
