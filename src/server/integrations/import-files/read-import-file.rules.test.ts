import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { apifyItems } from '#test/sources/apify-items.ts';
import { readImportFile } from './read-import-file.ts';

const importedAt = new Date('2026-11-21T12:00:00Z');
const OVERVIEW = '\uFEFF"Date","Video Views"\n"November 19","5"\n"November 20","7"\n';
const CONTENT =
  '"Time","Video title","Video link","Post time","Total likes","Total comments","Total shares","Total views"\n' +
  '"November 21","Bonjour","https://www.tiktok.com/@exemple.fr/video/7527623000473079054","July 16","1","2","3","40"\n';
const USER_DATA = {
  Post: {
    Posts: {
      VideoList: [
        post('7527623000473079054', { Title: 'Publique' }),
        post('7531345990947851551', { WhoCanView: 'Friends' }),
      ],
    },
  },
  'Direct Message': {
    'Direct Messages': { ChatHistory: { 'Chat with x': [{ Content: 'CANARI-MESSAGE' }] } },
  },
  'Your Activity': { 'Watch History': { VideoList: [{ Link: 'CANARI-VU' }] } },
  'Profile And Settings': {
    'Profile Info': {
      ProfileMap: {
        userName: 'exemple.fr',
        displayName: 'Exemple',
        followerCount: 5012,
        followingCount: 355,
        likesReceived: '16443',
        emailAddress: 'canari@example.org',
        telephoneNumber: '+33600000000',
      },
    },
  },
};

function post(id: string, changes: object = {}) {
  return {
    Date: '2025-07-16 10:21:33',
    Link: `https://www.tiktokv.com/share/video/${id}/`,
    Likes: '533',
    Title: '',
    WhoCanView: 'Public to everyone',
    Location: 'CANARI-LIEU',
    ...changes,
  };
}

async function zipped(files: Record<string, string | Buffer>, mode = 0o100644): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { mode });
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}
const read = (bytes: Uint8Array) => readImportFile({ bytes, fileName: 'x.zip', importedAt });

/** A ZIP of one entry whose central directory states what the test wants. */
function forged(
  name: string,
  content: Buffer,
  lies: { size?: number; mode?: number; flags?: number } = {},
): Uint8Array {
  const packed = deflateRawSync(content);
  const nameBytes = Buffer.from(name);
  const size = lies.size ?? content.length;
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(lies.flags ?? 0, 6);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(nameBytes.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE((3 << 8) | 20, 4);
  central.writeUInt16LE(lies.flags ?? 0, 8);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(size, 24);
  central.writeUInt16LE(nameBytes.length, 28);
  central.writeUInt32LE(((lies.mode ?? 0o100644) << 16) >>> 0, 38);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + nameBytes.length, 12);
  end.writeUInt32LE(local.length + nameBytes.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, nameBytes, packed, central, nameBytes, end]));
}

describe('a ZIP', () => {
  test('of several Studio tables is one import: videos name the account of the days', async () => {
    const bytes = await zipped({
      'Overview.csv': OVERVIEW,
      'a/Content.csv': CONTENT,
      '__MACOSX/._x': 'x',
      'lisez.txt': 'x',
    });
    const reading = await read(bytes);
    if (!reading.ok) throw new Error(reading.reason);
    const [account] = reading.accounts;
    expect(account?.handle).toBe('exemple.fr');
    expect(account?.videos).toHaveLength(1);
    expect(account?.days).toEqual([
      { day: '2026-11-19', metric: 'video_views', value: 5 },
      { day: '2026-11-20', metric: 'video_views', value: 7 },
    ]);
    expect(reading.parts?.map(({ name, kind }) => [name, kind])).toEqual([
      ['Overview.csv', 'overview'],
      ['Content.csv', 'content'],
      ['lisez.txt', 'unknown'],
    ]);
  });

  test('of one JSON file is that file', async () => {
    const items = await zipped({ 'items.json': JSON.stringify(apifyItems('exemple.fr', 2)) });
    expect(await read(items)).toMatchObject({ ok: true, format: 'apify' });
    expect(await read(await zipped({ 'user_data_tiktok.json': JSON.stringify(USER_DATA) }))).toMatchObject({
      ok: true,
      format: 'user_data',
    });
  });

  test.each([
    '../Overview.csv',
    '/etc/Overview.csv',
    'a/../../Overview.csv',
    'C:\\Overview.csv',
    'a\\..\\b.csv',
  ])('with an entry named %s is refused', async name => {
    expect(await read(forged(name, Buffer.from(OVERVIEW)))).toMatchObject({ reason: 'import_zip_unsafe' });
  });

  test('with a link, a device or a locked entry is refused', async () => {
    for (const mode of [0o120777, 0o060644, 0o010644]) {
      expect(await read(forged('Overview.csv', Buffer.from('/etc/passwd'), { mode }))).toMatchObject({
        reason: 'import_zip_unsafe',
      });
    }
    expect(await read(forged('Overview.csv', Buffer.from(OVERVIEW), { flags: 1 }))).toMatchObject({
      reason: 'import_zip_unsafe',
    });
  });

  test('that grows more than a hundredfold is refused before it is unpacked', async () => {
    const bomb = await zipped({ 'Overview.csv': Buffer.alloc(20_000_000, '0') });
    expect(bomb.byteLength).toBeLessThan(200_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await read(bomb)).toMatchObject({ reason: 'import_zip_unsafe' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);
  });

  test('that lies about its sizes is refused', async () => {
    const content = Buffer.from(OVERVIEW.repeat(50));
    expect(await read(forged('Overview.csv', content, { size: 10 }))).toMatchObject({ ok: false });
    expect(await read(forged('Overview.csv', content, { size: content.length * 2 }))).toMatchObject({
      ok: false,
    });
  });

  test('of more than 500 entries, cut, or without anything to read is refused', async () => {
    const many = await zipped(
      Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.csv`, 'x'])),
    );
    expect(await read(many)).toMatchObject({ reason: 'import_zip_unsafe' });
    const whole = await zipped({ 'Overview.csv': OVERVIEW });
    expect(await read(whole.subarray(0, whole.length - 30))).toMatchObject({
      reason: 'import_zip_unreadable',
    });
    expect(await read(await zipped({ 'x.txt': 'x' }))).toMatchObject({ reason: 'import_no_videos' });
  });
});

describe('« Download your data »', () => {
  const bytes = new TextEncoder().encode(JSON.stringify(USER_DATA));

  test('gives public posts and the profile, exact, without views', async () => {
    const reading = await read(bytes);
    if (!reading.ok) throw new Error(reading.reason);
    const [account] = reading.accounts;
    expect(account).toMatchObject({
      handle: 'exemple.fr',
      profile: { displayName: 'Exemple', followers: 5012, following: 355, likes: 16443, precision: 'exact' },
    });
    expect(account?.videos).toMatchObject([
      {
        id: '7527623000473079054',
        description: 'Publique',
        likes: 533,
        views: null,
        comments: null,
        publishedAt: new Date('2025-07-16T10:21:33Z'),
      },
    ]);
    expect(reading.rejected).toEqual([{ row: 2, reason: 'not_public' }]);
  });

  test('keeps nothing else: no message, no place, no address, no telephone', async () => {
    const reading = await read(bytes);
    const kept = new TextDecoder().decode(reading.ok ? reading.stripped : undefined);
    expect(kept).toContain('7527623000473079054');
    expect(kept).not.toMatch(/canari|\+336|Direct|Watch/i);
    expect(JSON.stringify(reading)).not.toMatch(/canari|\+336/i);
  });

  test('stripped reads the same again, and strips to the same bytes', async () => {
    const once = await read(bytes);
    if (!once.ok || once.stripped === undefined) throw new Error('not read');
    const twice = await read(once.stripped);
    expect(twice).toEqual(once);
  });

  test('of 2022 names no video, and still its account', async () => {
    const old = {
      Video: {
        Videos: {
          VideoList: [{ Date: '2022-06-27 18:04:11', Link: 'https://v16m.byteicdn.com/x', Likes: '5' }],
        },
      },
      Profile: { 'Profile Information': { ProfileMap: { userName: 'exemple.fr', likesReceived: '16443' } } },
    };
    const reading = await read(new TextEncoder().encode(JSON.stringify(old)));
    expect(reading).toMatchObject({ ok: true, rejected: [{ row: 1, reason: 'bad_id' }] });
    expect(reading.ok && reading.accounts[0]?.profile).toMatchObject({ likes: 16443, followers: null });
  });
});
