import { addOtherAccounts } from '#test/scale/other-accounts.ts';
import { watched } from './jitter.ts';
import { load } from './load.ts';
import { compared, type Measurement } from './measurement.ts';
import type { BenchWorld } from './product-world.ts';
import { listReadCalls } from './read-calls.ts';

const VIDEOS = 100;
const SECONDS = 1;
const SLICES = 3;
const CONNECTIONS = 8;

/** Each read beside 10³ … `most` videos of other users, against itself beside the fewest: flat, or not. */
export async function measureGrowth(bench: BenchWorld, most: number): Promise<Measurement[]> {
  const headers = { authorization: `Bearer ${bench.token}` };
  const first = new Map<string, number>();
  const measured: Measurement[] = [];
  let accounts = 0;
  for (let rows = 1_000; rows <= most; rows *= 10) {
    await addOtherAccounts(bench.connectionString, {
      first: accounts,
      accounts: rows / VIDEOS - accounts,
      videos: VIDEOS,
    });
    accounts = rows / VIDEOS;
    for (const { name, path } of await listReadCalls(bench)) {
      const { result, isUnreliable } = await watched(() => best(`${bench.product.url}${path}`, headers));
      const reference = first.get(name) ?? result.perSecond;
      first.set(name, reference);
      const title = `${name} beside ${rows.toLocaleString('en')} videos of others`;
      measured.push({
        ...compared(
          { name: title, value: result.perSecond, unit: 'requests/s', n: result.requests },
          { name: 'the same beside 1,000', value: reference },
        ),
        ...(isUnreliable ? { isUnreliable: true as const } : {}),
      });
    }
  }
  return measured;
}

/** The best of some slices: what it costs when nothing else is in the way. */
async function best(url: string, headers: Record<string, string>) {
  let found = { perSecond: 0, requests: 0 };
  for (let slice = 0; slice < SLICES; slice += 1) {
    const { perSecond, requests, failed } = await load(url, {
      connections: CONNECTIONS,
      seconds: SECONDS,
      headers,
    });
    if (failed > 0) throw new Error(`${url}: ${failed} answers were not 2xx`);
    found = { perSecond: Math.max(found.perSecond, perSecond), requests: found.requests + requests };
  }
  return found;
}
