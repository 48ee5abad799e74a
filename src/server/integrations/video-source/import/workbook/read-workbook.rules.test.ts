import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { processorMs } from '#test/harness/processor-time.ts';
import { idAt } from '#test/sources/ytdlp-output.ts';
import { readImportFile } from '#server/integrations/import-files/read-import-file.ts';

const importedAt = new Date('2026-11-21T12:00:00Z');
const ID = idAt(Date.parse('2026-11-10T09:00:00Z') / 1000);
const OTHER = idAt(Date.parse('2026-11-11T09:00:00Z') / 1000);
const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const link = (handle: string, id = ID) => `https://www.tiktok.com/@${handle}/video/${id}`;

type Cell = string | number | { date: number } | { shared: number };
const cellXml = (cell: Cell, column: number, row: number) => {
  const place = `${String.fromCharCode(65 + column)}${row}`;
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return 'date' in cell
    ? `<c r="${place}" s="1"><v>${cell.date}</v></c>`
    : `<c r="${place}" t="s"><v>${cell.shared}</v></c>`;
};
const sheetXml = (rows: Cell[][]) =>
  `<worksheet ${NAMESPACE}><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, column, row + 1)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** A workbook as Excel writes it, as far as a reader needs it. */
async function workbook(
  sheets: Record<string, Cell[][]>,
  { texts = [] as string[], more = {} as Record<string, string>, hidden = '', isPacked = true } = {},
): Promise<Uint8Array> {
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${NAMESPACE} xmlns:r="r"><sheets>${names
      .map(
        (name, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${name === hidden ? ' state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${NAMESPACE}><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${NAMESPACE}>${texts.map(text => `<si><r><t>${text}</t></r><rPh><t>aide</t></rPh></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(rows)]),
    ),
    ...more,
  };
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(content), name, { compress: isPacked });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}
const read = (bytes: Uint8Array, fileName = 'chiffres.xlsx') =>
  readImportFile({ bytes, fileName, importedAt });

describe('a workbook', () => {
  test('gives the videos of all its visible sheets; dates of its own cells are dates, ids come from the links', async () => {
    const bytes = await workbook(
      {
        Nadia: [
          ['url', 'views', 'likes', 'fetched_at', 'description'],
          [link('atelier.nadia'), 12_300, '1,2 k', { date: 46_340.5 }, { shared: 0 }],
        ],
        Tom: [
          ['url', 'views', 'fetched_at'],
          [link('jardin.tom', OTHER), 5, { date: 46_341 }],
        ],
        Brouillon: [
          ['url', 'views'],
          [link('cache.e'), 1],
        ],
      },
      { texts: ['Du pain &amp; du levain'], hidden: 'Brouillon' },
    );
    // The name does not matter: the content counts.
    for (const name of ['chiffres.xlsx', 'chiffres.csv']) {
      const reading = await read(bytes, name);
      if (!reading.ok) throw new Error(reading.reason);
      expect(reading.accounts.map(({ handle }) => handle)).toEqual(['atelier.nadia', 'jardin.tom']);
      expect(reading.accounts[0]?.videos).toMatchObject([
        {
          id: ID,
          views: 12_300,
          likes: 1_200,
          description: 'Du pain & du levain',
          observedAt: new Date('2026-11-14T12:00:00Z'),
        },
      ]);
      expect(reading.time).toMatchObject({ from: 'file', at: new Date('2026-11-15T00:00:00Z') });
      expect(reading.parts?.map(part => part.name)).toEqual(['Nadia', 'Tom']);
    }
  });

  test('of TikTok Studio is read as its CSV is', async () => {
    const reading = await read(
      await workbook({
        Content: [
          ['Time', 'Video title', 'Video link', 'Post time', 'Total likes', 'Total views'],
          ['November 20', 'Du pain', link('atelier.nadia'), 'November 10', 8, 1_234],
        ],
      }),
    );
    expect(reading).toMatchObject({ ok: true, format: 'studio' });
    expect(reading.ok && reading.accounts[0]?.videos[0]).toMatchObject({ views: 1_234, precision: 'exact' });
  });

  test('an id kept as a number has lost its last digits, and is refused rather than guessed', async () => {
    const rows: Cell[][] = [
      ['video_id', 'author', 'views'],
      [Number(ID), 'atelier.nadia', 5],
      ['7400000000000000001', 'atelier.nadia', 6],
    ];
    const reading = await read(await workbook({ Un: rows }));
    expect(reading).toMatchObject({ ok: true, rejected: [{ row: 2, reason: 'bad_id' }] });
  });

  test.each([
    ['a declared document type', { 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "b">]><sst/>' }],
    ['a part that is no XML', { 'xl/worksheets/sheet1.xml': '<worksheet><row>' }],
    ['tags within tags without end', { 'xl/worksheets/sheet1.xml': '<a>'.repeat(5_000) }],
  ])('with %s is refused', async (_name, more) => {
    const rows: Cell[][] = [
      ['url', 'views'],
      [link('atelier.nadia'), 5],
    ];
    expect(await read(await workbook({ Un: rows }, { more }))).toMatchObject({
      ok: false,
      reason: 'import_zip_unreadable',
    });
  });

  test('that grows a hundredfold when it is opened is refused before it is', async () => {
    const rows: Cell[][] = [
      ['url', 'views'],
      [link('atelier.nadia'), 5],
    ];
    const more = { 'xl/worksheets/sheet2.xml': `<worksheet>${' '.repeat(60_000_000)}</worksheet>` };
    expect(await read(await workbook({ Un: rows }, { more }))).toMatchObject({
      ok: false,
      reason: 'import_zip_unsafe',
    });
  });

  test('without rows is refused', async () => {
    expect(await read(await workbook({ Un: [] }))).toMatchObject({ ok: false, reason: 'import_no_videos' });
  });
});

describe('a workbook that was made to take time', () => {
  const columns = (count: number) => Array.from({ length: count }, (_, index) => `h${index}`);
  const bare = (rows: string[][]) =>
    `<worksheet ${NAMESPACE}><sheetData>${rows
      .map(cells => `<row>${cells.map(cell => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`)
      .join('')}</sheetData></worksheet>`;

  test('that names one sheet fifty times is read once', async () => {
    const more = {
      'xl/workbook.xml': `<workbook ${NAMESPACE} xmlns:r="r"><sheets>${'<sheet name="S" sheetId="1" r:id="rId1"/>'.repeat(50)}</sheets></workbook>`,
      'xl/worksheets/sheet1.xml': bare([
        columns(400),
        ...Array.from({ length: 20_000 }, (_, row) => [`${(row * 7_919) % 100_003}`]),
      ]),
    };
    const bytes = await workbook({ S: [['x']] }, { more });
    const started = processorMs();
    expect(await read(bytes)).toMatchObject({ ok: false, reason: 'import_unknown_columns' });
    expect(processorMs() - started).toBeLessThan(3_000);
  });

  test('of more than two million cells is refused in words', async () => {
    // One cell in the last column counts as all the cells before it.
    const last = '<row><c r="OJ1" t="str"><v>x</v></c></row>';
    const more = {
      'xl/worksheets/sheet1.xml': `<worksheet ${NAMESPACE}><sheetData>${last.repeat(5_001)}</sheetData></worksheet>`,
    };
    const bytes = await workbook({ S: [['x']] }, { more, isPacked: false });
    expect(await read(bytes)).toEqual({
      ok: false,
      reason: 'import_too_many_cells',
      values: { limit: 2_000_000 },
    });
  });
});
