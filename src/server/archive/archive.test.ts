import { createHash } from 'node:crypto';
import { fromBuffer } from 'yauzl';
import { ZipFile } from 'yazl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ArchiveCounts } from '#contract/archive.ts';
import { answer, createTestWorld, refusal, type TestUser, type TestWorld } from '#test/world.ts';
import { createScene } from '#test/scene.ts';
import type { Manifest } from './archive-names.ts';

let testWorld: TestWorld;
let owner: TestUser;
let files: Map<string, string>;

beforeAll(async () => {
  testWorld = await createTestWorld();
  const scene = createScene(testWorld);
  const person = await scene.linked('demo-lea-cuisine', 'business_pro');
  await scene.ended(person, person.firstRun);
  owner = person.user;
  await importFile(testWorld, owner, [item('7400000000000000001', 100), item('7400000000000000002', 200)]);
  await importFile(testWorld, owner, [item('7400000000000000001', 150)]);
  await answer(
    testWorld.request('/me', {
      method: 'PATCH',
      as: owner,
      json: { full_name: '=HYPERLINK("http://x")', time_zone: 'Asia/Tokyo', number_format: 'comma_point' },
    }),
  );
  await answer(
    testWorld.request('/notification-choices', {
      method: 'PATCH',
      as: owner,
      json: { event: 'sync_done', channel: 'mail', enabled: true },
    }),
  );
  await answer(
    testWorld.request('/api-keys', { method: 'POST', as: owner, json: { name: 'Tableur', days: 3 } }),
  );
  files = await exported(testWorld, owner);
});
afterAll(() => testWorld.close());

function item(id: string, views: number) {
  return {
    id,
    text: '=1+1 « mon secret »',
    createTimeISO: new Date(Date.now() - 86_400_000).toISOString(),
    authorMeta: { name: 'marie.cuisine', fans: 5_300 },
    webVideoUrl: `https://www.tiktok.com/@marie.cuisine/video/${id}`,
    playCount: views,
    diggCount: 9,
    shareCount: 6,
    commentCount: 4,
  };
}

async function importFile(world: TestWorld, as: TestUser, items: object[]) {
  const form = new FormData();
  form.append('file', new File([JSON.stringify(items)], 'export.json'));
  await answer(world.request('/imports', { method: 'POST', as, body: form }));
}

async function download(
  world: TestWorld,
  as: TestUser,
  headers: Record<string, string> = {},
): Promise<Buffer> {
  const response = await world.request('/export/archive', { as, headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return Buffer.from(await response.arrayBuffer());
}

const exported = async (world: TestWorld, as: TestUser) => unzip(await download(world, as));

function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null) return reject(error);
      zip.on('entry', entry => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure !== null) return reject(failure);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            found.set(entry.fileName, Buffer.concat(chunks).toString());
            zip.readEntry();
          });
        });
      });
      zip.once('end', () => resolve(found));
      zip.readEntry();
    });
  });
}

async function zipped(content: ReadonlyMap<string, string>, mode = 0o100644): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of content) zip.addBuffer(Buffer.from(text), name, { mode });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The archive with one file changed, its list of contents true to it. */
function changed(name: string, text: string): Map<string, string> {
  const content = new Map(files).set(name, text);
  const manifest = JSON.parse(files.get('manifest.json') ?? '') as Manifest;
  for (const file of manifest.files.filter(one => one.name === name)) {
    file.sha256 = createHash('sha256').update(text).digest('hex');
    file.bytes = Buffer.byteLength(text);
    file.rows = text.split('\n').filter(line => line.startsWith('{')).length;
  }
  return content.set('manifest.json', JSON.stringify(manifest));
}

function upload(world: TestWorld, as: TestUser, bytes: Buffer, query = '') {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'accroche.zip'));
  return world.request(`/import/archive${query}`, { method: 'POST', as, body: form });
}

const rowsOf = (name: string) =>
  JSON.parse(files.get(`data/${name}.json`) ?? '') as Record<string, unknown>[];
const dataOf = (content: Map<string, string>) =>
  Object.fromEntries([...content].filter(([name]) => name.startsWith('data/')));
const sql = (world: TestWorld, text: string, values: unknown[] = []) =>
  world.world.db.system.rows<Record<string, unknown>>({ name: '', text, values });

describe('the archive', () => {
  test('holds everything about its owner, each file with its count and checksum', () => {
    const manifest = JSON.parse(files.get('manifest.json') ?? '') as Manifest;
    expect(manifest).toMatchObject({ format: 'accroche-archive', version: 1 });
    expect(new Set([...manifest.files.map(file => file.name), 'manifest.json'])).toEqual(
      new Set(files.keys()),
    );
    for (const { name, sha256, bytes } of manifest.files) {
      const text = files.get(name) ?? '';
      expect([name, createHash('sha256').update(text).digest('hex')]).toEqual([name, sha256]);
      expect(Buffer.byteLength(text)).toBe(bytes);
    }
    const count = (name: string) => manifest.files.find(file => file.name === `data/${name}.json`)?.rows;
    expect(rowsOf('videos')).toHaveLength(count('videos') ?? 0);
    expect(count('videos')).toBeGreaterThan(10);
    expect(count('video-snapshots')).toBeGreaterThanOrEqual(count('videos') ?? 0);
    expect(count('account-snapshots')).toBeGreaterThan(1);
    expect(count('imports')).toBe(2);
    expect(count('runs')).toBeGreaterThan(0);
    expect(rowsOf('profile')).toMatchObject([
      { full_name: '=HYPERLINK("http://x")', time_zone: 'Asia/Tokyo' },
    ]);
    const account = JSON.parse(files.get('account/account.json') ?? '') as object[];
    expect(account).toMatchObject([
      { id: owner.userId, email: owner.email, plan_type: 'business_pro', has_password: true },
    ]);
    for (const name of ['sessions', 'api-keys', 'consents', 'notifications', 'traces']) {
      expect([name, (JSON.parse(files.get(`account/${name}.json`) ?? '[]') as object[]).length > 0]).toEqual([
        name,
        true,
      ]);
    }
  });

  test('counts the same rows as the database', async () => {
    for (const [name, table] of [
      ['videos', 'tiktok_videos'],
      ['video-snapshots', 'tiktok_video_snapshots'],
      ['account-snapshots', 'tiktok_accounts'],
      ['linked-accounts', 'user_tiktok_accounts'],
      ['import-changes', 'import_batch_changes'],
    ] as const) {
      const [row] = await sql(testWorld, `select count(*) as n from ${table} where user_id = $1`, [
        owner.userId,
      ]);
      expect([name, rowsOf(name).length]).toEqual([name, row?.['n']]);
    }
  });

  test('has no formula in a CSV, and no secret anywhere', async () => {
    const cells = [...files].filter(([name]) => name.endsWith('.csv'));
    expect(files.get('data/profile.csv')).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(files.get('data/videos.csv')).toContain("'=1+1");
    expect(cells.filter(([, text]) => /(^|,|\n)"?[=+@\t]/.test(text)).map(([name]) => name)).toEqual([]);
    const whole = [...files.values()].join('\n');
    const [user] = await sql(testWorld, 'select password_hash from auth.users where id = $1', [owner.userId]);
    const [key] = await sql(
      testWorld,
      `select encode(token_hash, 'hex') as hash from api_keys where user_id = $1`,
      [owner.userId],
    );
    expect(whole).not.toContain(String(user?.['password_hash']));
    expect(whole).not.toContain(String(key?.['hash']));
  });

  test('describes itself in the reader’s language', async () => {
    expect(files.get('LISEZMOI.txt')).toContain('Champs et unités');
    expect(files.get('LISEZMOI.txt')).toMatch(
      /data\/videos\.csv : \d+ enregistrements, [\d\s\u202f]+ octets, SHA-256 [0-9a-f]{64}/,
    );
    const english = unzip(await download(testWorld, owner, { 'accept-language': 'en' }));
    expect((await english).get('README.txt')).toContain('Fields and units');
  });

  test('holds nothing of anybody else', async () => {
    const other = await testWorld.createUser({ admin: true });
    const theirs = [...(await exported(testWorld, other)).values()].join('\n');
    for (const mark of [owner.userId, owner.email, 'marie.cuisine', 'mon secret', 'demo-lea-cuisine']) {
      expect([mark, theirs.includes(mark)]).toEqual([mark, false]);
    }
  });

  test('given to a key holds what was measured, not what protects the account', async () => {
    const { token } = await answer<{ token: string }>(
      testWorld.request('/api-keys', { method: 'POST', as: owner, json: { name: 'Sauvegarde', days: 3 } }),
    );
    const names = [...(await exported(testWorld, { ...owner, token })).keys()];
    expect(names).toContain('data/videos.json');
    expect(names.filter(name => name.startsWith('account/'))).toEqual([]);
  });
});

describe('an archive in a fresh installation', () => {
  let fresh: TestWorld;
  let newcomer: TestUser;
  beforeAll(async () => {
    fresh = await createTestWorld({ workers: 0 });
    newcomer = await fresh.createUser({ plan: 'business_pro' });
  });
  afterAll(() => fresh.close());

  test('is previewed truly, imported once, and exported again to the letter', async () => {
    const bytes = await zipped(files);
    const before = JSON.stringify(await sql(fresh, 'select * from profiles'));
    const preview = await answer<ArchiveCounts>(upload(fresh, newcomer, bytes, '?dryRun=true&profile=true'));
    expect(JSON.stringify(await sql(fresh, 'select * from profiles'))).toBe(before);
    expect(await sql(fresh, 'select * from tiktok_videos')).toEqual([]);

    const done = await answer<ArchiveCounts>(upload(fresh, newcomer, bytes, '?profile=true'));
    expect(done).toEqual(preview);
    expect(done.videos).toEqual({ added: rowsOf('videos').length, present: 0 });
    expect(done.accounts).toEqual({ added: 2, present: 0, withoutPlace: [] });

    expect(dataOf(await exported(fresh, newcomer))).toEqual(dataOf(files));
    const again = await answer<ArchiveCounts>(upload(fresh, newcomer, bytes, '?profile=true'));
    const { profile: _, exported_at: __, ...tallies } = again;
    expect(Object.values(tallies).map(tally => tally.added)).toEqual(Object.values(tallies).map(() => 0));
    expect(dataOf(await exported(fresh, newcomer))).toEqual(dataOf(files));
  });

  test('can still have its imports undone', async () => {
    const { items } = await answer<{ items: { id: string }[] }>(fresh.request('/imports', { as: newcomer }));
    const count = async () =>
      (await sql(fresh, 'select count(*) as n from tiktok_videos'))[0]?.['n'] as number;
    const before = await count();
    for (const { id } of items)
      await answer(fresh.request(`/imports/${id}`, { method: 'DELETE', as: newcomer }));
    expect(await count()).toBe(before - 2);
  });

  test('links as many accounts as the plan has places for, and says which it has not', async () => {
    const modest = await fresh.createUser({ plan: 'freemium' });
    await answer(
      fresh.request('/linked-accounts', { method: 'POST', as: modest, json: { handle: 'tom.test' } }),
    );
    const counts = await answer<ArchiveCounts>(upload(fresh, modest, await zipped(files)));
    expect(counts.accounts).toEqual({ added: 1, present: 0, withoutPlace: ['marie.cuisine'] });
    expect(counts.videos.added).toBe(rowsOf('videos').length);
  });

  test('writes under the caller’s name alone, whatever a row says', async () => {
    const stranger = await fresh.createUser({ plan: 'business_pro' });
    const [profile] = rowsOf('profile');
    const forged = changed(
      'data/profile.json',
      `[\n${JSON.stringify({ ...profile, user_id: newcomer.userId })}\n]\n`,
    );
    expect(await refusal(upload(fresh, stranger, await zipped(forged), '?profile=true'))).toMatchObject({
      code: 'archive_bad_row',
      values: { name: 'data/profile.json', row: 1, field: 'user_id' },
    });
    const others = () =>
      sql(fresh, 'select * from tiktok_videos where user_id <> $1 order by user_id, id', [stranger.userId]);
    const before = JSON.stringify(await others());
    await answer(upload(fresh, stranger, await zipped(files)));
    expect(JSON.stringify(await others())).toBe(before);
  });
});

describe('refused as a whole, with nothing kept, is', () => {
  const nothingCame = async (as: TestUser) => {
    for (const table of [
      'tiktok_videos',
      'user_tiktok_accounts',
      'import_batches',
      'tiktok_accounts',
      'job_runs',
    ]) {
      expect(await sql(testWorld, `select * from ${table} where user_id = $1`, [as.userId])).toEqual([]);
    }
  };
  const refused = async (bytes: Buffer) => {
    const someone = await testWorld.createUser({ plan: 'business_pro' });
    const answered = await refusal(upload(testWorld, someone, bytes));
    await nothingCame(someone);
    return answered;
  };
  const video = (change: object) => {
    const rows = rowsOf('videos');
    const lines = rows.map((row, index) =>
      JSON.stringify(index === rows.length - 1 ? { ...row, ...change } : row),
    );
    return changed('data/videos.json', `[\n${lines.join(',\n')}\n]\n`);
  };

  test('what is no ZIP', async () => {
    expect((await refused(Buffer.from('hello'))).code).toBe('archive_not_zip');
    expect((await refused(Buffer.alloc(0))).code).toBe('archive_not_zip');
    const whole = await zipped(files);
    expect((await refused(whole.subarray(0, whole.length / 2))).code).toBe('archive_not_zip');
  });

  test('a ZIP of something else, and one without a part of its data', async () => {
    expect((await refused(await zipped(new Map()))).code).toBe('archive_not_ours');
    const less = new Map(files);
    less.delete('data/videos.json');
    expect(await refused(await zipped(less))).toMatchObject({
      code: 'archive_not_ours',
      values: { name: 'data/videos.json' },
    });
  });

  test('an archive of a newer version', async () => {
    const manifest = { ...(JSON.parse(files.get('manifest.json') ?? '') as Manifest), version: 2 };
    const newer = new Map(files).set('manifest.json', JSON.stringify(manifest));
    expect((await refused(await zipped(newer))).code).toBe('archive_newer');
  });

  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'C:\\windows',
    'data\\videos.json',
    'data/../../x',
    'evil.sh',
  ])('an entry named %s', async name => {
    // The writing library refuses such names itself: they are put in afterwards, at the same length.
    const stand = 'x'.repeat(name.length);
    const bytes = await zipped(new Map([...files, [stand, 'boo']]));
    const text = bytes.toString('latin1').replaceAll(stand, name);
    expect((await refused(Buffer.from(text, 'latin1'))).code).toBe('archive_unsafe');
  });

  test('a symbolic link', async () => {
    expect((await refused(await zipped(files, 0o120777))).code).toBe('archive_unsafe');
  });

  test('a file that grows more than a hundredfold', async () => {
    const bomb = new Map(files).set('data/videos.csv', '0'.repeat(20 * 1024 * 1024));
    expect((await refused(await zipped(bomb))).code).toBe('archive_unsafe');
  });

  test('the same name twice', async () => {
    // Written under a name of the same length, then renamed.
    const bytes = await zipped(new Map([...files, ['data/zideos.json', '[]\n']]));
    const text = bytes.toString('latin1').replaceAll('data/zideos.json', 'data/videos.json');
    expect((await refused(Buffer.from(text, 'latin1'))).code).toBe('archive_unsafe');
  });

  test('a file that is not what the list of contents says', async () => {
    const touched = new Map(files).set(
      'data/videos.json',
      (files.get('data/videos.json') ?? '').replace('"view_count":', '"view_count": '),
    );
    expect(await refused(await zipped(touched))).toMatchObject({
      code: 'archive_damaged',
      values: { name: 'data/videos.json' },
    });
  });

  test.each([
    ['view_count', { view_count: -1 }],
    ['view_count', { view_count: '12' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: 'https://example.org/@a/video/1' }],
    ['observed_at', { observed_at: '2999-01-01T00:00:00.000000Z' }],
    ['source', { source: 'guessed' }],
    ['id', { id: "1'; drop table tiktok_videos;--" }],
    ['description', { description: 'a\0b' }],
    ['user_id', { user_id: '00000000-0000-4000-8000-000000000000' }],
    ['import_batch_id', { import_batch_id: '00000000-0000-4000-8000-000000000000' }],
  ])('a last row whose %s is %j', async (field, change) => {
    expect(await refused(await zipped(video(change)))).toMatchObject({
      code: 'archive_bad_row',
      values: { name: 'data/videos.json', row: rowsOf('videos').length, field },
    });
  });

  test('a row that names an import or a video that the archive does not hold', async () => {
    expect((await refused(await zipped(video({ import: 99 })))).code).toBe('archive_damaged');
    const [first] = rowsOf('video-snapshots');
    const orphan = `[\n${JSON.stringify({ ...first, video_id: '1' })}\n]\n`;
    expect((await refused(await zipped(changed('data/video-snapshots.json', orphan)))).code).toBe(
      'archive_damaged',
    );
  });
});
