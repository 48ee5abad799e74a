import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { load } from './load.ts';
import { alone, type Measurement } from './measurement.ts';
import { signInAgain, type BenchApp } from './product-app.ts';
import { listReadCalls } from './read-calls.ts';

const SLICE_SECONDS = 5;
const SETTLE_MS = 5_000;
const MEGABYTE = 1_000_000;
/** The load may outlast a token's hour: each stage starts with a new token and a progress message. */
const STAGE_MS = 10 * 60_000;

/** Resident memory of the server before load and after that many minutes of it, with the busiest reads in rotation. */
export async function measureMemory(bench: BenchApp, minutes: number): Promise<Measurement[]> {
  const { product } = bench;
  const pid = product.process.pid ?? 0;
  const before = residentBytes(pid) / MEGABYTE;
  const reads = await listReadCalls(bench);
  const startedAt = performance.now();
  const endsAt = startedAt + minutes * 60_000;
  const weights: number[] = [];
  let { token } = bench;
  let requests = 0;
  let stage = 1;
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    const read = reads[turn % reads.length];
    if (read === undefined) break;
    if (performance.now() >= startedAt + stage * STAGE_MS) {
      token = await signInAgain(bench);
      console.error(`after ${(stage * STAGE_MS) / 60_000} minutes: ${(weights.at(-1) ?? 0).toFixed(0)} MB`);
      stage += 1;
    }
    const done = await load(`${product.url}${read.path}`, {
      connections: 16,
      seconds: SLICE_SECONDS,
      headers: { authorization: `Bearer ${token}` },
    });
    if (done.failed > 0) throw new Error(`${read.name}: ${done.failed} answers were not 2xx`);
    requests += done.requests;
    weights.push(residentBytes(pid) / MEGABYTE);
  }
  await pause(SETTLE_MS);
  const measured = (name: string, value: number) => alone({ name, value, unit: 'MB', n: requests });
  return [
    measured('memory before load', before),
    measured(`memory under ${minutes} min of load, most`, Math.max(...weights)),
    measured(`memory after ${minutes} min of load`, residentBytes(pid) / MEGABYTE),
  ];
}

/** Linux only; elsewhere the figure is not a number. */
function residentBytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? Number.NaN : Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
