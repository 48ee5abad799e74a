import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { loadBareStatements } from './bare-statements.ts';
import { watched } from './jitter.ts';
import { load } from './load.ts';
import { alone, compared, median, type Measurement } from './measurement.ts';
import type { BenchApp } from './product-app.ts';
import { listReadCalls } from './read-calls.ts';

const SECONDS = 2;
const SLICES = 3;
const CONNECTIONS = 8;

/**
 * The busiest reads over HTTP with full authorisation and row-level security, and `/healthz`, each against its
 * reference: alternating slices, the median of each.
 */
export async function measureReads(bench: BenchApp): Promise<Measurement[]> {
  const { product, token, connectionString, userId } = bench;
  const headers = { authorization: `Bearer ${token}` };
  const measured = [
    ...(await slices('GET /healthz', `${product.url}/healthz`, {}, async () => ({
      name: 'bare Hono',
      perSecond: await loadBareServer(),
    }))),
  ];
  for (const { name, path, roundTrips } of await listReadCalls(bench)) {
    measured.push(
      ...(await slices(name, `${product.url}${path}`, headers, () =>
        loadBareStatements({
          connectionString,
          userId,
          roundTrips,
          connections: CONNECTIONS,
          seconds: SECONDS,
        }),
      )),
    );
  }
  return measured;
}

async function slices(
  name: string,
  url: string,
  headers: Record<string, string>,
  loadReference: () => Promise<{ name: string; perSecond: number }>,
): Promise<Measurement[]> {
  const reads: Awaited<ReturnType<typeof load>>[] = [];
  const references: { name: string; perSecond: number }[] = [];
  await load(url, { connections: CONNECTIONS, seconds: 1, headers });
  const { isUnreliable } = await watched(async () => {
    for (let slice = 0; slice < SLICES; slice += 1) {
      const read = await load(url, { connections: CONNECTIONS, seconds: SECONDS, headers });
      if (read.failed > 0) throw new Error(`${name}: ${read.failed} answers were not 2xx`);
      reads.push(read);
      references.push(await loadReference());
    }
  });
  const requests = reads.reduce((sum, read) => sum + read.requests, 0);
  const mark = isUnreliable ? { isUnreliable: true as const } : {};
  return [
    {
      ...compared(
        { name, value: median(reads.map(read => read.perSecond)), unit: 'requests/s', n: requests },
        {
          name: references[0]?.name ?? '',
          value: median(references.map(reference => reference.perSecond)),
        },
      ),
      ...mark,
    },
    {
      ...alone({
        name: `${name}, p99`,
        value: median(reads.map(read => read.p99Ms)),
        unit: 'ms',
        n: requests,
      }),
      ...mark,
    },
  ];
}

/** In a process of its own, as the product is. */
async function loadBareServer(): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${String(port).trim()}/healthz`;
    await load(url, { connections: CONNECTIONS, seconds: 1 });
    return (await load(url, { connections: CONNECTIONS, seconds: SECONDS })).perSecond;
  } finally {
    child.kill();
  }
}
