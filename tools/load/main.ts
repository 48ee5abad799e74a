import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { residentMegabytes } from '#test/faults/database-process.ts';
import { importVideos } from '../../bench/product-app.ts';
import { busyReads, gatherCrowd, type Visitor } from './crowd.ts';
import { Line, quantile, requestBytes } from './light-client.ts';
import { sayVerdict } from './say-verdict.ts';
import { watchMemory } from './watch-memory.ts';

/**
 * `npm run load -- --users 500 --minutes 20`: this many concurrent users read, think, write and generate, while the
 * workers import, in a separate process as in deploy/. No call may fail, 99 of 100 reads take at most 250 ms, and
 * memory
 * stays flat. Ten warm-up minutes come first, which count for all but memory: until V8 has the pages that it keeps,
 * even a
 * process without leaks grows. What V8 and the allocator keep varies by 15 MB within minutes, so that chance alone
 * moves
 * the slope over ten minutes by half a megabyte a minute, and over twenty by a fifth. The client runs on the same
 * machine:
 * on a busy one the figures say little.
 */
const READ_P99_MS = 250;
const SLOPE = 1;
/** A slope over fewer minutes says nothing. */
const SLOPE_FROM_MINUTES = 5;
const THINK_MS = [500, 3_500] as const;
const IMPORTERS = 2;
const IMPORTED_VIDEOS = 1_500;
const NEWEST_MS = Date.now() - 3_600_000;
const LOOK_EVERY_MS = 500;
/** Topics are spread over all niches: what is cached for one niche helps few. */
const TOPICS = (['fr', 'en'] as const).flatMap(language =>
  NICHES.map(({ id: niche }) => ({ language, niche })),
);
const anyOf = <One>(all: readonly One[]): One | undefined => all[Math.floor(Math.random() * all.length)];

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '20' },
    'warm-up': { type: 'string', default: '10' },
  },
});
const users = Number(values.users);
const warmUp = Number(values['warm-up']);
const minutes = Number(values.minutes);
const total = warmUp + minutes;

const crowd = await gatherCrowd(users + IMPORTERS, { workersApart: true });
const reads: number[] = [];
let told = 0;
const writes: number[] = [];
const failures = new Map<string, number>();
const until = performance.now() + total * 60_000;
const memory = watchMemory(crowd.product.process.pid ?? 0);
let imports = 0;
const minuteByMinute = setInterval(printMinute, 60_000);

try {
  const importing = crowd.visitors.slice(users).map(keepImporting);
  await Promise.all(crowd.visitors.slice(0, users).map(send));
  await Promise.all(importing);
} finally {
  clearInterval(minuteByMinute);
  const { slopePerMinute, first, last } = memory.end(warmUp / total);
  await crowd.stop();
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  const asked = reads.length + writes.length + failed;
  console.log(
    `${users} users, ${warmUp} minutes to warm up and ${minutes} more: ${asked} calls, ` +
      `${Math.round(asked / total / 60)} a second`,
  );
  for (const [what, count] of failures) console.log(`  ${count} × ${what}`);
  sayVerdict([
    { what: 'calls that failed', is: String(failed), holds: failed === 0 && asked > 0 },
    {
      what: `p99 of reads, at most ${READ_P99_MS} ms`,
      is: `${quantile(reads, 0.99).toFixed(0)} ms (median ${quantile(reads, 0.5).toFixed(0)} ms, n ${reads.length})`,
      holds: quantile(reads, 0.99) <= READ_P99_MS,
    },
    {
      what: 'p99 of writes',
      is: `${quantile(writes, 0.99).toFixed(0)} ms (n ${writes.length})`,
      holds: null,
    },
    { what: 'imports that the workers did beside', is: String(imports), holds: imports > 0 },
    {
      what: `memory, below ${SLOPE} MB a minute after warming up`,
      is: `${slopePerMinute.toFixed(2)} MB a minute, ${first.toFixed(0)} → ${last.toFixed(0)} MB`,
      holds: minutes < SLOPE_FROM_MINUTES ? null : slopePerMinute < SLOPE,
    },
  ]);
}

/** Prints the last minute: nothing else shows whether it becomes slower. */
function printMinute(): void {
  const lately = reads.slice(told);
  told = reads.length;
  const megabytes = residentMegabytes(crowd.product.process.pid ?? 0);
  console.log(
    `  ${lately.length} reads, median ${quantile(lately, 0.5).toFixed(0)} ms, ` +
      `p99 ${quantile(lately, 0.99).toFixed(0)} ms; ${imports} imports; ${megabytes.toFixed(0)} MB`,
  );
}

async function send(visitor: Visitor, index: number): Promise<void> {
  const line = new Line(crowd.port);
  const { token } = visitor;
  const readings = busyReads(visitor).map(path => requestBytes({ path, token }));
  for (let turn = 0; performance.now() < until; turn += 1) {
    const [least, most] = THINK_MS;
    await pause(least + Math.random() * (most - least));
    // One request in eight is a write, staggered between users.
    if ((turn + index) % 8 === 7) await write(line, visitor, `${index}-${turn}`);
    else await note(line, readings[(turn + index) % readings.length] ?? Buffer.alloc(0), reads, 'a read');
  }
  line.close();
}

/** A name is changed, or hooks are written. */
async function write(line: Line, { token }: Visitor, mark: string): Promise<void> {
  const bytes =
    Math.random() < 0.5
      ? requestBytes({ method: 'PATCH', path: '/api/v1/me', token, json: { full_name: `Personne ${mark}` } })
      : requestBytes({
          method: 'POST',
          path: '/api/v1/generations/hooks',
          token,
          json: { key: `foule-${mark}-${Date.now()}`, platform: 'tiktok', ...anyOf(TOPICS) },
        });
  await note(line, bytes, writes, 'a write');
}

async function note(line: Line, bytes: Buffer, times: number[], kind: string): Promise<void> {
  const { status, ms } = await line.ask(bytes);
  if (status === 200) times.push(ms);
  else failures.set(`${kind}: ${status}`, (failures.get(`${kind}: ${status}`) ?? 0) + 1);
}

/** Keeps the workers busy: imports new counts of the same videos in a loop. */
async function keepImporting({ token }: Visitor, index: number): Promise<void> {
  const file = { handle: `foule.${index}`, newestMs: NEWEST_MS, lookEveryMs: LOOK_EVERY_MS };
  for (let reading = 0; performance.now() < until; reading += 1) {
    try {
      await importVideos(crowd.product.url, token, IMPORTED_VIDEOS, { ...file, reading });
      imports += 1;
    } catch (error) {
      failures.set(String(error), (failures.get(String(error)) ?? 0) + 1);
      await pause(1_000);
    }
  }
}
