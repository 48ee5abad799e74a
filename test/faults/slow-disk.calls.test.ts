import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runningPostgres } from '#server/platform/db/embedded/running-server.ts';
import { eventually } from '#test/harness/eventually.ts';
import { startProduct, type Product } from '#test/harness/product.ts';
import { IN_FULL, rounds } from '#test/harness/rounds.ts';
import { newCustomer, type Customer } from './customer.ts';
import { connectTo } from './used-database.ts';
import { holdFlushes, slowDown } from './slow-down.ts';

const PROMISED_MS = { slow: 30_000, held: 8_000, starved: 13_000 };
const SLOW_MS = rounds(PROMISED_MS.slow, 2_500);
const HELD_MS = rounds(PROMISED_MS.held, 1_500);
/** After ten seconds of waiting for a connection a request is rejected; only `npm run proofs` waits that long. */
const STARVED_MS = rounds(PROMISED_MS.starved, 1_500);
/** The promised limit holds on an otherwise idle machine; the suite shares its machine. */
const WELL_WITHIN_MS = IN_FULL ? 2_000 : 10_000;
/** Shorter than the timeouts of the probes in `deploy/`. */
const SIGN_OF_LIFE_MS = 2_000;

// Where processes can be stopped and looked into.
describe.runIf(process.platform === 'linux')('a database that is slow, or that nobody reaches', () => {
  let product: Product;
  let database: pg.Client;
  let people: Customer[];
  beforeAll(async () => {
    // As in production: acknowledged writes are on disk.
    product = await startProduct({ DURABLE: 'true', TRUST_PROXY: 'true' });
    [database, people] = await Promise.all([
      connectTo(runningPostgres(product.dataDir) ?? ''),
      Promise.all(Array.from({ length: 3 }, () => newCustomer(() => product.url))),
    ]);
  }, 120_000);
  afterAll(async () => {
    await database?.end();
    await product?.stop();
  });

  const person = (index: number): Customer => {
    const customer = people[index];
    if (customer === undefined) throw new Error('nobody asks');
    return customer;
  };
  const timed = async <Result>(work: () => Promise<Result>) => {
    const startedAt = performance.now();
    const result = await work();
    return { result, ms: performance.now() - startedAt };
  };
  const probe = (path: '/healthz' | '/readyz') => timed(async () => (await fetch(product.url + path)).status);
  /** Probes continuously: liveness does not depend on the database. */
  async function watchLife<Result>(work: () => Promise<Result>): Promise<Result> {
    const seen: { result: number; ms: number }[] = [];
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        seen.push(await probe('/healthz'));
        await pause(100);
      }
    })();
    const result = await work().finally(() => (isOver = true));
    await watching;
    expect(new Set(seen.map(({ result: status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(SIGN_OF_LIFE_MS);
    return result;
  }
  const isWellAgain = () =>
    expect
      .poll(
        async () => {
          const [me, ready] = await Promise.all([
            person(0).ask('/me', { withinMs: 2_000 }),
            probe('/readyz'),
          ]);
          return [me?.status, ready.result];
        },
        { timeout: WELL_WITHIN_MS, interval: 20 },
      )
      .toEqual([200, 200]);

  test(`a disk ten times too slow for ${SLOW_MS} of ${PROMISED_MS.slow} ms: calls take longer, each is answered, a sync is done, nothing is lost`, async () => {
    let written = -1;
    const answers: { status: number | undefined; retryAfter: string | null; ms: number }[] = [];
    const over = watchLife(() => slowDown(product.dataDir, SLOW_MS));
    const linked = person(0).ask('/linked-accounts', {
      method: 'POST',
      json: { handle: 'demo-lea-cuisine' },
    });
    const goOn = { yes: true };
    const asking = people.map(async (customer, index) => {
      for (let number = 0; goOn.yes; number += 1) {
        const json = { full_name: `Nom ${number}` };
        const { result, ms } = await timed(() =>
          index === 0 ? customer.ask('/me', { method: 'PATCH', json }) : customer.ask('/me'),
        );
        answers.push({ status: result?.status, retryAfter: result?.retryAfter ?? null, ms });
        if (index === 0 && result?.status === 200) written = number;
      }
    });
    await over;
    goOn.yes = false;
    await Promise.all(asking);
    await isWellAgain();
    expect([...new Set(answers.map(({ status }) => status))].filter(status => status !== 503)).toEqual([200]);
    expect(answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
    // It was slow, and no request hung.
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeGreaterThan(150);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(15_000);
    expect(written).toBeGreaterThanOrEqual(0);
    const { profile } = await person(0).must<{ profile: { full_name: string } }>('/me');
    expect(Number(/\d+/.exec(profile.full_name)?.[0])).toBeGreaterThanOrEqual(written);
    expect([201, 503]).toContain((await linked)?.status);
    if ((await linked)?.status === 201)
      await eventually(async () => {
        const { items } = await person(0).must<{ items: { last_synced_at: string | null }[] }>(
          '/linked-accounts',
        );
        expect(items.map(account => account.last_synced_at !== null)).toEqual([true]);
      }, 30_000);
  }, 120_000);

  test(`a disk that flushes nothing for ${HELD_MS} of ${PROMISED_MS.held} ms: who reads is answered, who writes waits, and is answered once it does`, async () => {
    // The last-seen time is written once every few minutes; this request keeps the write out of the measurement.
    await Promise.all(people.map(customer => customer.must('/me')));
    const letGo = await holdFlushes(database);
    onTestFinished(letGo);
    const writing = person(0).ask('/me', { method: 'PATCH', json: { full_name: 'Attendu' } });
    let isAnswered = false;
    void writing.then(() => (isAnswered = true));
    const reads: number[] = [];
    const endsAt = performance.now() + HELD_MS;
    await watchLife(async () => {
      while (performance.now() < endsAt) {
        const { result, ms } = await timed(() => person(1).ask('/me'));
        expect(result?.status).toBe(200);
        reads.push(ms);
        await pause(50);
      }
    });
    expect(isAnswered).toBe(false);
    expect(Math.max(...reads)).toBeLessThan(SIGN_OF_LIFE_MS);
    await letGo();
    expect((await writing)?.status).toBe(200);
    await isWellAgain();
    const { profile } = await person(0).must<{ profile: { full_name: string } }>('/me');
    expect(profile.full_name).toBe('Attendu');
  }, 60_000);

  test(`all connections taken for ${STARVED_MS} of ${PROMISED_MS.starved} ms: the process lives, is not ready, puts off who has waited ten seconds, and goes on by itself`, async () => {
    const holder = await connectTo(runningPostgres(product.dataDir) ?? '');
    onTestFinished(() => holder.end());
    await holder.query('begin');
    await holder.query('lock table profiles in access exclusive mode');
    // Reads queue for a connection; ten writes hold a connection and wait for the lock, the rest wait for a connection.
    const asked = Array.from({ length: 40 }, (_, index) =>
      timed(() =>
        person(2).ask('/me', {
          withinMs: 45_000,
          ...(index % 2 === 0 ? {} : { method: 'PATCH', json: { full_name: 'Attendu' } }),
        }),
      ),
    );
    await watchLife(async () => {
      await pause(200);
      const readiness = await probe('/readyz');
      expect(readiness.result).toBe(503);
      expect(readiness.ms).toBeLessThan(2_000 + SIGN_OF_LIFE_MS);
      // Pages are not API calls and are still served.
      expect((await fetch(product.url)).status).toBe(200);
      await pause(STARVED_MS);
    });
    await holder.query('rollback');
    await isWellAgain();
    const answers = await Promise.all(asked);
    const putOff = answers.filter(({ result }) => result?.status === 503);
    expect(new Set(answers.map(({ result }) => result?.status))).toEqual(
      new Set(IN_FULL ? [200, 503] : [200]),
    );
    expect(putOff.filter(({ result }) => result?.retryAfter === null)).toEqual([]);
    expect(putOff.filter(({ ms }) => ms > 11_000)).toEqual([]);
    expect(product.process.exitCode).toBeNull();
  }, 90_000);
});
