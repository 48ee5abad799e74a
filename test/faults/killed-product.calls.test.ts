import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apifyItems } from '#test/sources/apify-items.ts';
import {
  inventedId,
  writeDownloadingStandIn,
  type DownloadingStandIn,
} from '#test/sources/downloading-ytdlp.ts';
import { startMediaServer, type MediaServer } from '#test/sources/media-server.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { eventually } from '#test/harness/eventually.ts';
import { startProduct, temporaryFolder, type Product } from '#test/harness/product.ts';
import { IN_FULL, rounds } from '#test/harness/rounds.ts';
import { newCustomer, type Customer } from './customer.ts';
import { letTimePass } from './advance-clock.ts';

const PROMISED = 50;
const KILLS = rounds(PROMISED, 1);
/** After this many kills all work must finish before the next ones: a job has a limited number of attempts. */
const KILLS_A_BATCH = 5;
const BACK_WITHIN_MS = 30_000;
/** A kill comes at most this long after the users start acting. */
const BEGUN_WITHIN_MS = 700;
const VIDEOS = 1_200;
const FILE_BYTES = 300_000;

let database: TestDatabase;
let client: pg.Client;
let tool: DownloadingStandIn;
let media: MediaServer;
let product: Product;
let env: Record<string, string>;
const dataDir = temporaryFolder();

beforeAll(async () => {
  [database, tool, media] = await Promise.all([
    createTestDatabase(),
    writeDownloadingStandIn(),
    startMediaServer(),
  ]);
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  env = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: dataDir,
    YTDLP_PATH: tool.path,
    TRUST_PROXY: 'true',
  };
  product = await startProduct(env);
  const admin = await newCustomer(() => product.url);
  await admin.must('/admin/sources/consent', { method: 'PUT', json: { given: true } });
}, 120_000);
afterAll(async () => {
  await product?.stop('SIGKILL');
  await client?.end();
  await Promise.all([database?.drop(), tool?.remove(), media?.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

interface Busy {
  customer: Customer;
  handle: string;
  link: string;
  key: string;
  /** When the file's counts were measured: a file without a date enters no history. */
  readAt: string;
  /** What was answered with success before the product died. */
  answered: Set<string>;
}

async function newBusy(number: number): Promise<Busy> {
  const id = inventedId(number + 1);
  const formats = [
    {
      codec: 'h264' as const,
      width: 576,
      height: 1024,
      bytes: FILE_BYTES,
      url: media.urlOf(FILE_BYTES, { slowMs: 20 }),
    },
  ];
  offered[id] = { formats };
  await tool.offer(offered);
  return {
    customer: await newCustomer(() => product.url),
    handle: `coupe_${number}`,
    link: `https://www.tiktok.com/@atelier.exemple/video/${id}`,
    key: `panne-${randomUUID()}`,
    readAt: new Date().toISOString(),
    answered: new Set(),
  };
}
const offered: Parameters<DownloadingStandIn['offer']>[0] = {};

/** Each user action, repeatable, as a browser that got no response would retry it. */
const ACTS: Record<string, (busy: Busy) => Promise<boolean>> = {
  async sync({ customer }) {
    const answer = await customer.ask('/linked-accounts', {
      method: 'POST',
      json: { handle: 'demo-lea-cuisine' },
    });
    return answer?.status === 201 || answer?.status === 409;
  },
  async import({ customer, handle, readAt }) {
    const body = new FormData();
    body.append('file', new File([JSON.stringify(apifyItems(handle, VIDEOS))], 'export.json'));
    const answer = await customer.ask(`/imports?readAt=${readAt}`, { method: 'POST', body });
    return answer !== null && answer.status < 300;
  },
  async generation({ customer, key }) {
    const json = { key, language: 'fr', platform: 'tiktok', niche: 'baking' };
    const answer = await customer.ask('/generations/hooks', { method: 'POST', json });
    return answer?.status === 200 && answer.text.includes('"event":"done"');
  },
  async payment({ customer }) {
    const paid = await customer.ask('/billing');
    if (paid === null || paid.status !== 200) return false;
    if (paid.text.includes('"plan_type":"premium"')) return true;
    const page = await customer.ask('/billing/checkout', {
      method: 'POST',
      json: { plan: 'premium', interval: 'month' },
    });
    const { url } = (page?.status === 200 ? JSON.parse(page.text) : {}) as { url?: string };
    if (url === undefined) return false;
    const body = new URLSearchParams({ card: '4242424242424242' });
    return (await customer.ask(url, { method: 'POST', body }))?.status === 303;
  },
  async download({ customer, link }) {
    const json = { links: link, rights: 1, format: 'h264' };
    const answer = await customer.ask('/downloads', { method: 'POST', json });
    return answer?.status !== undefined && answer.status < 300;
  },
};

async function actOut(busy: Busy): Promise<void> {
  await Promise.all(
    Object.entries(ACTS).map(async ([name, act]) => {
      if (!busy.answered.has(name) && (await act(busy))) busy.answered.add(name);
    }),
  );
}

interface Found {
  syncs: string;
  snapshots: number;
  imports: string;
  videos: number;
  readings: number;
  batches: number;
  uploads: number;
  subscriptions: number;
  invoices: number;
  plan: string;
  generations: number;
  texts: number;
  counted: number;
  held: number;
  balance: number;
  downloads: string;
}

/** Everything stored for a user, in one query. */
async function found({ customer, handle }: Busy): Promise<Found | undefined> {
  const { rows } = await client.query<Found>(
    `select
       (select string_agg(state, ' ') from job_runs where user_id = $1 and kind <> 'import') as syncs,
       (select count(*)::int from tiktok_accounts where user_id = $1 and username like 'demo-%') as snapshots,
       (select string_agg(distinct state, ' ') from job_runs where user_id = $1 and kind = 'import') as imports,
       (select count(*)::int from tiktok_videos where user_id = $1 and author_username = $2) as videos,
       (select count(*)::int from tiktok_video_snapshots s join tiktok_videos v on v.user_id = s.user_id
          and v.id = s.video_id where s.user_id = $1 and v.author_username = $2) as readings,
       (select count(*)::int from import_batches where user_id = $1) as batches,
       (select count(*)::int from import_uploads where user_id = $1) as uploads,
       (select count(*)::int from subscriptions where user_id = $1) as subscriptions,
       (select count(*)::int from invoices where user_id = $1 and status = 'paid') as invoices,
       (select plan_type from profiles where user_id = $1) as plan,
       (select count(*)::int from generation_history where user_id = $1) as generations,
       (select count(*)::int from generated_texts where user_id = $1) as texts,
       (select coalesce(max(hooks_daily), 0)::int from user_usage_limits where user_id = $1) as counted,
       (select count(*)::int from quota_reservations where user_id = $1 and state = 'held') as held,
       (select coalesce(sum(case kind when 'reserved' then units when 'given_back' then -units else 0 end), 0)::int
          from quota_movements where user_id = $1) as balance,
       (select string_agg(state, ' ') from downloads where user_id = $1) as downloads`,
    [customer.userId, handle],
  );
  return rows[0];
}

const ONCE: Found = {
  syncs: 'done',
  // A demo creator comes with its past of sixty days.
  snapshots: 61,
  imports: 'done',
  videos: VIDEOS,
  readings: VIDEOS,
  batches: 1,
  uploads: 0,
  subscriptions: 1,
  invoices: 1,
  plan: 'premium',
  generations: 1,
  texts: 10,
  counted: 1,
  held: 0,
  balance: 1,
  downloads: 'ready',
};

const keptFiles = async (userId: string) =>
  (await readdir(join(dataDir, 'files', userId), { recursive: true }).catch(() => [])).filter(name =>
    /downloads\/[0-9a-f-]{36}$/.test(name),
  );

test(
  `killed at ${KILLS} of ${PROMISED} random moments of syncs, imports, generations, payments and downloads, each is done once`,
  { timeout: KILLS_A_BATCH * 40_000 + KILLS * 40_000 },
  async () => {
    let broken = 0;
    for (let from = 0; from < KILLS; from += KILLS_A_BATCH) {
      const batch: Busy[] = [];
      const kills = Math.min(KILLS_A_BATCH, KILLS - from);
      // A kill between two acts proves nothing: others follow until one was in the middle of something.
      for (let kill = 0; kill < kills || (broken === 0 && kill < KILLS_A_BATCH); kill += 1) {
        const busy = await newBusy(from + kill);
        batch.push(busy);
        // Previously interrupted users retry, together with a new user.
        const acting = Promise.all(batch.map(actOut));
        await pause(Math.random() * BEGUN_WITHIN_MS);
        await product.stop('SIGKILL');
        await acting;
        broken += Object.keys(ACTS).length - busy.answered.size;
        await letTimePass(sql => client.query(sql));
        product = await startProduct(env);
      }
      const restartedAt = performance.now();
      await eventually(
        async () => {
          await Promise.all(batch.map(actOut));
          for (const busy of batch) expect(await found(busy)).toEqual(ONCE);
        },
        BACK_WITHIN_MS + rounds(45_000, 0),
      );
      for (const { customer } of batch) expect(await keptFiles(customer.userId)).toHaveLength(1);
      if (!IN_FULL) expect(performance.now() - restartedAt).toBeLessThan(BACK_WITHIN_MS);
    }
    expect(broken).toBeGreaterThan(0);
    expect(product.output()).not.toMatch(/"level":(?:50|60)/);
  },
);
