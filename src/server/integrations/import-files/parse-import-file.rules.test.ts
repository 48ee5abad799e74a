import { describe, expect, test } from 'vitest';
import type { Handle } from '#domain/accounts/handle.ts';
import { apifyItem, apifyItems, authorMeta, bytesOf, type Item } from '#test/sources/apify-items.ts';
import { listEntry, listing, playlist, singleVideo } from '#test/sources/ytdlp-output.ts';
import type { ImportFileReading } from './import-file.ts';
import { parseImportFile } from './parse-import-file.ts';

const handle = 'cuisine.exemple' as Handle;
const importedAt = new Date('2026-11-20T09:00:00Z');

function parse(content: unknown, handleHint?: Handle): ImportFileReading {
  return parseImportFile({
    bytes: bytesOf(content),
    fileName: 'x.json',
    importedAt,
    ...(handleHint && { handleHint }),
  });
}
function good(content: unknown, handleHint?: Handle) {
  const read = parse(content, handleHint);
  if (!read.ok) throw new Error(read.reason);
  return read;
}
const lines = (rows: unknown[]) => rows.map(row => JSON.stringify(row)).join('\n');
const item = (changes: Item) => apifyItem(handle, 0, changes);
const firstOf = (changes: Item) => good([item(changes)]).accounts[0]?.videos[0];

describe('items of an Apify data set', () => {
  test('give the videos and the account that published them', () => {
    const read = good(apifyItems(handle, 3).map(one => ({ ...one, scrapedAt: importedAt.toISOString() })));
    expect(read).toMatchObject({
      format: 'apify',
      time: { from: 'file', at: importedAt },
      rejected: [],
      duplicates: 0,
      warnings: [],
    });
    const [account] = read.accounts;
    expect(account?.profile).toEqual({
      handle,
      displayName: 'Atelier Exemple',
      verified: false,
      privateAccount: false,
      followers: 45_300,
      following: 12,
      likes: 1_200_000,
      videos: 321,
      externalId: '6700000000000000001',
      source: 'apify_file',
      precision: 'rounded',
      observedAt: importedAt,
      warnings: [],
    });
    expect(account?.videos[0]).toEqual({
      id: apifyItem(handle, 0)['id'],
      handle,
      url: apifyItem(handle, 0)['webVideoUrl'],
      description: 'Trois idées de repas 🍲 #cuisine #recette n°0',
      publishedAt: new Date('2026-10-01T09:00:00Z'),
      publishedAtFrom: 'source',
      views: 9_000,
      likes: 500,
      comments: 40,
      shares: 5,
      saves: 50,
      durationSeconds: 15,
      kind: 'video',
      pinned: false,
      source: 'apify_file',
      precision: 'rounded',
      observedAt: importedAt,
      warnings: [],
    });
  });

  test.each([
    ['an array', (rows: Item[]) => rows],
    ['one item a line', (rows: Item[]) => lines(rows)],
    [
      'one item a line, with Windows line ends and blank lines',
      (rows: Item[]) => rows.map(row => JSON.stringify(row)).join('\r\n\r\n'),
    ],
    ['a data-set answer', (rows: Item[]) => ({ total: 3, items: rows })],
    ['a data-set answer inside an envelope', (rows: Item[]) => ({ data: { items: rows } })],
  ])('may come as %s', (_name, shape) => {
    expect(good(shape(apifyItems(handle, 3))).accounts[0]?.videos).toHaveLength(3);
  });

  test('may be a single item', () => {
    expect(good(apifyItem(handle, 0)).accounts[0]?.videos).toHaveLength(1);
  });

  test('keep whether a video is pinned or a slideshow', () => {
    expect(firstOf({ isPinned: true })?.pinned).toBe(true);
    expect(firstOf({ isPinned: undefined })?.pinned).toBeNull();
    expect(firstOf({ isSlideshow: true, videoMeta: { duration: 0 } })).toMatchObject({
      kind: 'slideshow',
      durationSeconds: null,
    });
    expect(firstOf({ isSlideshow: undefined, slideshowImageLinks: [{}] })?.kind).toBe('slideshow');
    expect(firstOf({ isSlideshow: undefined, videoMeta: { duration: 0 } })?.kind).toBe('slideshow');
  });

  test('accept plain integers written as texts', () => {
    expect(firstOf({ playCount: '9000', diggCount: '500' })).toMatchObject({ views: 9_000, likes: 500 });
    expect(
      good([item({ authorMeta: authorMeta(handle, { fans: '45300' }) })]).accounts[0]?.profile?.followers,
    ).toBe(45_300);
  });

  test('lose a wrong count but not the video', () => {
    expect(firstOf({ diggCount: -3 })).toMatchObject({ likes: null, warnings: ['negative_count_dropped'] });
    expect(firstOf({ shareCount: 2 ** 53 })).toMatchObject({
      shares: null,
      warnings: ['unreadable_count_dropped'],
    });
    expect(firstOf({ collectCount: '1.2K' })).toMatchObject({ saves: null });
    expect(firstOf({ commentCount: undefined })).toMatchObject({ comments: null, warnings: [] });
    expect(good([item({ diggCount: -3 })]).warnings).toEqual(['negative_count_dropped']);
  });

  test('take their date from the ISO text, else from the seconds, else from the id', () => {
    expect(firstOf({ createTimeISO: '2026-09-30T09:00:00.000Z' })?.publishedAt).toEqual(
      new Date('2026-09-30T09:00:00Z'),
    );
    expect(firstOf({ createTimeISO: undefined, createTime: 1_790_000_000 })?.publishedAt).toEqual(
      new Date(1_790_000_000_000),
    );
    expect(firstOf({ createTimeISO: 'bientôt', createTime: 0 })).toMatchObject({
      publishedAtFrom: 'id',
      warnings: ['date_from_id'],
    });
  });

  test('take their id from the address where a JSON number has lost its last digits', () => {
    const { id } = apifyItem(handle, 0);
    expect(firstOf({ id: Number(id) })?.id).toBe(id);
  });

  test('were observed when they say so, and never after their import', () => {
    expect(firstOf({ scrapedAt: '2026-11-02T10:00:00.000Z' })?.observedAt).toEqual(
      new Date('2026-11-02T10:00:00Z'),
    );
    expect(firstOf({ scrapedAt: '2027-01-01T00:00:00.000Z' })?.observedAt).toEqual(importedAt);
    // No time was given: not before the newest video of the file, and marked as such.
    expect(firstOf({})).toMatchObject({
      observedAt: new Date('2026-10-01T09:00:00Z'),
      source: 'undated_file',
    });
  });

  test('that disagree on their author give the newest item’s word', () => {
    const rows = [
      item({ authorMeta: authorMeta(handle, { fans: 45_300 }) }),
      apifyItem(handle, 1, { authorMeta: authorMeta(handle, { fans: 44_000 }) }),
      apifyItem(handle, 2, {
        authorMeta: authorMeta(handle, { fans: 46_000 }),
        scrapedAt: '2026-11-19T10:00:00Z',
      }),
    ];
    expect(good(rows).accounts[0]?.profile?.followers).toBe(45_300);
    expect(good(rows.toReversed()).accounts[0]?.profile?.followers).toBe(45_300);
    const dated = rows.map((row, index) => ({ ...row, scrapedAt: `2026-11-1${index}T10:00:00Z` }));
    expect(good(dated).accounts[0]?.profile?.followers).toBe(46_000);
  });

  test('without a name take the one in their address, else the hint', () => {
    const nameless = { authorMeta: undefined };
    expect(good([item(nameless)]).accounts[0]?.handle).toBe(handle);
    const hint = 'indice' as Handle;
    expect(good([item({ ...nameless, webVideoUrl: undefined })], hint).accounts[0]?.handle).toBe(hint);
  });
});

describe('rows that cannot become a video', () => {
  test.each<[string, unknown, string]>([
    [
      'an error item',
      { url: 'https://www.tiktok.com/@x', error: 'Profile not found', errorCode: 'NOT_FOUND' },
      'error_item',
    ],
    [
      'a note item',
      { authorMeta: authorMeta('x'), input: 'x', note: 'No videos found to match the filter' },
      'note_item',
    ],
    ['an item without views', item({ playCount: undefined }), 'missing_views'],
    ['an item with views of null', item({ playCount: null }), 'missing_views'],
    ['negative views', item({ playCount: -1 }), 'bad_views'],
    ['views past 2^53', item({ playCount: 2 ** 53 }), 'bad_views'],
    ['views in words', item({ playCount: '12K' }), 'bad_views'],
    ['half a view', item({ playCount: 0.5 }), 'bad_views'],
    ['no id', item({ id: undefined, webVideoUrl: undefined }), 'bad_id'],
    ['an id in words', item({ id: 'abc', webVideoUrl: undefined }), 'bad_id'],
    ['an account no handle can name', item({ authorMeta: authorMeta('Nom Interdit !') }), 'bad_handle'],
    ['no account', item({ authorMeta: {}, webVideoUrl: undefined }), 'no_handle'],
    ['no plausible date', item({ id: '12345', createTime: undefined, createTimeISO: undefined }), 'bad_date'],
    ['a number', 5, 'not_an_item'],
    ['a text', 'x', 'not_an_item'],
    ['a list', [[]], 'not_an_item'],
    ['null', null, 'empty_entry'],
    ['an object of another kind', { a: 1 }, 'not_an_item'],
    ['a row of the other format', listEntry(handle, 0), 'not_an_item'],
  ])('%s is refused with its place and reason', (_name, row, reason) => {
    const read = good([apifyItem(handle, 1), row, apifyItem(handle, 2)]);
    expect(read.rejected).toEqual([{ row: 2, reason }]);
    expect(read.accounts[0]?.videos).toHaveLength(2);
  });

  test('zero views are a number like any other', () => {
    expect(firstOf({ playCount: 0, diggCount: 0 })?.views).toBe(0);
  });

  test('a line that is no JSON is refused alone', () => {
    const text = [
      JSON.stringify(apifyItem(handle, 0)),
      '{broken',
      '',
      JSON.stringify(apifyItem(handle, 1)),
    ].join('\n');
    expect(good(text)).toMatchObject({
      rejected: [{ row: 2, reason: 'not_json' }],
      accounts: [{ videos: { length: 2 } }],
    });
  });
});

describe('repetitions', () => {
  test('are counted, and the most complete and newest numbers kept', () => {
    const older = item({ playCount: 8_000, scrapedAt: '2026-11-01T00:00:00Z' });
    const newer = item({ playCount: 9_500, scrapedAt: '2026-11-18T00:00:00Z' });
    const incomplete = item({ playCount: 9_900, collectCount: undefined, scrapedAt: '2026-11-19T00:00:00Z' });
    for (const rows of [
      [older, newer, incomplete],
      [incomplete, newer, older],
    ]) {
      const read = good(rows);
      expect(read.duplicates).toBe(2);
      expect(read.accounts[0]?.videos.map(({ views }) => views)).toEqual([9_500]);
    }
  });
});

describe('several accounts', () => {
  test('are all given, the largest first, each with its own numbers', () => {
    const read = good([...apifyItems('petit.compte', 1), ...apifyItems(handle, 3)]);
    expect(read.accounts.map(account => [account.handle, account.videos.length])).toEqual([
      [handle, 3],
      ['petit.compte', 1],
    ]);
  });

  test('that differ only in capitals are one', () => {
    const read = good([
      apifyItem(handle, 0),
      apifyItem(handle, 1, { authorMeta: authorMeta('Cuisine.Exemple') }),
    ]);
    expect(read.accounts).toHaveLength(1);
  });
});

describe('output of yt-dlp', () => {
  test('gives the videos of a list, observed when the tool says so', () => {
    const read = good(listing(handle, 3));
    expect(read).toMatchObject({ format: 'ytdlp', rejected: [], warnings: [] });
    expect(read.accounts[0]).toMatchObject({
      handle,
      profile: { displayName: 'Atelier Exemple', followers: null, videos: null },
    });
    expect(read.accounts[0]?.videos[0]).toMatchObject({
      views: 10_000,
      shares: 20,
      source: 'ytdlp_file',
      precision: 'rounded',
      observedAt: new Date('2026-11-20T08:00:00Z'),
      pinned: null,
    });
  });

  test.each([
    ['a single video', () => singleVideo(handle), 1],
    ['several lists, one a line', () => lines([listing(handle, 2), listing('autre.compte', 1)]), 2],
    ['one entry a line', () => lines([0, 1, 2].map(index => listEntry(handle, index))), 3],
    ['an array of videos', () => [singleVideo(handle), listEntry(handle, 1)], 2],
  ])('may come as %s', (_name, content, count) => {
    expect(good(content()).accounts[0]?.videos).toHaveLength(count);
  });

  test('an impossible clock of the tool gives way to the import', () => {
    const read = good(playlist(handle, [listEntry(handle, 0)], { epoch: 1_900_000_000 }));
    expect(read.accounts[0]?.videos[0]?.observedAt).toEqual(importedAt);
  });

  test('nulls are refused one by one, and the list is called partial', () => {
    const read = good(playlist(handle, [listEntry(handle, 0), null]));
    expect(read).toMatchObject({ rejected: [{ row: 2, reason: 'empty_entry' }], warnings: ['partial_list'] });
  });

  test('rows without views, and of other platforms, are refused', () => {
    const rows = [
      listEntry(handle, 0),
      listEntry(handle, 1, { view_count: null }),
      listEntry(handle, 2, { view_count: -4 }),
      listEntry(handle, 3, { ie_key: 'Youtube' }),
    ];
    expect(good(playlist(handle, rows)).rejected).toEqual([
      { row: 2, reason: 'missing_views' },
      { row: 3, reason: 'bad_views' },
      { row: 4, reason: 'other_platform' },
    ]);
  });

  test('a nameless entry belongs to the account of its list, else to the hint', () => {
    const nameless = { uploader: undefined, uploader_url: undefined, url: undefined };
    expect(good(playlist(handle, [listEntry(handle, 0, nameless)])).accounts[0]?.handle).toBe(handle);
    const single = singleVideo(handle, { ...nameless, webpage_url: undefined, title: 'bonjour' });
    expect(parse(single)).toEqual({ ok: false, reason: 'import_no_handle', values: {} });
    expect(good(single, 'indice' as Handle).accounts[0]?.handle).toBe('indice');
  });
});
