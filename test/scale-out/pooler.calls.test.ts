import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobRun } from '#contract/accounts/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { IN_FULL } from '#test/harness/rounds.ts';
import { createFleet, signUp, type Member, type Visitor } from './fleet.ts';
import { POOLER_VERSION, startPooler } from './pooler.ts';

/** Two whole processes: `npm run proofs -- test/scale-out`. Skipped in the suite, and where no PgBouncer is installed. */
const IS_POSSIBLE = IN_FULL && POOLER_VERSION !== null;
const CONNECTIONS = 3;

describe.skipIf(!IS_POSSIBLE)('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let fleet: ReturnType<typeof createFleet>;
  let web: Member;
  let visitor: Visitor;

  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startPooler(database.connectionString, CONNECTIONS);
    const { connectionString } = database;
    fleet = createFleet({
      DATABASE_URL: pooler.connectionString,
      DATABASE_DIRECT_URL: connectionString,
      ...((POOLER_VERSION ?? 0) < 121 ? { DATABASE_PREPARED: 'false' } : {}),
    });
    [web] = await Promise.all([fleet.web(), fleet.worker()]);
    visitor = await signUp(web.url, 'bassin@example.org');
  }, 120_000);
  afterAll(async () => {
    await fleet?.stopAll();
    await pooler?.stop();
    await database?.drop();
  }, 60_000);

  const get = (path: string) =>
    fetch(web.url + path, { headers: { authorization: `Bearer ${visitor.token}` } });

  test('an account is linked, its job done, and its progress told', async () => {
    const linked = await fetch(`${web.url}/api/v1/linked-accounts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${visitor.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ handle: 'demo-lea-cuisine' }),
    });
    expect(linked.status).toBe(201);
    const { run } = (await linked.json()) as { run: JobRun };
    const text = await (await get(`/api/v1/runs/${run.id}/events`)).text();
    expect(text).toContain('"state":"done"');
  });

  test(`400 requests at once share few connections, and each sees its own tenant`, async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, (_, index) => signUp(web.url, `bassin.${index}@example.org`)),
    );
    const everybody = [visitor, ...others];
    const paths = [
      '/api/v1/dashboard?periodDays=30',
      '/api/v1/me',
      '/api/v1/usage',
      '/api/v1/videos?limit=50',
    ];
    const wrong: string[] = [];
    await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const who = everybody[index % everybody.length] ?? visitor;
        const path = paths[index % paths.length] ?? '';
        const answer = await fetch(web.url + path, { headers: { authorization: `Bearer ${who.token}` } });
        const text = await answer.text();
        if (answer.status !== 200) wrong.push(`${path}: ${answer.status} ${text}`);
        if (path.endsWith('/me') && !text.includes(who.email)) wrong.push(`${path} shows somebody else`);
        if (path.includes('/videos') && who !== visitor && !text.includes('"items":[]'))
          wrong.push(`${path} shows the videos of somebody else`);
      }),
    );
    expect(wrong).toEqual([]);
    const open = (await pooler.pools()).map(pool => Number(pool['sv_active']) + Number(pool['sv_idle']));
    expect(Math.max(...open)).toBeLessThanOrEqual(CONNECTIONS);
  });
});
