import { fromBuffer } from 'yauzl';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { buildReport } from '#domain/account-reports/build-report.ts';
import type { ReportData } from '#domain/account-reports/report-data.ts';
import { LANGUAGE_FORMATS } from '#domain/profile/format-choice.ts';
import type { Language } from '#contract/wire/languages.ts';
import { HOSTILE_CAPTIONS, hostileReportData } from '#test/scenes/hostile-report.ts';
import { lettersOf, openPdf } from '#server/platform/files/documents/pdf-page.ts';
import { renderDocument } from '#server/platform/files/documents/render-document.ts';
import { type ReportDocument } from '../document.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { rangesChart } from './report-charts.ts';
import { reportSections } from './sections.ts';
import { reportWords } from './texts.ts';
import { toMarkdown } from '#server/platform/files/documents/to-markdown.ts';
import { toPdf } from '#server/platform/files/documents/to-pdf.ts';
import { toXlsx } from '#server/platform/files/documents/to-xlsx.ts';
import { reportVideosTable } from './videos-table.ts';
import { writeTable } from '#server/platform/files/tables/write-table.ts';

const SHA256 = 'c0ffee'.repeat(10) + 'beef';

async function documentOf(data: ReportData, language: Language = 'fr'): Promise<ReportDocument> {
  const words = await reportWords(language, data.timeZone, LANGUAGE_FORMATS);
  const report = JSON.parse(JSON.stringify(buildReport(data))) as Parameters<typeof reportSections>[0];
  return reportSections(report, { version: 3, sha256: SHA256, note: '', videos: data.videos }, words);
}

const HUNDRED = hostileReportData(100);
const tablesOf = ({ sections }: ReportDocument) =>
  sections.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'table' ? [block.table] : [])));
const textsOf = (document: ReportDocument): string[] => [
  document.title,
  ...document.subtitle,
  ...document.sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap(block => {
      if (block.kind === 'table') {
        const { caption, columns, rows } = block.table;
        return [caption ?? '', ...columns.map(column => column.title), ...rows.flat().map(cell => cell.text)];
      }
      if (block.kind === 'chart') return [block.alt];
      return block.kind === 'item' ? [block.title, ...block.lines] : [block.text];
    }),
  ]),
];

describe.each(['fr', 'en'] as const)('a report in %s', language => {
  test.each([100, 8, 1])(
    'of %i videos is said in whole sentences, with nothing left to fill in',
    async count => {
      const document = await documentOf(hostileReportData(count), language);
      const wrong = textsOf(document).filter(text =>
        /\{\w+\}|undefined|null|NaN|Infinity|\b(?:reportFindings|accountReports|advice|charts|dashboard)\./.test(
          text,
        ),
      );
      expect(wrong).toEqual([]);
      expect(document.sections).toHaveLength(12);
      expect(document.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
    },
  );
});

describe('the report in words', () => {
  test('splits the change into parts that add up to it, and says what it rests on', async () => {
    const document = await documentOf(HUNDRED);
    const [split] = tablesOf(document);
    const values = split?.rows.map(row => row.at(-1)?.value ?? NaN) ?? [];
    const [earlier = 0, ...rest] = values;
    const later = rest.pop();
    // Where no change of the usual video is demonstrated, the views per video are one part.
    expect(rest).toHaveLength(3);
    expect(rest.reduce((sum, part) => sum + part, earlier)).toBe(later);
    const basis = textsOf({ ...document, sections: document.sections.slice(-1) }).join('\n');
    for (const said of [SHA256, 'Europe/Paris', '100 en tout', 'TikTok, avec votre autorisation', '2026'])
      expect(basis).toContain(said);
  });

  test('is silent under its floors, with the sentence that says what it takes', async () => {
    const texts = textsOf(await documentOf(hostileReportData(8))).join('\n');
    expect(texts).toContain('Pas assez de données\u00A0: 8 vidéos, il en faut 10');
    expect(texts).toContain('Pas assez de données\u00A0: 8 vidéos, il en faut 20');
  });

  test('says of each advice why, what would change it, and which video where it is one', async () => {
    const document = await documentOf(HUNDRED);
    const [advice] = document.sections.filter(({ title }) => title === 'Conseils');
    const items = advice?.blocks.filter(block => block.kind === 'item') ?? [];
    expect(items.length).toBeGreaterThan(0);
    for (const { lines } of items) {
      expect(lines[0]).toMatch(/^Parce que\u00A0: /);
      expect(lines[1]).toMatch(/^Ce qui changerait l’avis\u00A0: /);
    }
    const one = items.find(({ lines }) => lines.includes('Repose sur 1 vidéo.'));
    expect(one?.lines.at(-1)).toMatch(/^«\u00A0.+\u00A0», \d{1,2} \S+ 2026$/);
  });

  test('says of the best that all others are below it', async () => {
    const texts = textsOf(await documentOf(HUNDRED));
    expect(texts).toContain('100\u00A0%');
  });

  test('names published figures with their year, their formula and where they stand', async () => {
    const table = tablesOf(await documentOf(HUNDRED)).find(({ rows }) =>
      rows.some(([first]) => first?.text === 'Rival IQ'),
    );
    const row = table?.rows.find(([publisher]) => publisher?.text === 'Rival IQ');
    expect(row?.[0]?.link).toMatch(/^https:\/\//);
    expect(row?.[1]?.text).toMatch(/^20\d\d$/);
    expect(row?.[3]?.text).toContain('vues');
  });
});

test('no caption keeps what could hide or turn the words around it', () => {
  for (const caption of HOSTILE_CAPTIONS)
    expect(inertText(caption)).not.toMatch(/[\p{Cc}\u200B\u202A-\u202E\uFEFF]/u);
  expect(inertText('a\r\n b\tc')).toBe('a b c');
});

test('Markdown holds no markup but ours', async () => {
  const text = toMarkdown(await documentOf(HUNDRED));
  expect(text).toMatch(/^# Rapport de @lea\.cuisine, n°\u00A03\n/);
  const bare = text.replace(/\\[\\`*_[\]{}<>#|~!]/g, '');
  expect(bare).not.toContain('<script');
  expect(bare).not.toMatch(/\]\((?!<https:\/\/)/);
  const tables = text.split('\n').filter(line => line.startsWith('|'));
  const widths = new Set(tables.map(line => line.replace(/\\\|/g, '').split('|').length));
  // At most six columns (eight parts when split at `|`): no caption adds a column.
  expect(Math.max(...widths)).toBe(8);
  expect(text.split('\n').filter(line => line.startsWith('# '))).toHaveLength(1);
});

describe('the CSV of the videos', () => {
  const linesOf = async (language: Language, computed: boolean) => {
    const words = await reportWords(language, 'Europe/Paris', LANGUAGE_FORMATS);
    const table = reportVideosTable(HUNDRED, words, { computed });
    const chunks: Uint8Array[] = [];
    for await (const chunk of writeTable(table, 'csv', words.style)) chunks.push(chunk);
    return Buffer.concat(chunks).toString().split('\r\n');
  };

  test('has a line a video, with what it makes of the account’s own at the same age', async () => {
    const lines = await linesOf('fr', true);
    expect(lines).toHaveLength(102);
    expect(lines[0]).toMatch(
      /^\uFEFFIdentifiant;Adresse;Légende;.*;Vues à âge égal \(× vos vues habituelles d’alors\);Mieux que \(%\);Résultat$/,
    );
    expect(lines[1]).toMatch(
      /;\d+(?:,\d+)?;\d+(?:,\d+)?;\d+(?:,\d+)?;(?:hors du commun|en retrait|habituel)$/,
    );
    expect((await linesOf('en', true))[0]).toMatch(/^\uFEFFId,Address,Caption,/);
  });

  test('runs no caption as a formula', async () => {
    const lines = await linesOf('fr', true);
    expect(lines.join('\n')).toContain(`"'=HYPERLINK(""http://x"";""y"") #pain"`);
    expect(lines.slice(1).filter(line => /(?:^|;)"?[=+@\-＝](?!\d+(?:,\d+)?(?:;|$))/.test(line))).toEqual([]);
  });

  test('of raw data alone has nothing that was computed', async () => {
    const raw = await linesOf('en', false);
    expect(raw[0]).toMatch(/,Read at \(Europe\/Paris\)$/);
    expect(raw[0]).not.toMatch(/Engagement|equal age|Result/);
  });
});

function unzipped(bytes: Uint8Array): Promise<Map<string, string>> {
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

test('the workbook has a sheet a section, numbers that are numbers, and no formula', async () => {
  const files = await unzipped(await toXlsx(await documentOf(HUNDRED)));
  const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/ name="([^"]*)"/g)].map(
    ([, name = '']) => name,
  );
  expect(names).toHaveLength(12);
  expect(names.filter(name => name.length > 31)).toEqual([]);
  const sheets = [...files].filter(([name]) => name.startsWith('xl/worksheets/sheet')).map(([, xml]) => xml);
  expect(sheets.filter(xml => xml.includes('<f'))).toEqual([]);
  // The views of the split: cells without a type are numbers.
  expect(sheets[1]).toMatch(/<c r="C3" s="\d+"><v>\d+<\/v>/);
  const strings = sheets.flatMap(xml =>
    [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, said = '']) => said),
  );
  expect(strings.length).toBeGreaterThan(50);
  // Texts that begin like a formula are stored unchanged, in cells of type text.
  expect(strings.filter(said => said.startsWith("'"))).toEqual([]);
  const cells = sheets.flatMap(xml => xml.match(/<c [^>]*>(?=<is>)/g) ?? []);
  expect(cells.filter(cell => !cell.includes('t="inlineStr"'))).toEqual([]);
});

describe('the PDF', () => {
  test('is A4, tagged, in its language, with its letters in it', async () => {
    const bytes = Buffer.from(await toPdf(await documentOf(HUNDRED))).toString('latin1');
    expect(bytes.slice(0, 8)).toBe('%PDF-1.7');
    for (const part of [
      /\/MediaBox \[0 0 595\.28 841\.89\]/,
      /\/Marked true/,
      /\/StructTreeRoot/,
      /\/Lang \(fr\)/,
      /\/FontFile2/,
    ])
      expect(bytes).toMatch(part);
    expect(bytes.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
    expect(bytes).not.toMatch(/\/JavaScript|\/JS\b|\/Launch/);
  });

  test('writes French with its spaces and marks, and leaves out what it has no letters for', () => {
    const letters = lettersOf(openPdf({ title: 't', language: 'fr' }), 'illisible');
    const french =
      'L’œuf «\u00A0à point\u00A0», Ça\u202F! ×1,4 → ±\u00A03\u202F%, 12\u202F345\u00A0€ – Ñ ł ș ğ Ω Ж';
    expect([letters.print(french), letters.hasOmitted]).toEqual([french, false]);
    expect(letters.print('no\u0301n')).toBe('nón');
    expect(letters.print('Comment plier 😀👍🏽 un drap 👩‍👩‍👧 #maison')).toBe('Comment plier un drap #maison');
    expect(letters.print('Pain مرحبا بالعالم été')).toBe('Pain […] été');
    expect(letters.print('שלום \u202Egnp.exe\u202C été')).toBe('[…] gnp.exe été');
    expect(letters.print('日本語のパン #pain')).toBe('[…] #pain');
    expect(letters.print('😀😀')).toBe('illisible');
    expect(letters.print('مرحبا')).toBe('illisible');
    expect(letters.hasOmitted).toBe(true);
  });

  test.each(['fr', 'en'] as const)('leaves none of our own words out: %s', async language => {
    const data = hostileReportData(60);
    const tame = { ...data, videos: data.videos.map(video => ({ ...video, caption: 'Mon pain #pain' })) };
    const letters = lettersOf(openPdf({ title: 't', language }), 'illisible');
    for (const text of textsOf(await documentOf(tame, language))) expect(letters.print(text)).toBe(text);
    expect(letters.hasOmitted).toBe(false);
  });
});

test('a table that goes on over a page takes at least three rows there', async () => {
  const document = await documentOf(HUNDRED);
  const lastPages: number[] = [];
  for (let count = 30; count < 50; count++) {
    const rows = Array.from({ length: count }, (_, at) => [{ text: `row ${at}` }]);
    const table = { caption: null, columns: [{ title: 'Title', width: 1 }], rows };
    const bytes = await toPdf({
      ...document,
      sections: [{ title: 'Section', blocks: [{ kind: 'table', table }] }],
    });
    const pdf = await getDocumentProxy(bytes);
    if (pdf.numPages === 1) continue;
    const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
    lastPages.push(items.filter(item => 'str' in item && item.str.startsWith('row ')).length);
  }
  expect(lastPages.length).toBeGreaterThan(3);
  expect(Math.min(...lastPages)).toBe(3);
});

test('a table of up to five rows stands on one page', async () => {
  const document = await documentOf(HUNDRED);
  for (let before = 18; before < 34; before++) {
    const table = (name: string, count: number) => ({
      kind: 'table' as const,
      table: {
        caption: null,
        columns: [{ title: name, width: 1 }],
        rows: Array.from({ length: count }, (_, at) => [{ text: `${name} ${at}` }]),
      },
    });
    const blocks = [table('long', before), table('short', 5)];
    const pdf = await getDocumentProxy(
      await toPdf({ ...document, sections: [{ title: 'Section', blocks }] }),
    );
    const pages: number[] = [];
    for (let page = 1; page <= pdf.numPages; page++) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      pages.push(items.filter(item => 'str' in item && /^short \d/.test(item.str)).length);
    }
    expect(
      pages.filter(count => count > 0),
      `${before} rows before`,
    ).toEqual([5]);
  }
});

test('files are made beside the event loop, one after the other, also after one that failed', async () => {
  const document = await documentOf(HUNDRED);
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 5);
  const broken = renderDocument({
    format: 'pdf',
    document: { ...document, sections: 'none' as unknown as [] },
  });
  const made = Promise.all([
    renderDocument({ format: 'pdf', document }),
    renderDocument({ format: 'xlsx', document }),
  ]);
  await expect(broken).rejects.toThrow();
  const [pdf, xlsx] = await made;
  clearInterval(ticking);
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(Buffer.from(xlsx.subarray(0, 2)).toString()).toBe('PK');
  expect(turns).toBeGreaterThan(5);
}, 60_000);

test('59 hashtags are drawn in parts that a page holds, each of them once, on one scale', async () => {
  const words = await reportWords('en', 'Europe/Paris', LANGUAGE_FORMATS);
  const rows = Array.from({ length: 59 }, (_, at) => ({
    id: `tag${at}`,
    label: `#tag${at}`,
    n: 10,
    known: true as const,
    factor: 1 + at / 59,
    low: 0.5,
    high: 3,
    verdict: 'unclear' as const,
  }));
  const blocks = rangesChart(rows, { caption: 'Hashtags', sentence: 'Sentence.' }, words);
  const drawings = blocks.flatMap(block => (block.kind === 'chart' ? [block.drawing] : []));
  // An A4 page has 717 of 842 points for its content in height, 499 of 595 in width.
  for (const { height, width } of drawings) expect((height / width) * 499).toBeLessThan(700);
  const drawn = drawings.flatMap(({ marks }) =>
    marks.flatMap(mark => (mark.kind === 'text' && mark.text.startsWith('#tag') ? [mark.text] : [])),
  );
  expect(drawn).toEqual(rows.map(({ label }) => label));
  const ticks = drawings.map(({ marks }) =>
    marks.flatMap(mark =>
      mark.kind === 'text' && mark.text.startsWith('×') && mark.at[1] === 14 ? [mark.text] : [],
    ),
  );
  expect(new Set(ticks.map(one => one.join())).size).toBe(1);
});
