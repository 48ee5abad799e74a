import { readFileSync, rmSync } from 'node:fs';
import { startProduct, temporaryFolder } from '#test/harness/product.ts';
import { alone, median, type Measurement } from './measurement.ts';

const RESTARTS = 3;
const MEGABYTE = 1_000_000;

/** Time from launch to ready, the embedded database included, and the server's resident memory then. */
export async function measureStartUp(): Promise<Measurement[]> {
  const dataDir = temporaryFolder();
  try {
    const first = await timedStart(dataDir);
    const later = [];
    for (let run = 0; run < RESTARTS; run += 1) later.push(await timedStart(dataDir));
    return [
      alone({ name: 'first start to ready', value: first.seconds, unit: 's', n: 1 }),
      alone({
        name: 'start on existing data to ready',
        value: median(later.map(run => run.seconds)),
        unit: 's',
        n: RESTARTS,
      }),
      alone({
        name: 'memory at rest',
        value: median(later.map(run => run.megabytes)),
        unit: 'MB',
        n: RESTARTS,
      }),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timedStart(dataDir: string) {
  const startedAt = performance.now();
  const product = await startProduct({ DATA_DIR: dataDir, DURABLE: 'true', LOG_LEVEL: 'error' });
  const seconds = (performance.now() - startedAt) / 1000;
  const megabytes = residentBytes(product.process.pid ?? 0) / MEGABYTE;
  await product.stop();
  return { seconds, megabytes };
}

/** Linux only; elsewhere NaN, which JSON writes as null. */
function residentBytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? Number.NaN : Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
