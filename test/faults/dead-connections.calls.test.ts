import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/database.ts';
import { startHealthProbe, type HealthProbe } from '#server/platform/db/health-probe.ts';
import { toWireError } from '#server/platform/http/wire-errors.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { eventually } from '#test/harness/eventually.ts';
import { IN_FULL } from '#test/harness/rounds.ts';

const log = pino({ level: 'silent' });
const LINES = 3;
const GIVEN_UP_MS = 35_000;

/** A proxy that forwards everything until it stops forwarding its open connections, which then stay open and silent. */
async function startMiddle(target: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: target });
  const lines = new Set<Socket>();
  const server = createServer(near => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(one);
      one.on('data', part => lines.has(one) && other.write(part));
      one.on('error', () => undefined);
      one.once('close', () => lines.has(one) && other.destroy());
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const all = new Set<Socket>();
  server.on('connection', socket => all.add(socket));
  const own = (server.address() as AddressInfo).port;
  return {
    connectionString: `postgresql://${user}:${password}@127.0.0.1:${own}/${database}`,
    forget: () => lines.clear(),
    stop() {
      for (const socket of all) socket.destroy();
      server.close();
    },
  };
}

// More than half a minute: `npm run proofs -- test/faults/dead-connections`.
describe.runIf(IN_FULL)('lines to the database that die without a word', () => {
  let database: TestDatabase;
  let middle: Awaited<ReturnType<typeof startMiddle>>;
  let db: Database;
  let healthProbe: HealthProbe;
  beforeAll(async () => {
    database = await createTestDatabase();
    middle = await startMiddle(database.connectionString);
    db = openDatabase({ connectionString: middle.connectionString, log, poolSize: LINES });
    healthProbe = startHealthProbe(middle.connectionString, log);
  });
  afterAll(async () => {
    healthProbe?.close();
    middle?.stop();
    await Promise.race([db?.close(), new Promise(resolve => setTimeout(resolve, 1_000))]);
    await database.drop();
  });
  const ask = () => db.system.row<{ one: number }>({ name: 'test-ask', text: 'select 1 as one' });

  test('questions on them are given up with « come back », new ones are asked on new lines, no restart is needed', async () => {
    const slow = { name: 'test-sleep', text: 'select 1 as one, pg_sleep(0.2)' };
    await Promise.all(Array.from({ length: LINES }, () => db.system.row(slow)));
    middle.forget();
    const startedAt = performance.now();
    const lost = await Promise.allSettled(Array.from({ length: LINES }, ask));
    expect(performance.now() - startedAt).toBeLessThan(GIVEN_UP_MS + 2_000);
    for (const outcome of lost) {
      const { reason } = outcome as PromiseRejectedResult;
      const answerHeaders = new Headers();
      const told = toWireError(reason, { language: 'fr', requestId: 'a-request-id', log, answerHeaders });
      expect([told.status, answerHeaders.get('retry-after')]).toEqual([503, '5']);
    }
    expect(await eventually(ask, 1_000)).toEqual({ one: 1 });
    // One dead connection does not mean a dead database: load shedding rejected no request.
    expect(healthProbe.isStill()).toBe(false);
  }, 60_000);
});
