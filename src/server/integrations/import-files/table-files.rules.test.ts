import { describe, expect, test } from 'vitest';
import { NO_CHOICE, type ReadingChoice } from '#domain/imports/column-choice.ts';
import { idAt, listEntry, playlist } from '#test/sources/ytdlp-output.ts';
import { apifyItem } from '#test/sources/apify-items.ts';
import { testHandle } from '#test/scenes/scripted-source.ts';
import { parseImportFile } from './parse-import-file.ts';

const importedAt = new Date('2026-11-21T12:00:00Z');
const PUBLISHED = '2026-11-10T09:00:00.000Z';
const ID = idAt(Date.parse(PUBLISHED) / 1000);
const link = (handle: string, id = ID) => `https://www.tiktok.com/@${handle}/video/${id}`;

function read(content: string | object, choice: Partial<ReadingChoice> = {}, handle?: string) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return parseImportFile({
    bytes: new TextEncoder().encode(text),
    fileName: 'videos.csv',
    importedAt,
    choice: { ...NO_CHOICE, ...choice },
    ...(handle === undefined ? {} : { handleHint: testHandle(handle) }),
  });
}
function good(content: string | object, choice: Partial<ReadingChoice> = {}, handle?: string) {
  const reading = read(content, choice, handle);
  if (!reading.ok) throw new Error(`${reading.reason} ${JSON.stringify(reading.values)}`);
  return reading;
}
const firstOf = (content: string | object, choice: Partial<ReadingChoice> = {}) =>
  good(content, choice).accounts[0]?.videos[0];

test('sums of money are no counts, whatever a person says that the column holds', () => {
  const said = (as: 'video_views' | 'followers') => [
    { file: 'videos.csv', header: 'Libellé', as: null },
    { file: 'videos.csv', header: 'Montant', as },
  ];
  const statement = 'Date;Libellé;Montant\n01/11/2026;Loyer;-540,00\n02/11/2026;Salaire;1450,00\n';
  for (const as of ['video_views', 'followers'] as const) {
    expect(read(statement, { columns: said(as), dateOrder: 'day_first' }, 'exemple.fr')).toMatchObject({
      ok: false,
      reason: 'import_money',
      values: { header: 'Montant', line: 2, text: '-540,00' },
    });
  }
  const counts = statement.replace('-540,00', '540').replace('1450,00', '1.450');
  const { accounts } = good(counts, { columns: said('video_views'), dateOrder: 'day_first' }, 'exemple.fr');
  expect(accounts[0]?.days?.map(({ value }) => value)).toEqual([540, 1450]);
});

describe('a data set of Apify saved as a table', () => {
  const item = {
    ...apifyItem('atelier.nadia', 0, { isPinned: true, scrapedAt: '2026-11-02T10:00:00.000Z' }),
    text: 'Un pain, "léger"\net doré 🍞',
  } as Record<string, unknown>;
  const flat = (value: object, parent = '', mark = '/'): [string, string][] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      const name = parent === '' ? key : `${parent}${mark}${key}`;
      return typeof inner === 'object' && inner !== null
        ? flat(inner, name, mark)
        : [[name, String(inner)] as [string, string]];
    });
  const csv = (mark: string) => {
    const cells = flat(item, '', mark).concat(
      Array.from({ length: 50 }, (_, index): [string, string] => [
        `effectStickers${mark}${index}${mark}name`,
        '',
      ]),
    );
    const row = (values: string[]) => values.map(value => `"${value.replaceAll('"', '""')}"`).join(',');
    return `\uFEFF${row(cells.map(([name]) => name))}\r\n${row(cells.map(([, value]) => value))}\r\n`;
  };

  test.each(['/', '.'])('reads as the same items in JSON, with %s between the levels', mark => {
    const { accounts, format, time } = good(csv(mark));
    const asJson = good([item]);
    expect(format).toBe('apify');
    expect(accounts).toEqual(asJson.accounts);
    expect(time).toEqual({ ...asJson.time, from: 'file' });
    expect(accounts[0]?.videos[0]).toMatchObject({ pinned: true, durationSeconds: 15, views: 9_000 });
  });
});

describe('a table of videos', () => {
  test('gives handle and instant from the link, counts from whatever their columns are called', () => {
    const text = `média,date,description,comm,likes,vues,partages,url,durée\nautre_nom,2026-11-10 05:00:00,"Du pain, enfin",4,90,1577,6,${link('atelier.nadia')},31`;
    const { accounts, format, parts } = good(text);
    expect(format).toBe('table');
    expect(accounts).toMatchObject([{ handle: 'atelier.nadia' }]);
    // The date of the table has no zone: that of the id is exact.
    expect(accounts[0]?.videos).toMatchObject([
      {
        publishedAt: new Date(PUBLISHED),
        description: 'Du pain, enfin',
        views: 1_577,
        likes: 90,
        comments: 4,
        shares: 6,
        saves: null,
        durationSeconds: 31,
        precision: 'rounded',
        source: 'undated_file',
      },
    ]);
    expect(parts?.[0]?.columns.map(({ as }) => as)).toEqual([
      'account',
      'post_time',
      'title',
      'comments',
      'likes',
      'video_views',
      'shares',
      'link',
      'duration',
    ]);
  });

  test('with ids, views and dates in full needs no column of the account: the caller names it', () => {
    const text = `id,date,description,views,likes\n${ID},2026-11-10,Du pain,1577,90\n`;
    expect(read(text)).toMatchObject({ ok: false, reason: 'import_no_handle' });
    expect(good(text, {}, 'atelier.nadia')).toMatchObject({
      format: 'table',
      accounts: [{ handle: 'atelier.nadia', videos: [{ id: ID, views: 1_577 }] }],
    });
  });

  test('reads « Durée (s) » as the duration', () => {
    expect(firstOf(`lien,vues,Durée (s)\n${link('atelier.nadia')},1577,31\n`)?.durationSeconds).toBe(31);
  });

  test('says which rows contradict others or themselves, and which of two is kept', () => {
    const other = idAt(Date.parse(PUBLISHED) / 1000 + 3_600);
    const rows = [
      `${link('atelier.nadia')},2026-11-10,100,5`,
      `${link('atelier.nadia', other)},32/13/2026,50,70`,
      `${link('atelier.nadia')},2026-11-10,120,5`,
      `${link('atelier.nadia', idAt(Date.parse(PUBLISHED) / 1000 + 7_200))},2026-11-10,-5,1`,
    ];
    const read = good(`lien,date,vues,likes\n${rows.join('\n')}\n`);
    expect(read.doubts).toEqual({
      repeated: { count: 1, items: [{ row: 2, again: 4, kept: 4 }] },
      likesAboveViews: { count: 1, rows: [3] },
      dates: 1,
    });
    expect(read.rejected).toEqual([{ row: 5, reason: 'negative_views', value: '-5' }]);
    expect(good(`lien,date,vues\n${link('atelier.nadia')},10/11/2026,1\n`).doubts?.dates).toBe(0);
    expect(good(`lien,date,vues\n${link('atelier.nadia')},2027-03-01,1\n`).doubts?.dates).toBe(1);
  });

  test('takes the first of several columns that says something, and its own time of reading', () => {
    const text = `video_id,author,plays,views,fetch_time\n${ID},atelier.nadia,686000.0,,2026-11-12 08:00:00\n`;
    expect(good(text)).toMatchObject({ time: { from: 'file', at: new Date('2026-11-12T08:00:00Z') } });
    expect(firstOf(text)).toMatchObject({ views: 686_000, source: 'table_file' });
  });

  test('reads shortened and grouped counts', () => {
    const row = (views: string, likes: string) => `${link('atelier.nadia')};${views};${likes}`;
    const counts = (views: string, likes: string) => {
      const video = firstOf(`lien;vues;j’aime\n${row(views, likes)}\n`);
      return [video?.views, video?.likes];
    };
    expect(counts('1.2K', '1,2 k')).toEqual([1_200, 1_200]);
    expect(counts('3,4 M', '12 345')).toEqual([3_400_000, 12_345]);
    expect(counts('1.234.567', '3万')).toEqual([1_234_567, 30_000]);
    expect(read(`lien;vues\n${link('a.b')};1.2B\n`)).toMatchObject({
      reason: 'import_no_usable_row',
      values: { count: 1, reasons: 'bad_views:1' },
    });
  });

  test('may be a bare list of links: the counts are unknown, never zero', () => {
    for (const text of [`${link('atelier.nadia')}\n`, `Mes vidéos\r\n${link('atelier.nadia')}\r\n`]) {
      expect(firstOf(text)).toMatchObject({
        views: null,
        likes: null,
        warnings: ['missing_views', 'date_from_id'],
      });
    }
  });

  test('whose large counts are no hundreds is exact, and one of hundreds is rounded, whoever wrote it', () => {
    const rows = (counts: number[]) =>
      `url,views,likes\n${counts.map((views, index) => `${link('atelier.nadia', idAt(1_762_765_200, index))},${views},12`).join('\n')}\n`;
    const precisionOf = (counts: number[]) =>
      good(rows(counts)).accounts[0]?.videos.map(({ precision }) => precision);
    expect(precisionOf([123_456, 78_901, 512])).toEqual(['exact', 'exact', 'exact']);
    expect(precisionOf([123_400, 78_900, 512])).toEqual(['rounded', 'rounded', 'rounded']);
    const apify = [0, 1].map(index => apifyItem('atelier.nadia', index, { playCount: 123_456 + index }));
    expect(good(apify).accounts[0]?.videos[0]).toMatchObject({ precision: 'exact' });
  });

  test('without its views brings the rest, of every kind of file; where others tell theirs a row without is refused', () => {
    const items = [0, 1].map(index => apifyItem('atelier.nadia', index, { playCount: undefined }));
    const read = good([...items, { url: 'x', error: 'Not found' }]);
    expect(read.accounts[0]?.videos).toMatchObject([
      { views: null, likes: 500 },
      { views: null, likes: 501 },
    ]);
    expect(read.rejected).toEqual([{ row: 3, reason: 'error_item' }]);
    expect(read.warnings).toContain('missing_views');
    expect(good([items[0], apifyItem('atelier.nadia', 1)]).rejected).toEqual([
      { row: 1, reason: 'missing_views' },
    ]);
    const table = `id,webVideoUrl,authorMeta/name,diggCount\n${ID},${link('atelier.nadia')},atelier.nadia,500\n`;
    expect(good(table)).toMatchObject({
      format: 'apify',
      accounts: [{ videos: [{ views: null, likes: 500 }] }],
    });
    const entries = [listEntry('atelier.nadia', 0, { view_count: undefined })];
    expect(good(playlist('atelier.nadia', entries)).accounts[0]?.videos).toMatchObject([{ views: null }]);
  });

  test('without a usable row is refused with the reasons and their number', () => {
    const rows = [link('atelier.nadia'), link('atelier.nadia', idAt(Date.parse(PUBLISHED) / 1000, 7))];
    expect(read(`url,views\n${rows.map(row => `${row},`).join('\n')}\n`)).toEqual({
      ok: false,
      reason: 'import_no_usable_row',
      values: { count: 2, reasons: 'missing_views:2' },
    });
  });

  test.each([
    ['formulas', `url,views\n${link('a.b')},=1+1\n`, 'import_no_usable_row'],
    ['negative counts', `url,views\n${link('a.b')},-5\n`, 'import_no_usable_row'],
    ['counts past all counting', `url,views\n${link('a.b')},99999999999999999999\n`, 'import_no_usable_row'],
    ['ten megabytes of one line', `url,views,${'x'.repeat(10_000_000)}`, 'import_unknown_format'],
    ['a million commas', ','.repeat(1_000_000), 'import_unknown_format'],
    ['a shopping list', 'lait\nœufs\n500 g de lentilles\n', 'import_unknown_format'],
    ['a link list of another site', 'https://example.org/video/1\n', 'import_unknown_format'],
  ])('of %s does no harm', (_name, text, reason) => {
    expect(read(text)).toMatchObject({ ok: false, reason });
  });

  test('with a header twice takes the first cell that says something', () => {
    expect(firstOf(`url,views,views\n${link('a.b')},5,7\n`)?.views).toBe(5);
  });

  test('a column named by hand goes before what its header says', () => {
    const choice = {
      columns: [
        { file: 'videos.csv', header: 'Regards', as: 'video_views' as const },
        { file: 'videos.csv', header: 'Jour', as: 'date' as const },
      ],
    };
    const text = `Adresse,Regards,Jour\n${link('a.b')},5,2026-11-15\n`;
    expect(firstOf(text, choice)).toMatchObject({
      views: 5,
      observedAt: new Date('2026-11-15T00:00:00Z'),
      source: 'table_file',
    });
  });
});

describe('the page’s own list', () => {
  const item = (handle: string, id = ID) => ({
    id,
    desc: 'Bonjour',
    createTime: Date.parse(PUBLISHED) / 1000,
    author: { uniqueId: handle, nickname: 'Nadia' },
    stats: { playCount: 12_300, diggCount: 800, commentCount: 7, shareCount: 3, collectCount: 12 },
    statsV2: { playCount: '12300', diggCount: '800', commentCount: '7', shareCount: '3', collectCount: '12' },
    video: { duration: 31 },
  });

  test('is read with the clock of the answer', () => {
    const { accounts, format, time } = good({
      extra: { now: Date.parse('2026-11-15T08:00:00Z') },
      itemList: [item('atelier.nadia'), item('un.autre', idAt(Date.parse(PUBLISHED) / 1000, 9))],
    });
    expect(format).toBe('page');
    expect(accounts.map(({ handle }) => handle).sort()).toEqual(['atelier.nadia', 'un.autre']);
    expect(time).toMatchObject({ from: 'file', at: new Date('2026-11-15T08:00:00Z') });
    expect(accounts[0]?.videos[0]).toMatchObject({ views: 12_300, saves: 12, source: 'page_file' });
  });

  test('without a clock, as a bare list, is not dated', () => {
    expect(good([item('atelier.nadia')]).time).toMatchObject({ from: 'unknown', at: new Date(PUBLISHED) });
  });
});

describe('when a file does not say when it was read', () => {
  const text = `url,views\n${link('atelier.nadia')},5\n`;

  test('a person’s word dates it', () => {
    const readAt = '2026-11-15T08:00:00.000Z';
    expect(good(text, { readAt }).time).toEqual({
      from: 'said',
      at: new Date(readAt),
      newest: new Date(PUBLISHED),
    });
    expect(firstOf(text, { readAt })).toMatchObject({ observedAt: new Date(readAt), source: 'table_file' });
  });

  test.each(['2026-11-10T08:00:00.000Z', '2026-11-22T00:00:00.000Z'])('%s cannot be', readAt => {
    expect(read(text, { readAt })).toEqual({
      ok: false,
      reason: 'import_read_at',
      values: { from: '2026-11-10', to: '2026-11-21' },
    });
  });

  test('what a file says itself stands against a person’s word', () => {
    const own = `url,views,fetch_time\n${link('atelier.nadia')},5,2026-11-12T08:00:00Z\n`;
    expect(good(own, { readAt: '2026-11-15T08:00:00.000Z' }).time).toMatchObject({
      from: 'file',
      at: new Date('2026-11-12T08:00:00Z'),
    });
  });
});

describe('a table of another encoding', () => {
  const table = (description: string) =>
    `Lien;Vues;Description\r\n${link('atelier.nadia')};1200;${description}\r\n`;
  const parse = (bytes: Uint8Array, fileName = 'videos.csv') =>
    parseImportFile({ bytes, fileName, importedAt, choice: NO_CHOICE });

  test('Windows-1252, as a French Excel saves it, is read with its accents, and said', () => {
    const reading = parse(Buffer.from(table('Pâte à crêpes\x85 No\xebl'), 'latin1'));
    if (!reading.ok) throw new Error(reading.reason);
    expect(reading.accounts[0]?.videos[0]?.description).toBe('Pâte à crêpes… Noël');
    expect(reading.assumedEncoding).toBe('windows-1252');
  });

  test('UTF-16 with its mark and UTF-8 are read as what they say', () => {
    const text = table('Pâte à crêpes…');
    for (const bytes of [Buffer.from(`\uFEFF${text}`, 'utf16le'), Buffer.from(text)]) {
      const reading = parse(bytes);
      if (!reading.ok) throw new Error(reading.reason);
      expect(reading.accounts[0]?.videos[0]?.description).toBe('Pâte à crêpes…');
      expect(reading.assumedEncoding).toBeUndefined();
    }
  });

  test('UTF-8 that is damaged is refused, not read with wrong accents', () => {
    const damaged = Buffer.from(table('Pâte à crêpes, très légère')).map((byte, at, all) =>
      at === all.lastIndexOf(0xc3) + 1 ? 0x41 : byte,
    );
    expect(parse(damaged)).toMatchObject({ ok: false, reason: 'import_bad_encoding' });
  });
});
