import { addOtherAccounts } from '#test/scale/other-accounts.ts';
import { watched } from './jitter.ts';
import { load } from './load.ts';
import { compared, median, type Measurement } from './measurement.ts';
import { createBenchApp, type BenchApp } from './product-app.ts';
import { listReadCalls } from './read-calls.ts';

const VIDEOS = 100;
const FEWEST = 1_000;
const SECONDS = 1;
const SLICES = 5;
const CONNECTIONS = 8;

/**
 * Compares each read next to 10³ … `most` videos of other users with the same read next to the fewest: alternating
 * slices, the median of each. The comparison at the fewest shows how far apart two equal databases are measured.
 */
export async function measureGrowth(growing: BenchApp, most: number): Promise<Measurement[]> {
  const small = await createBenchApp(300);
  try {
    await grow(small, 0, FEWEST);
    const measured: Measurement[] = [];
    for (let rows = FEWEST, before = 0; rows <= most; before = rows, rows *= 10) {
      await grow(growing, before, rows);
      measured.push(...(await byTurns(growing, small, rows)));
    }
    return measured;
  } finally {
    await small.stop();
  }
}

async function grow({ connectionString }: BenchApp, from: number, to: number): Promise<void> {
  const first = from / VIDEOS;
  await addOtherAccounts(connectionString, { first, accounts: to / VIDEOS - first, videos: VIDEOS });
}

async function byTurns(grown: BenchApp, small: BenchApp, rows: number): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  const calls = await listReadCalls(grown);
  const references = await listReadCalls(small);
  for (const [index, { name, path }] of calls.entries()) {
    const beside: number[] = [];
    const besideFewest: number[] = [];
    let requests = 0;
    const { isUnreliable } = await watched(async () => {
      for (let slice = 0; slice < SLICES; slice += 1) {
        besideFewest.push((await ask(small, references[index]?.path ?? '')).perSecond);
        const answered = await ask(grown, path);
        beside.push(answered.perSecond);
        requests += answered.requests;
      }
    });
    const title = `${name} beside ${rows.toLocaleString('en')} videos of others`;
    measured.push({
      ...compared(
        { name: title, value: median(beside), unit: 'requests/s', n: requests },
        { name: 'the same beside 1,000', value: median(besideFewest) },
      ),
      ...(isUnreliable ? { isUnreliable: true as const } : {}),
    });
  }
  return measured;
}

async function ask({ product, token }: BenchApp, path: string) {
  const answered = await load(`${product.url}${path}`, {
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (answered.failed > 0) throw new Error(`${path}: ${answered.failed} answers were not 2xx`);
  return answered;
}
