import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { openRun } from '#server/features/accounts/runs/open-run.ts';
import { runSync } from '#server/features/accounts/sync/run-sync.ts';
import { eventually } from '#test/harness/eventually.ts';
import { rounds } from '#test/harness/rounds.ts';
import { createScriptedSource } from '#test/scenes/scripted-source.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const USERS = 10;
const PROMISED_ACCOUNTS_EACH = 20;
const ACCOUNTS_EACH = rounds(PROMISED_ACCOUNTS_EACH, 5);
const PROMISED_ROUNDS = 5;
const ROUNDS = rounds(PROMISED_ROUNDS, 1);
const REPLAYS = 10;
const ACCOUNTS = USERS * ACCOUNTS_EACH;
const SYNCS = ACCOUNTS * ROUNDS;
const PROMISED = USERS * PROMISED_ACCOUNTS_EACH * PROMISED_ROUNDS;

const source = createScriptedSource(5);
/** Running syncs per account, to detect two at the same time. */
const working = new Map<string, number>();
let collisions = 0;
const { profileAnswer } = source;
source.profileAnswer = async (handle, options) => {
  const others = working.get(handle) ?? 0;
  if (others > 0) collisions += 1;
  working.set(handle, others + 1);
  await pause(Math.random() * 5);
  working.set(handle, (working.get(handle) ?? 1) - 1);
  return profileAnswer(handle, options);
};

let testApp: TestApp;
let workers: TestApp[];
beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], workers: 0 });
  workers = await Promise.all(
    [1, 2].map(() => createTestApp({ beside: testApp, sources: [source], consent: true })),
  );
});
afterAll(async () => {
  await Promise.all(workers.map(worker => worker.close()));
  await testApp.close();
});

interface Linked {
  user: TestUser;
  accountId: string;
  handle: string;
}

async function everybody(): Promise<Linked[]> {
  const linked: Linked[] = [];
  for (let number = 0; number < USERS; number += 1) {
    const user = await testApp.createUser({ plan: 'business_advanced' });
    for (let index = 0; index < ACCOUNTS_EACH; index += 1) {
      const handle = `mille_${number}_${index}`;
      // Consent is not given yet, so linking starts no sync.
      const { account } = await answer<{ account: LinkedAccount }>(
        testApp.request('/linked-accounts', { method: 'POST', as: user, json: { handle } }),
      );
      linked.push({ user, accountId: account.id, handle });
    }
  }
  return linked;
}

async function enqueue({ user, accountId }: Linked): Promise<string> {
  const { app } = testApp;
  const run = await app.db.tenant(user.userId).transaction(tx =>
    openRun(app, tx, {
      userId: user.userId,
      kind: 'account_sync',
      job: 'account-sync',
      accountId,
      isAutomatic: false,
    }),
  );
  if (run === undefined) throw new Error('a sync of this account is open already');
  return run.id;
}

const query = <Row>(name: string, text: string) =>
  testApp.app.db.system.rows<Row>({ name: `test-thousand-${name}`, text });

const everything = async (): Promise<string> => {
  const tables = [
    'tiktok_accounts',
    'tiktok_videos',
    'tiktok_video_snapshots',
    'user_tiktok_accounts',
    'job_runs',
    'notifications',
  ];
  const sums = await Promise.all(
    tables.map(table =>
      query<{ sum: string }>(
        table,
        `select count(*) || ' ' || md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
      ),
    ),
  );
  return JSON.stringify(sums);
};

test(`two workers do ${SYNCS} of ${PROMISED} queued syncs of ${ACCOUNTS} accounts, each once, and ${REPLAYS} replays of each change nothing`, async () => {
  const accounts = await everybody();
  const runs: { runId: string; userId: string }[] = [];
  const begunAt = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const account of accounts) runs.push({ runId: await enqueue(account), userId: account.user.userId });
    await eventually(async () => {
      expect(
        await query('open', `select 1 from job_runs where state in ('queued', 'running') limit 1`),
      ).toEqual([]);
    }, 120_000);
  }
  const seconds = (performance.now() - begunAt) / 1000;

  expect(runs.length).toBe(SYNCS);
  expect(await query('states', `select state, count(*)::int as runs from job_runs group by state`)).toEqual([
    { state: 'done', runs: SYNCS },
  ]);
  expect(collisions).toBe(0);
  for (const { handle } of accounts) expect(source.calls.filter(call => call === handle).length).toBe(ROUNDS);
  expect(
    await query(
      'snapshots',
      `select count(*)::int as accounts, min(n)::int as least, max(n)::int as most
       from (select count(*) as n from tiktok_accounts group by user_id, username) s`,
    ),
  ).toEqual([{ accounts: accounts.length, least: ROUNDS, most: ROUNDS }]);

  const before = await everything();
  const worker = workers[0]?.app ?? testApp.app;
  const { signal } = new AbortController();
  for (let replay = 0; replay < REPLAYS; replay += 1) {
    for (let at = 0; at < runs.length; at += 20)
      await Promise.all(
        runs.slice(at, at + 20).map(run => runSync(worker, run, { signal, lastTry: replay === REPLAYS - 1 })),
      );
  }
  expect(await everything()).toBe(before);
  expect(source.calls.length).toBe(SYNCS);
  console.log(
    `${SYNCS} syncs of ${accounts.length} accounts by two workers in ${seconds.toFixed(1)} s, ` +
      `${collisions} at the same time on one account; ${SYNCS * REPLAYS} replays changed nothing`,
  );
}, 400_000);
