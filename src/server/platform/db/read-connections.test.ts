import { existsSync, readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { openDatabase, type Database } from './database.ts';
import { READ_CONNECTIONS } from './read-connections.ts';

const LEA = '00000000-0000-4000-8000-00000000000a';
const MARC = '00000000-0000-4000-8000-00000000000b';
const ask = (text: string, values: unknown[] = []) => ({ name: '', text, values });
const WHO = {
  name: 'test-who',
  text: `select current_user as role, current_user_id()::text as tenant, pg_backend_pid() as connection`,
};
interface Who {
  role: string;
  tenant: string | null;
  connection: number;
}
const SLEEP = { name: 'test-sleep', text: 'select pg_sleep($1::numeric)::text' };
const DIVIDE = { name: 'test-divide', text: 'select 10 / $1::integer as n' };

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ connectionString: database.connectionString, log: pino({ level: 'silent' }) });
  for (const id of [LEA, MARC]) {
    await db.system.run(
      ask(`insert into profiles (user_id, plan_type, language) values ($1, 'premium', 'fr')`, [id]),
    );
  }
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const who = async (userId: string): Promise<Who | undefined> => db.reading(userId).row<Who>(WHO);

test('reads of many tenants share few connections, and none sees another’s rows or fails with another', async () => {
  const seen = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const userId = index % 2 === 0 ? LEA : MARC;
      const reading = db.reading(userId);
      if (index % 7 === 0) {
        await expect(reading.rows({ ...DIVIDE, values: [0] })).rejects.toMatchObject({ code: '22012' });
      }
      const [[me], profiles, [divided]] = await reading.batch<[Who[], unknown[], unknown[]]>([
        WHO,
        { name: 'test-profiles', text: 'select user_id from profiles' },
        { ...DIVIDE, values: [index + 1] },
      ]);
      expect(me).toMatchObject({ role: 'accroche_app', tenant: userId });
      expect(profiles).toEqual([{ user_id: userId }]);
      expect(divided).toEqual({ n: Math.trunc(10 / (index + 1)) });
      return me?.connection;
    }),
  );
  // On a busy machine a query that would wait long uses a connection of the pool: the shared ones still serve most.
  const served = [...Map.groupBy(seen, connection => connection).values()].map(list => list.length);
  const shared = served.toSorted((a, b) => b - a).slice(0, READ_CONNECTIONS);
  expect(shared.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(seen.length / 2);
});

test('what was written a moment ago is read', async () => {
  for (let round = 0; round < 50; round += 1) {
    const name = `round ${round}`;
    await db.tenant(LEA).run(ask('update profiles set full_name = $1', [name]));
    expect(await db.reading(LEA).row(ask('select full_name from profiles'))).toEqual({ full_name: name });
  }
});

test('whoever comes behind something slow goes another way', { retry: 2 }, async () => {
  const slow = Array.from({ length: READ_CONNECTIONS }, () =>
    db.reading(LEA).row({ ...SLEEP, values: [1.5] }),
  );
  await new Promise(resolve => setTimeout(resolve, 200));
  const startedAt = performance.now();
  expect(await who(MARC)).toMatchObject({ tenant: MARC });
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  await Promise.all(slow);
});

test.skipIf(!existsSync('/proc/self/autogroup'))(
  'only the built-in server’s processes that answer reads give way to the one that asks (Linux)',
  async () => {
    for (const [embedded, nice] of [
      [true, 'nice 10'],
      [false, 'nice 0'],
    ] as const) {
      const asked = openDatabase({
        connectionString: database.connectionString,
        log: pino({ level: 'silent' }),
        embedded,
      });
      onTestFinished(() => asked.close());
      const [reading, writing] = await Promise.all([
        asked.reading(LEA).row<Who>(WHO),
        asked.tenant(LEA).row<Who>(WHO),
      ]);
      const niceOf = (who: Who | undefined) => readFileSync(`/proc/${who?.connection}/autogroup`, 'utf8');
      await expect.poll(() => niceOf(reading)).toContain(nice);
      expect(niceOf(writing)).toContain('nice 0');
    }
  },
);

test('those behind others are counted as waiting', async () => {
  const asked = Array.from({ length: READ_CONNECTIONS + 3 }, () =>
    db.reading(LEA).row({ ...SLEEP, values: [0.05] }),
  );
  expect(db.waiting()).toBe(3);
  await Promise.all(asked);
  expect(db.waiting()).toBe(0);
});

test('a connection that is lost fails those on it, and the next who come have another', async () => {
  const before = await Promise.all(Array.from({ length: READ_CONNECTIONS }, () => who(LEA)));
  const lost = Array.from({ length: 10 }, () => db.reading(LEA).row({ ...SLEEP, values: [2] }));
  const outcomes = Promise.allSettled(lost);
  await db.system.rows(
    ask('select pg_terminate_backend(pid) from unnest($1::integer[]) as pid, pg_sleep(0.2)', [
      before.map(one => one?.connection),
    ]),
  );
  for (const { status } of await outcomes) expect(status).toBe('rejected');
  const after = await Promise.all(Array.from({ length: 10 }, () => who(MARC)));
  for (const one of after) expect(before.map(old => old?.connection)).not.toContain(one?.connection);
});

test('a connection that nobody used for a while is left, and closed', async () => {
  const before = await who(LEA);
  const later = performance.now() + 10_100;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  onTestFinished(() => clock.mockRestore());
  const after = await Promise.all(Array.from({ length: 4 }, () => who(LEA)));
  expect(after.map(one => one?.connection)).not.toContain(before?.connection);
  const isOpen = async () =>
    db.system.row(ask('select 1 as open from pg_stat_activity where pid = $1', [before?.connection]));
  await expect.poll(isOpen).toBeUndefined();
});
