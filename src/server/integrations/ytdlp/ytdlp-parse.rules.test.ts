import { expect, test } from 'vitest';
import type { Handle } from '#domain/accounts/handle.ts';
import { idAt, listEntry, listing, playlist, singleVideo, type Entry } from '#test/sources/ytdlp-output.ts';
import { parseYtdlpListing } from './ytdlp-parse.ts';

const handle = 'atelier.exemple' as Handle;
const observedAt = new Date('2026-11-20T08:00:00Z');

function read(output: unknown) {
  const text = typeof output === 'string' ? output : JSON.stringify(output);
  const list = parseYtdlpListing(text, handle, observedAt);
  if (!list.ok) throw new Error(list.detail);
  return list;
}
const one = (changes: Entry) => read(playlist(handle, [listEntry(handle, 0, changes)])).readings[0];

test('a listing gives each video with its counts, its date and its whole caption', () => {
  const { readings, failedEntries, otherAccounts } = read(listing(handle, 3));
  expect({ failedEntries, otherAccounts }).toEqual({ failedEntries: 0, otherAccounts: 0 });
  expect(readings).toHaveLength(3);
  expect(readings[0]).toEqual({
    id: listEntry(handle, 0)['id'],
    handle,
    url: `https://www.tiktok.com/@atelier.exemple/video/${String(listEntry(handle, 0)['id'])}`,
    description: 'Une astuce pour vos plantes #astuce #plantes n°0',
    publishedAt: new Date('2026-11-15T12:00:00Z'),
    publishedAtFrom: 'source',
    views: 10_000,
    likes: 900,
    comments: 30,
    shares: 20,
    saves: 40,
    durationSeconds: 30,
    kind: 'video',
    pinned: null,
    source: 'ytdlp',
    precision: 'rounded',
    observedAt,
    warnings: [],
  });
});

test('entries come newest first, whatever the order of the list', () => {
  const pinnedFirst = [listEntry(handle, 9), listEntry(handle, 0), listEntry(handle, 4)];
  const dates = read(playlist(handle, pinnedFirst)).readings.map(({ publishedAt }) => publishedAt.getTime());
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test('the caption is the description, never the title, which is cut or invented', () => {
  expect(one({ description: '', title: 'TikTok video #7555' })?.description).toBe('');
  expect(one({ description: undefined, title: 'TikTok video #7555' })?.description).toBe('');
  const arabic = '\u202bمرحبا\u202c 🇫🇷👨‍👩‍👧‍👦\n#pourtoi';
  expect(one({ description: arabic })?.description).toBe(arabic);
});

test('a caption that no database can hold is made storable', () => {
  expect(one({ description: 'a\u0000b\ud83d' })?.description).toBe('ab\ufffd');
});

test('without a timestamp the date is taken from the id, and said so', () => {
  expect(one({ timestamp: undefined })).toMatchObject({
    publishedAt: new Date('2026-11-15T12:00:00Z'),
    publishedAtFrom: 'id',
    warnings: ['date_from_id'],
  });
});

test('an absurd timestamp gives way to the id', () => {
  expect(one({ timestamp: 4_000_000_000 })?.publishedAtFrom).toBe('id');
});

test('negative and absurd counts become unknown, never zero', () => {
  expect(one({ like_count: -1_625_611_536 })).toMatchObject({
    likes: null,
    warnings: ['negative_count_dropped'],
  });
  expect(one({ view_count: 2 ** 60 })).toMatchObject({
    views: null,
    warnings: ['unreadable_count_dropped', 'missing_views'],
  });
  expect(one({ view_count: 2_300_000_000 })).toMatchObject({ views: 2_300_000_000, warnings: [] });
  expect(one({ view_count: undefined })).toMatchObject({ views: null, warnings: ['missing_views'] });
});

test('more likes than views are kept and marked', () => {
  expect(one({ view_count: 34, like_count: 57 })).toMatchObject({
    views: 34,
    likes: 57,
    warnings: ['likes_above_views'],
  });
});

test('a slideshow is known by its sound-only formats, or in a list by its missing duration', () => {
  expect(one({ duration: 0 })).toMatchObject({ kind: 'slideshow', durationSeconds: null });
  const soundOnly = singleVideo(handle, { formats: [{ format_id: 'audio', vcodec: 'none' }] });
  expect(read(soundOnly).readings[0]).toMatchObject({ kind: 'slideshow', durationSeconds: null });
  expect(read(singleVideo(handle)).readings[0]).toMatchObject({ kind: 'video', durationSeconds: 30 });
});

test('entries of other accounts are left out, and the rest says so', () => {
  const list = read(playlist(handle, [listEntry(handle, 0), listEntry('somebody.else', 1)]));
  expect(list.otherAccounts).toBe(1);
  expect(list.readings.map(({ warnings }) => warnings)).toEqual([['other_accounts_skipped']]);
});

test('an entry that names its account only by address is recognised; a placeholder is not another account', () => {
  expect(one({ uploader: undefined, uploader_url: undefined })?.handle).toBe(handle);
  const id = idAt(1_790_000_000);
  const bare = { uploader: undefined, uploader_url: undefined, id, timestamp: undefined };
  expect(one({ ...bare, url: `https://www.tiktok.com/@_/video/${id}` })?.handle).toBe(handle);
  expect(
    read(
      playlist(handle, [
        listEntry(handle, 0, { ...bare, url: 'https://www.tiktok.com/@somebody.else/video/1' }),
      ]),
    ).otherAccounts,
  ).toBe(1);
});

test('a handle in capitals is the same account', () => {
  expect(one({ uploader: 'Atelier.Exemple' })?.handle).toBe(handle);
});

test('a video listed twice is one video', () => {
  expect(read(playlist(handle, [listEntry(handle, 0), listEntry(handle, 0)])).readings).toHaveLength(1);
});

test('nulls are counted as failed entries', () => {
  expect(read(playlist(handle, [listEntry(handle, 0), null]))).toMatchObject({ failedEntries: 1 });
});

test('rows that are no videos are counted apart', () => {
  const rows = [
    5,
    'x',
    [],
    {},
    { id: 'abc' },
    { id: 7_627_501_329 },
    listEntry(handle, 0, { extractor_key: 'Youtube', ie_key: 'Youtube' }),
  ];
  expect(read(playlist(handle, rows))).toMatchObject({ unusableEntries: rows.length, readings: [] });
});

test('one entry a line is read like a list', () => {
  const lines = [0, 1, 2]
    .map(index => JSON.stringify(listEntry(handle, index, { title: 'bonjour' })))
    .join('\n');
  expect(read(`${lines}\n`).readings).toHaveLength(3);
  const nameless = listEntry(handle, 0, {
    title: 'bonjour',
    uploader: undefined,
    uploader_url: undefined,
    url: undefined,
  });
  expect(read(nameless).readings[0]?.handle).toBe(handle);
});

test.each([
  ['', 'nothing'],
  ['null', 'null'],
  ['"x"', 'a text'],
  ['[1]', 'a bare list'],
  ['{"entries":{}}', 'entries that are no list'],
])('%s is no listing (%s)', output => {
  expect(parseYtdlpListing(output, handle, observedAt).ok).toBe(false);
});

test('half a listing is never read as a short one', () => {
  const whole = JSON.stringify(listing(handle, 5));
  for (const part of [0.1, 0.5, 0.9, 0.999]) {
    expect(parseYtdlpListing(whole.slice(0, Math.floor(whole.length * part)), handle, observedAt).ok).toBe(
      false,
    );
  }
  const lines = `${JSON.stringify(listEntry(handle, 0))}\n${JSON.stringify(listEntry(handle, 1)).slice(0, 50)}`;
  expect(parseYtdlpListing(lines, handle, observedAt).ok).toBe(false);
});
