import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runningPostgres } from '#server/platform/db/embedded/running-server.ts';
import { eventually } from '#test/harness/eventually.ts';
import { startProduct, type Product } from '#test/harness/product.ts';
import { IN_FULL, rounds } from '#test/harness/rounds.ts';
import { newCustomer, type Customer } from './customer.ts';
import { databaseProcesses, postmasterOf, residentMegabytes, signalAll } from './database-process.ts';
import { letTimePass } from './advance-clock.ts';
import { connectTo } from './used-database.ts';

const PROMISED_KILLS = 20;
const KILLS = rounds(PROMISED_KILLS, 1);
/** The promised limit holds on an otherwise idle machine; the suite shares its machine. */
const BACK_WITHIN_MS = IN_FULL ? 5_000 : 20_000;
const WELL_WITHIN_MS = IN_FULL ? 2_000 : 10_000;
const PROMISED_STOPS_MS = [10_000, 30_000];
const STOPS_MS = IN_FULL ? PROMISED_STOPS_MS : [7_000];
const WRITERS = 4;
/**
 * After many generations a niche yields nothing new: a generation that ends without text is not expected to be counted.
 */
const MADE = /"event":"done","generation_id":"/;

// Where a process can be stopped and looked into.
describe.runIf(process.platform === 'linux')('the built-in PostgreSQL', () => {
  let product: Product;
  let people: Customer[];
  beforeAll(async () => {
    // As in production: acknowledged writes are on disk.
    product = await startProduct({ DURABLE: 'true', TRUST_PROXY: 'true' });
    people = await Promise.all(Array.from({ length: WRITERS }, () => newCustomer(() => product.url)));
  }, 120_000);
  afterAll(() => product?.stop());

  const isReady = async () => (await fetch(`${product.url}/readyz`)).status === 200;

  test(
    `killed ${KILLS} of ${PROMISED_KILLS} times under writes, syncs and generations: every answered write is there, all go on by themselves`,
    { timeout: 120_000 + KILLS * 20_000 },
    async () => {
      const goOn = { yes: true };
      const acknowledged = people.map(() => new Set<string>());
      const names = people.map(() => -1);
      const writing = people.map(async (customer, writer) => {
        for (let number = 0; goOn.yes; number += 1) {
          const key = `panne-${writer}-${number}`;
          const hooks = { key, language: 'fr', platform: 'tiktok', niche: 'baking', count: 3 };
          const [texts, name] = await Promise.all([
            customer.ask('/generations/hooks', { method: 'POST', json: hooks }),
            customer.ask('/me', { method: 'PATCH', json: { full_name: `Nom ${number}` } }),
          ]);
          if (texts?.status === 200 && MADE.test(texts.text)) acknowledged[writer]?.add(key);
          if (name?.status === 200) names[writer] = number;
          expect([200, 503, undefined]).toContain(name?.status);
          expect(texts?.status).not.toBe(500);
        }
      });
      const syncing = Promise.allSettled(
        people.map(customer =>
          eventually(async () => {
            const linked = await customer.ask('/linked-accounts', {
              method: 'POST',
              json: { handle: 'demo-lea-cuisine' },
            });
            expect([201, 409]).toContain(linked?.status);
          }, 60_000),
        ),
      );
      // Each writer has had one response before the first kill.
      await eventually(() => expect(acknowledged.every(keys => keys.size > 0)).toBe(true), 60_000);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await pause(Math.random() * 600);
        process.kill(postmasterOf(product.dataDir), 'SIGKILL');
        await pause(60);
        await expect.poll(isReady, { timeout: BACK_WITHIN_MS, interval: 30 }).toBe(true);
      }
      goOn.yes = false;
      await Promise.all(writing);
      expect((await syncing).map(({ status }) => status)).toEqual(people.map(() => 'fulfilled'));
      expect(product.process.exitCode).toBeNull();
      const database = await connectTo(runningPostgres(product.dataDir) ?? '');
      onTestFinished(() => database.end());
      for (const [writer, customer] of people.entries()) {
        // Each delivered generation is counted once. Undelivered ones are not counted once their reservation has
        // expired.
        await letTimePass(sql => database.query(sql));
        await eventually(async () => {
          const { rows } = await database.query<{ key: string; state: string }>(
            'select key, state from quota_reservations where user_id = $1',
            [customer.userId],
          );
          const held = rows.filter(({ state }) => state === 'held').length;
          if (IN_FULL) expect(held).toBe(0);
          const settled = new Set(rows.flatMap(({ key, state }) => (state === 'settled' ? [key] : [])));
          expect([...(acknowledged[writer] ?? [])].filter(key => !settled.has(key))).toEqual([]);
          const { rows: counted } = await database.query(
            `select (select count(*)::int from generation_history where user_id = $1) as made,
               (select hooks_daily from user_usage_limits where user_id = $1) as used`,
            [customer.userId],
          );
          expect(counted).toEqual([{ made: settled.size, used: settled.size + held }]);
        }, 70_000);
        const { profile } = await customer.must<{ profile: { full_name: string } }>('/me');
        expect(Number(/\d+/.exec(profile.full_name)?.[0])).toBeGreaterThanOrEqual(names[writer] ?? 0);
        await eventually(async () => {
          const { items: accounts } = await customer.must<{ items: { last_synced_at: string | null }[] }>(
            '/linked-accounts',
          );
          expect(accounts.map(account => account.last_synced_at !== null)).toEqual([true]);
        }, 40_000);
      }
    },
  );

  test.each(STOPS_MS)(
    `standing still for %i ms (of ${PROMISED_STOPS_MS.join(' and ')}): every call is answered, with 503 and when to come back, and all is well right after`,
    { timeout: 90_000 },
    async stopMs => {
      const [customer] = people;
      if (customer === undefined) throw new Error('nobody asks');
      const pid = product.process.pid ?? 0;
      await customer.must('/me');
      const before = residentMegabytes(pid);
      const asked: ReturnType<Customer['ask']>[] = [];
      const still = databaseProcesses(product.dataDir);
      expect(still.length).toBeGreaterThan(2);
      const load = setInterval(() => asked.push(customer.ask('/me', { withinMs: 45_000 })), 20);
      let recoveredAt = 0;
      let resumedAt = 0;
      signalAll(still, 'SIGSTOP');
      try {
        const [readiness] = await Promise.all([fetch(`${product.url}/readyz`), pause(stopMs)]);
        expect(readiness.status).toBe(503);
      } finally {
        clearInterval(load);
        resumedAt = performance.now();
        signalAll(still, 'SIGCONT');
      }
      await expect
        .poll(async () => (await customer.ask('/me', { withinMs: 2_000 }))?.status, {
          timeout: WELL_WITHIN_MS,
          interval: 20,
        })
        .toBe(200);
      recoveredAt = performance.now();
      const answers = await Promise.all(asked);
      const statuses = answers.map(answer => answer?.status ?? 0);
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      expect(answers.filter(answer => answer?.status === 503 && answer.retryAfter === null)).toEqual([]);
      expect(recoveredAt - resumedAt).toBeLessThan(WELL_WITHIN_MS);
      expect(residentMegabytes(pid) - before).toBeLessThan(50);
      expect(product.process.exitCode).toBeNull();
    },
  );
});
