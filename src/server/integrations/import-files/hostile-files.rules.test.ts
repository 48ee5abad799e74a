import { describe, expect, test } from 'vitest';
import { apifyItem, apifyItems, bytesOf } from '#test/sources/apify-items.ts';
import { listing } from '#test/sources/ytdlp-output.ts';
import { processorMs } from '#test/harness/processor-time.ts';
import { parseImportFile } from './parse-import-file.ts';
import { readImportFile } from './read-import-file.ts';

const importedAt = new Date('2026-11-20T09:00:00Z');
const handle = 'cuisine.exemple';

function parse(bytes: Uint8Array) {
  return parseImportFile({ bytes, fileName: 'x.json', importedAt });
}
function reasonOf(content: unknown): string {
  const read = parse(content instanceof Uint8Array ? content : bytesOf(content));
  return read.ok ? 'ok' : read.reason;
}

describe('a file is refused for a reason', () => {
  test.each<[string, unknown, string]>([
    ['nothing', new Uint8Array(), 'import_empty'],
    ['blanks', ' \n\t\r\n', 'import_empty'],
    ['a byte-order mark alone', new Uint8Array([0xef, 0xbb, 0xbf]), 'import_empty'],
    ['a table of nobody', '"Date","Video Views"\n"February 28","5"', 'import_no_handle'],
    ['a table of something else', 'Nom;Prix\nPain;2', 'import_unknown_columns'],
    ['a page', '<html></html>', 'import_not_json'],
    ['half a file', JSON.stringify(apifyItems(handle, 3)).slice(0, 700), 'import_not_json'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'import_bad_encoding'],
    ['broken UTF-8', Buffer.from('[{"text":"caf\xe9"}]', 'latin1'), 'import_bad_encoding'],
    ['an archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0xff]), 'import_bad_encoding'],
    ['JSON of another shape', { user: { name: 'x' }, posts: [] }, 'import_unknown_format'],
    ['a list of numbers', [1, 2, 3], 'import_unknown_format'],
    ['a text', '"bonjour"', 'import_unknown_format'],
    ['a number', '5', 'import_unknown_format'],
    ['an empty object', {}, 'import_unknown_format'],
    ['a list without items', [], 'import_no_videos'],
    ['a data set without items', { items: [] }, 'import_no_videos'],
    ['what yt-dlp prints when it fails', 'null', 'import_no_videos'],
    ['a playlist without entries', listing(handle, 0), 'import_no_videos'],
    ['a playlist of nulls', { _type: 'playlist', entries: [null, null] }, 'import_no_usable_row'],
    [
      'only a note',
      [{ authorMeta: { name: handle }, input: handle, note: 'No videos found' }],
      'import_no_usable_row',
    ],
    ['only errors', [{ url: 'x', error: 'Not found' }], 'import_no_usable_row'],
    [
      'videos of nobody',
      [apifyItem(handle, 0, { authorMeta: {}, webVideoUrl: undefined })],
      'import_no_handle',
    ],
  ])('%s', (_name, content, reason) => {
    expect(reasonOf(content)).toBe(reason);
  });

  test('unreadable JSON names the line', () => {
    const text = '[\n{"a":1},\n{"a":}\n]';
    expect(parse(bytesOf(text))).toEqual({ ok: false, reason: 'import_not_json', values: { line: 3 } });
    expect(parse(bytesOf('[\n{"a":1},\n\n'))).toMatchObject({ values: { line: 2 } });
  });

  test('a file past 64 MB is not even looked into', () => {
    const start = processorMs();
    expect(parse(new Uint8Array(64 * 1024 * 1024 + 1))).toEqual({
      ok: false,
      reason: 'import_too_large',
      values: { limit: '64' },
    });
    expect(processorMs() - start).toBeLessThan(200);
  });
});

describe('a file is accepted in the encodings people really save', () => {
  const text = JSON.stringify(apifyItems(handle, 2));

  test('UTF-8 with a byte-order mark', () => {
    expect(reasonOf(`\ufeff${text}`)).toBe('ok');
  });

  test('UTF-16, as a PowerShell redirection writes it', () => {
    expect(reasonOf(new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')))).toBe('ok');
  });
});

describe('a file does no harm', () => {
  test('names of the language’s own objects are only names', () => {
    const text = `[{"__proto__":{"playCount":5,"id":"7555000000000000001"},"constructor":{"prototype":{"polluted":true}},"authorMeta":{"__proto__":{"fans":1},"name":"${handle}"}},
      ${JSON.stringify(apifyItem(handle, 0))}]`;
    const read = parse(bytesOf(text));
    expect(read).toMatchObject({ ok: true, rejected: [{ row: 1, reason: 'missing_views' }] });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(({} as Record<string, unknown>)['playCount']).toBeUndefined();
    for (const name of ['__proto__', 'constructor', 'toString', 'hasownproperty']) {
      const one = parse(bytesOf(JSON.stringify([apifyItem(name, 0)])));
      expect(one.ok && one.accounts.map(account => account.handle)).toEqual([name.toLowerCase()]);
    }
  });

  test('depth does not break the reader', () => {
    const deep = `[${'['.repeat(200_000)}${']'.repeat(200_000)}]`;
    expect(reasonOf(deep)).toBe('import_unknown_format');
    const inside = JSON.stringify(apifyItem(handle, 0)).replace(
      '"hashtags":',
      `"deep":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)},"hashtags":`,
    );
    expect(reasonOf(`[${inside}]`)).toBe('ok');
  });

  test('texts that no database can hold are made storable', () => {
    const read = parse(
      bytesOf(
        JSON.stringify([
          apifyItem(handle, 0, { text: 'a\u0000b\ud83d', authorMeta: { name: handle, nickName: '\u0000' } }),
        ]),
      ),
    );
    expect(read.ok && read.accounts[0]?.videos[0]?.description).toBe('ab\ufffd');
    expect(read.ok && read.accounts[0]?.profile?.displayName).toBeNull();
  });

  test('an address in a file is never kept as it is', () => {
    const read = parse(
      bytesOf(JSON.stringify([apifyItem(handle, 0, { webVideoUrl: 'javascript:alert(1)' })])),
    );
    expect(read.ok && read.accounts[0]?.videos[0]?.url).toMatch(
      /^https:\/\/www\.tiktok\.com\/@cuisine\.exemple\/video\/\d+$/,
    );
  });

  test('a thousand damaged files end in a reason or in sound readings, never in an accident', () => {
    const source = JSON.stringify([...apifyItems(handle, 4), null, listing(handle, 2)]);
    let seed = 42;
    const random = (below: number): number => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return Math.floor((seed / 4_294_967_296) * below);
    };
    const scraps = [
      '',
      'null',
      '-1',
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '1e999',
      '"\\u0000"',
      'true',
      '9007199254740993',
      '{}',
      '[]',
    ];
    for (let round = 0; round < 1_000; round += 1) {
      let text = source;
      for (let cuts = 0; cuts <= random(4); cuts += 1) {
        const at = random(text.length);
        text = text.slice(0, at) + (scraps[random(scraps.length)] ?? '') + text.slice(at + random(30));
      }
      const read = parse(bytesOf(text));
      if (!read.ok) {
        expect(read.reason).toMatch(/^import_/);
        continue;
      }
      for (const video of read.accounts.flatMap(account => account.videos)) {
        for (const count of [video.views, video.likes, video.comments, video.shares, video.saves]) {
          expect(count === null || (Number.isSafeInteger(count) && count >= 0)).toBe(true);
        }
        expect(Number.isNaN(video.publishedAt.getTime())).toBe(false);
        expect(video.publishedAt.getTime()).toBeLessThanOrEqual(importedAt.getTime() + 86_400_000);
      }
    }
  });
});

test('five thousand videos are read in well under a second', () => {
  const bytes = bytesOf(apifyItems(handle, 5_000));
  parse(bytes);
  const start = processorMs();
  const read = parse(bytes);
  const took = processorMs() - start;
  expect(read.ok && read.accounts[0]?.videos).toHaveLength(5_000);
  expect(took).toBeLessThan(800);
});

test.each([
  ['one line of quotes', `a,b,"${'""'.repeat(10_000_000)}`],
  ['quoted records that never have all their fields', `"url","views","x"\n${'"x"\n'.repeat(500_000)}`],
  ['a header that never ends', 'a,'.repeat(4_000_000)],
])('a table of %s takes no longer than its length explains', (_, text) => {
  const started = processorMs();
  expect(reasonOf(text)).toMatch(/^import_/);
  expect(processorMs() - started).toBeLessThan(1_000);
});

test('a table of more cells than any list has is refused while it is read', async () => {
  const text = `url,views\n${','.repeat(8_000_000)}`;
  expect(await readImportFile({ bytes: bytesOf(text), fileName: 'x.csv', importedAt })).toMatchObject({
    reason: 'import_too_many_cells',
  });
});

test('a file of more than 500 accounts is refused in words', async () => {
  const items = Array.from({ length: 501 }, (_, index) => apifyItem(`compte.${index}`, index));
  expect(await readImportFile({ bytes: bytesOf(items), fileName: 'x.json', importedAt })).toEqual({
    ok: false,
    reason: 'import_too_many_accounts',
    values: { limit: 500 },
  });
});
