import { randomUUID } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reserveQuota } from '#server/features/quotas/reserve.ts';
import { returnExpiredReservations } from '#server/features/quotas/return-expired.ts';
import { spendQuota } from '#server/features/quotas/keep-reservation-alive.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { IN_FULL, rounds } from '#test/harness/rounds.ts';
import { openLedgerApp } from './ledger-scene.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** `npm run proofs -- test/ledger` runs the full counts; other runs a few rounds of each. */
const PROMISED = { races: 50, failures: 100, killsAStep: 5, atTheBorder: 1_000 };
const RACES = rounds(PROMISED.races, 3);
const FAILURES = rounds(PROMISED.failures, 10);
const KILLS_A_STEP = rounds(PROMISED.killsAStep, 1);
const AT_THE_BORDER = rounds(PROMISED.atTheBorder, 150);

interface Spender {
  child: ChildProcess;
  ask: (line: string) => Promise<unknown>;
}

let database: TestDatabase;
let app: AppContext;
const spenders: Spender[] = [];
let now: Date | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  const opened = openLedgerApp(database.connectionString);
  app = { ...opened, clock: { now: () => now ?? new Date() } };
  for (let index = 0; index < 4; index += 1) spenders.push(await startSpender());
});
afterAll(async () => {
  for (const { child } of spenders) child.kill('SIGKILL');
  await app.db.close();
  await database.drop();
});

async function startSpender(): Promise<Spender> {
  const child = spawn(
    process.execPath,
    [`${import.meta.dirname}/spend-process.ts`, database.connectionString],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const waiting: ((answer: unknown) => void)[] = [];
  const next = () => new Promise<unknown>(resolve => void waiting.push(resolve));
  createInterface({ input: child.stdout }).on('line', line => waiting.shift()?.(JSON.parse(line)));
  await next();
  return {
    child,
    ask(line) {
      const answer = next();
      child.stdin.write(`${line}\n`);
      return answer;
    },
  };
}

async function person(plan = 'freemium', timeZone = 'Europe/Paris'): Promise<string> {
  const userId = randomUUID();
  await app.db.system.run({
    name: 'test-ledger-person',
    text: 'insert into profiles (user_id, plan_type, time_zone) values ($1, $2, $3)',
    values: [userId, plan, timeZone],
  });
  return userId;
}

interface Balance {
  day: number;
  month: number;
  /** Reserved and not given back, by the movements. */
  ledger: number;
}

async function balance(userId: string): Promise<Balance | undefined> {
  return app.db.system.row<Balance>({
    name: 'test-ledger-balance',
    text: `select u.video_analysis_weekly as day, u.video_analysis_monthly as month,
             (select coalesce(sum(case kind when 'reserved' then units when 'given_back' then -units else 0 end), 0)
              from quota_movements m where m.user_id = $1)::integer as ledger
           from user_usage_limits u where user_id = $1`,
    values: [userId],
  });
}

test(
  `3 left, 100 at once from 4 processes: exactly 3 are served, ${RACES} of ${PROMISED.races} times`,
  { timeout: 300_000 },
  async () => {
    for (let round = 0; round < RACES; round += 1) {
      const userId = await person();
      const outcomes = (
        await Promise.all(spenders.map(({ ask }) => ask(`many ${userId} 25 ${round}`) as Promise<string[]>))
      ).flat();
      expect(outcomes.filter(outcome => outcome === 'taken')).toHaveLength(3);
      expect(outcomes.filter(outcome => outcome === 'video_analysis_limit_reached')).toHaveLength(97);
      expect(await balance(userId)).toEqual({ day: 3, month: 3, ledger: 3 });
    }
  },
);

test(`${FAILURES} of ${PROMISED.failures} that fail cost nothing`, async () => {
  const userId = await person();
  const failing = Array.from({ length: FAILURES }, (_, index) =>
    spendQuota(
      app,
      userId,
      { meter: 'video_analysis', key: `failing-${index}` },
      () => Promise.reject(new Error('upstream')),
      () => Promise.resolve(),
    ).catch((error: unknown) => String(error)),
  );
  const outcomes = await Promise.all(failing);
  expect(outcomes.some(outcome => outcome === 'Error: upstream')).toBe(true);
  expect(await balance(userId)).toEqual({ day: 0, month: 0, ledger: 0 });
});

test.each([
  ['reserving', 0, 0],
  ['reserved', 1, 0],
  ['settling', 1, 0],
  ['settled', 1, 1],
])(
  `killed while it stood at %s, a process leaves the balance right once its lease is over, ${KILLS_A_STEP} of ${PROMISED.killsAStep} times`,
  { timeout: 120_000 },
  async (step, held, after) => {
    const users = await Promise.all(Array.from({ length: KILLS_A_STEP }, () => person()));
    const children = await Promise.all(users.map(() => startSpender()));
    await Promise.all(children.map(({ ask }, index) => ask(`stand ${step} ${users[index] ?? ''} key`)));
    for (const { child } of children) child.kill('SIGKILL');
    const killedAt = Date.now();
    await returnExpiredReservations(app);
    for (const userId of users) {
      // Uncommitted changes were rolled back.
      await expect.poll(async () => (await balance(userId))?.month ?? 0).toBe(held);
    }
    if (IN_FULL) await pause(40_000);
    else now = new Date(Date.now() + 31_000);
    await Promise.all([returnExpiredReservations(app), returnExpiredReservations(app)]);
    now = null;
    expect(Date.now() - killedAt).toBeLessThan(60_000);
    for (const userId of users) {
      expect((await balance(userId)) ?? { day: 0, month: 0, ledger: 0 }).toEqual({
        day: after,
        month: after,
        ledger: after,
      });
    }
  },
);

test('a lost connection while the result is kept gives the unit back', async () => {
  const userId = await person();
  const lost = spendQuota(
    app,
    userId,
    { meter: 'video_analysis', key: 'lost' },
    () => Promise.resolve(),
    async tx => {
      const mine = await tx.row<{ pid: number }>({ name: '', text: 'select pg_backend_pid() as pid' });
      await app.db.system.run({ name: '', text: 'select pg_terminate_backend($1)', values: [mine?.pid] });
      return tx.run({ name: '', text: 'select 1' });
    },
  );
  await expect(lost).rejects.toThrow();
  expect(await balance(userId)).toEqual({ day: 0, month: 0, ledger: 0 });
});

test.each([
  ['an ordinary midnight', '2026-11-21T23:00:00Z'],
  ['the midnight before the short day of spring', '2026-03-28T23:00:00Z'],
  ['the midnight after it', '2026-03-29T22:00:00Z'],
  ['the midnight after the long day of autumn', '2026-10-25T23:00:00Z'],
  ['the end of the leap day, which ends the month', '2028-02-29T23:00:00Z'],
])(
  `${AT_THE_BORDER} of ${PROMISED.atTheBorder} at once around %s: never above the limit, one reset`,
  { timeout: 120_000 },
  async (_name, at) => {
    const userId = await person();
    const border = Date.parse(at);
    const db = app.db.tenant(userId);
    const seen = await Promise.all(
      Array.from({ length: AT_THE_BORDER }, async (_, index) => {
        // The times run from a second before the period boundary to a second after it.
        const when = new Date(border - 1_000 + (2_000 * index) / AT_THE_BORDER);
        try {
          await db.transaction(tx =>
            reserveQuota(tx, userId, { meter: 'chatbot_questions', key: String(index) }, when),
          );
          return 'taken';
        } catch (error) {
          return (error as { code?: string }).code;
        }
      }),
    );
    const row = await app.db.system.row<{ used: number; resets: number }>({
      name: 'test-ledger-border',
      text: `select chatbot_questions_daily as used,
             (select count(distinct day_ends_at) from quota_reservations r where r.user_id = u.user_id) - 1 as resets
           from user_usage_limits u where user_id = $1`,
      values: [userId],
    });
    expect(row).toEqual({ used: 5, resets: 1 });
    expect(seen.filter(outcome => outcome === 'taken')).toHaveLength(10);
    expect(seen.filter(outcome => outcome === 'chatbot_questions_limit_reached')).toHaveLength(
      AT_THE_BORDER - 10,
    );
  },
);
