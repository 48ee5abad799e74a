import { rmSync } from 'node:fs';
import pg from 'pg';
import { startProduct, temporaryFolder, type Product } from '#test/harness/product.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';

/** A running product with one signed-in user whose account holds `videos` imported videos. */
export interface BenchApp {
  product: Product;
  /** The product's database, for the reference measurements. */
  connectionString: string;
  token: string;
  userId: string;
  accountId: string;
  stop(): Promise<void>;
}

const PERSON = JSON.stringify({ email: 'banc@example.org', password: 'un banc de mesure 2026' });

export async function createBenchApp(videos: number): Promise<BenchApp> {
  const dataDir = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: true });
  const { connectionString } = postgres;
  const product = await startProduct({
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    READS_PER_MINUTE: '100000000',
  });
  const { token, userId } = await enter(product, 'signup');
  await importVideos(product.url, token, videos);
  const list = await fetch(`${product.url}/api/v1/linked-accounts`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await list.json()) as { items: { id: string }[] };
  const accountId = items[0]?.id;
  if (accountId === undefined) throw new Error('The bench has no account');
  await settle(connectionString);
  const stop = async () => {
    await product.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { product, connectionString, token, userId, accountId, stop };
}

/** A token of a new session of the bench user; it is valid for one hour. */
export async function signInAgain({ product }: BenchApp): Promise<string> {
  return (await enter(product, 'token?grant_type=password')).token;
}

async function enter({ url }: Product, way: string): Promise<{ token: string; userId: string }> {
  const answer = await fetch(`${url}/auth/v1/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: PERSON,
  });
  if (!answer.ok) throw new Error(`The bench was let in with ${answer.status}`);
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string;
    user: { id: string };
  };
  return { token, userId: user.id };
}

/** Does at once what autovacuum does within a minute or two. */
async function settle(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

interface MadeUpFile {
  handle?: string;
  /** When its newest video came out: the same videos again have the same, and another `reading`. */
  newestMs?: number;
  /** Number of the measurement: each has somewhat more views. */
  reading?: number;
  lookEveryMs?: number;
}

/**
 * Imports a generated file and waits for its end; returns the milliseconds it took, to `lookEveryMs`. Callers that load
 * the server with imports should poll rarely: the product's own pages receive events and never poll.
 */
export async function importVideos(
  url: string,
  token: string,
  videos: number,
  { lookEveryMs = 10, ...file }: MadeUpFile = {},
): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.append('file', new File([JSON.stringify(madeUpItems(videos, file))], 'banc.json'));
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/v1/imports`, { method: 'POST', headers, body: form });
  const { run } = (await response.json()) as { run: { id: string } | null };
  if (!response.ok) throw new Error(`The import was refused: ${response.status}`);
  let state = run === null ? 'done' : 'queued';
  while (run !== null && state !== 'done') {
    await new Promise(resolve => setTimeout(resolve, lookEveryMs));
    ({ state } = (await (await fetch(`${url}/api/v1/runs/${run.id}`, { headers })).json()) as {
      state: string;
    });
    if (state === 'failed') throw new Error('The import failed');
  }
  return performance.now() - startedAt;
}

function madeUpItems(
  videos: number,
  { handle = 'banc.mesure', newestMs = Date.now() - 3_600_000, reading = 0 }: MadeUpFile,
) {
  return Array.from({ length: videos }, (_, index) => {
    const publishedAt = newestMs - index * 8 * 3_600_000;
    const id = ((BigInt(Math.floor(publishedAt / 1000)) << 32n) + BigInt(index)).toString();
    const views = 400 + ((index * 7_919) % 9_000) + reading;
    return {
      id,
      text: `Une vidéo du banc de mesure, numéro ${index} #mesure`,
      createTimeISO: new Date(publishedAt).toISOString(),
      authorMeta: {
        name: handle,
        nickName: 'Banc',
        verified: false,
        fans: 5_300,
        heart: 41_200,
        video: videos,
      },
      webVideoUrl: `https://www.tiktok.com/@${handle}/video/${id}`,
      playCount: views,
      diggCount: Math.floor(views / 17),
      commentCount: Math.floor(views / 210),
      shareCount: Math.floor(views / 160),
      collectCount: Math.floor(views / 90),
      videoMeta: { duration: 20 + (index % 40) },
    };
  });
}
