import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#test/harness/eventually.ts';
import { storeAccount, storedVideo, storeVideos } from '#test/scenes/stored-videos.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { createUpcomingPartitions } from './create-partitions.ts';
import { ensureMonths } from './readings.queries.ts';

let testApp: TestApp;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ now: new Date('2026-11-30T23:30:00Z') });
  user = await testApp.createUser();
  await storeAccount(testApp, user, 'atelier.nadia', { isPrimary: true });
  await storeVideos(testApp, user, [storedVideo(1), storedVideo(2)]);
});
afterAll(() => testApp.close());

const system = () => testApp.app.db.system;
const partitions = async () =>
  (
    await system().rows<{ name: string }>({
      name: 'test-partitions',
      text: `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
             where i.inhparent = 'tiktok_video_snapshots'::regclass order by 1`,
    })
  ).map(({ name }) => name.replace('tiktok_video_snapshots_', ''));
const observe = (observedAt: string, number = 1) =>
  system().run({
    name: 'test-observe',
    text: `insert into tiktok_video_snapshots (user_id, video_id, observed_at, view_count, source, precision)
           values ($1, $2, $3, 7, 'apify_file', 'rounded')`,
    values: [user.userId, storedVideo(number).id, observedAt],
  });
const whereabouts = () =>
  system().rows<{ at: string; partition: string }>({
    name: 'test-whereabouts',
    text: `select to_char(observed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as at,
             replace(tableoid::regclass::text, 'tiktok_video_snapshots_', '') as partition
           from tiktok_video_snapshots where user_id = $1 order by observed_at, video_id`,
    values: [user.userId],
  });

test('the server keeps this month and the three after it ready by itself, also over the end of a year', async () => {
  await eventually(async () =>
    expect(await partitions()).toEqual(
      expect.arrayContaining(['2026_11', '2026_12', '2027_01', '2027_02', 'default']),
    ),
  );
  const before = await partitions();
  await createUpcomingPartitions(testApp.app);
  expect(await partitions()).toEqual(before);
  testApp.setNow(new Date('2026-12-01T00:00:00Z'));
  await createUpcomingPartitions(testApp.app);
  expect(await partitions()).toEqual([...before.slice(0, -1), '2027_03', 'default']);
});

test('readings of a month that nobody made ready are kept, and move into it when it is made', async () => {
  await observe('2031-05-01T00:00:00Z');
  await observe('2031-05-31T23:59:59.999Z');
  await observe('2031-06-01T00:00:00Z', 2);
  expect(await whereabouts()).toEqual([
    { at: '2031-05-01 00:00:00.000', partition: 'default' },
    { at: '2031-05-31 23:59:59.999', partition: 'default' },
    { at: '2031-06-01 00:00:00.000', partition: 'default' },
  ]);
  const tenant = testApp.app.db.tenant(user.userId);
  await Promise.all([
    ensureMonths(tenant, [new Date('2031-05-17T12:00:00Z')]),
    ensureMonths(tenant, [new Date('2031-05-18T12:00:00Z')]),
  ]);
  expect(await whereabouts()).toEqual([
    { at: '2031-05-01 00:00:00.000', partition: '2031_05' },
    { at: '2031-05-31 23:59:59.999', partition: '2031_05' },
    { at: '2031-06-01 00:00:00.000', partition: 'default' },
  ]);
  await observe('2031-05-09T00:00:00Z');
  expect((await whereabouts())[1]?.partition).toBe('2031_05');
});

test('many who need months at once get them, whatever months and in whatever order', async () => {
  const tenant = testApp.app.db.tenant(user.userId);
  const month = (number: number) => new Date(Date.UTC(2032, number, 1));
  await Promise.all([
    ...[0, 1, 2, 3].map(number => ensureMonths(tenant, [month(number), month(number + 1)])),
    ...[3, 2, 1, 0].map(number => ensureMonths(testApp.app.db.system, [month(number)])),
    ...[0, 1, 2, 3].map(number => observe(month(number).toISOString())),
  ]);
  const kept = (await whereabouts()).filter(({ at }) => at.startsWith('2032'));
  expect(kept.map(({ partition }) => partition)).toEqual(['2032_01', '2032_02', '2032_03', '2032_04']);
});

test('a partition made later is as closed to others as those made first', async () => {
  const stranger = await testApp.createUser();
  const read = (text: string) => testApp.app.db.tenant(stranger.userId).rows({ name: '', text });
  await expect(read('select 1 from tiktok_video_snapshots_2031_05')).rejects.toMatchObject({ code: '42501' });
  expect(await read('select 1 from tiktok_video_snapshots')).toEqual([]);
});

test('who signs up, links or deletes while months are made is not put off', async () => {
  const monthsToMake = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2028, index, 1)));
  const make = (async () => {
    for (const month of monthsToMake) await ensureMonths(system(), [month]);
  })();
  const busy = Array.from({ length: 6 }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const someone = await testApp.createUser({ plan: 'business_starter' });
      await storeAccount(testApp, someone, 'atelier.nadia', { isPrimary: true });
      await storeVideos(testApp, someone, [storedVideo(1), storedVideo(2)]);
      const linked = await testApp.request('/linked-accounts', {
        method: 'POST',
        as: someone,
        json: { handle: 'demo-lea-cuisine' },
      });
      expect(linked.status).toBe(201);
    }
  });
  await Promise.all([make, ...busy]);
  expect(await partitions()).toEqual(expect.arrayContaining(['2028_01', '2029_12']));
});
