import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { load } from './load.ts';
import { alone, compared, type Measurement } from './measurement.ts';
import type { BenchWorld } from './product-world.ts';

const SECONDS = 5;
const CONNECTIONS = 8;

/** The busiest reads over HTTP with full authorisation and row-level security. */
export async function measureReads({ product, token, accountId }: BenchWorld): Promise<Measurement[]> {
  const headers = { authorization: `Bearer ${token}` };
  const bare = await loadBareServer();
  const health = await load(`${product.url}/healthz`, { connections: CONNECTIONS, seconds: SECONDS });
  const measurements = [
    compared(
      { name: 'GET /healthz', value: health.perSecond, unit: 'requests/s', n: health.requests },
      { name: 'bare Hono in one process', value: bare },
    ),
  ];
  for (const path of [
    `/linked-accounts/${accountId}/performance?periodDays=30`,
    '/dashboard?periodDays=30',
    '/activity',
    '/usage',
    '/videos?limit=50',
  ]) {
    const name = `GET ${path.replace(accountId, '{id}')}`;
    const read = await load(`${product.url}/api/v1${path}`, {
      connections: CONNECTIONS,
      seconds: SECONDS,
      headers,
    });
    if (read.failed > 0) throw new Error(`${name}: ${read.failed} answers were not 2xx`);
    measurements.push(
      alone({ name, value: read.perSecond, unit: 'requests/s', n: read.requests }),
      alone({ name: `${name}, p99`, value: read.p99Ms, unit: 'ms', n: read.requests }),
    );
  }
  return measurements;
}

async function loadBareServer(): Promise<number> {
  const app = new Hono().get('/healthz', c => c.json({ status: 'alive' }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise(resolve => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    return (await load(`http://127.0.0.1:${port}/healthz`, { connections: CONNECTIONS, seconds: SECONDS }))
      .perSecond;
  } finally {
    server.close();
  }
}
