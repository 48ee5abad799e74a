import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { startProduct, temporaryFolder, type Product } from '#test/harness/product.ts';
import { Line, quantile, requestBytes } from './light-client.ts';

/** A user of the crowd, with a synced account. */
export interface Visitor {
  token: string;
  accountId: string;
}

export interface Crowd {
  product: Product;
  port: number;
  visitors: Visitor[];
  stop(): Promise<void>;
}

const AT_ONCE = 6;
const DEMO = ['demo-lea-cuisine', 'demo-marc-bricole', 'demo-nora-finance', 'demo-tom-course'];

interface Running {
  product: Product;
  stop(): Promise<void>;
}

/** A few users stand in for many: their read limit is not under test. */
const SETTINGS = { TRUST_PROXY: 'true', LOG_LEVEL: 'warn', READS_PER_MINUTE: '100000000' };

/**
 * One process for everything, as with `npm start`, in a separate session as a service would be: the client is
 * elsewhere.
 */
async function inOneProcess(): Promise<Running> {
  const product = await startProduct({ ...SETTINGS, DURABLE: 'true' }, { apart: true });
  // A separate session does not receive the terminal's Ctrl-C.
  process.once('SIGINT', () => {
    product.process.kill();
    process.exit(130);
  });
  return { product, stop: () => product.stop() };
}

/** Gives workers the processor share they have in deploy/: an eighth of the web process's. */
const WORKERS_NICE = 9;

/** Jobs in a separate process with lower priority than the web process, as in deploy/. */
async function withWorkersApart(): Promise<Running> {
  const dataDir = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: true });
  const settings = { ...SETTINGS, DATABASE_URL: postgres.connectionString, APP_SECRET: randomUUID() };
  const product = await startProduct({ ...settings, WORKERS: '0' });
  const worker = await startProduct({ ...settings, WORKERS: '2' });
  if (worker.process.pid !== undefined) setPriority(worker.process.pid, WORKERS_NICE);
  return {
    product,
    async stop() {
      await Promise.all([product.stop(), worker.stop()]);
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The product as people run it, with so many users, each with an account of two hundred videos. */
export async function gatherCrowd(users: number, { workersApart = false } = {}): Promise<Crowd> {
  const place = await (workersApart ? withWorkersApart() : inOneProcess());
  const { product } = place;
  const port = Number(new URL(product.url).port);
  const visitors: Visitor[] = [];
  const gather = async (): Promise<void> => {
    while (visitors.length < users) {
      const at = visitors.push({ token: '', accountId: '' }) - 1;
      visitors[at] = await newVisitor(product.url, DEMO[at % DEMO.length] ?? '');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, gather));
  return { product, port, visitors, stop: () => place.stop() };
}

async function newVisitor(url: string, handle: string): Promise<Visitor> {
  const send = async <Body>(path: string, json: unknown, headers: Record<string, string>): Promise<Body> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const part = () => Math.floor(Math.random() * 254) + 1;
  const { access_token: token } = await send<{ access_token: string }>(
    '/auth/v1/signup',
    { email: `${randomUUID()}@example.org`, password: 'une foule de personnes 2026' },
    { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
  );
  const { account } = await send<{ account: { id: string } }>(
    '/api/v1/linked-accounts',
    { handle },
    { authorization: `Bearer ${token}` },
  );
  return { token, accountId: account.id };
}

/** What a signed-in person reads most. */
export function busyReads({ accountId }: Visitor): string[] {
  return [
    '/api/v1/me',
    '/api/v1/linked-accounts',
    `/api/v1/linked-accounts/${accountId}/performance?periodDays=30`,
    '/api/v1/quotas',
    '/api/v1/dashboard',
    '/api/v1/videos',
    '/api/v1/activity',
  ];
}

/** Successful reads a second when this many connections send without a pause. */
export async function measurePeak(
  crowd: Crowd,
  seconds: number,
  lines = 32,
): Promise<{ perSecond: number; p99Ms: number }> {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: lines }, async (_, index) => {
      const line = new Line(crowd.port);
      const visitor = crowd.visitors[index % crowd.visitors.length];
      if (visitor === undefined) return;
      const requests = busyReads(visitor).map(path => requestBytes({ path, token: visitor.token }));
      for (let turn = index; performance.now() < until; turn += 1) {
        const { status, ms } = await line.ask(requests[turn % requests.length] ?? Buffer.alloc(0));
        if (status === 200) times.push(ms);
      }
      line.close();
    }),
  );
  return { perSecond: times.length / seconds, p99Ms: quantile(times, 0.99) };
}
