import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createMediaAnalyser } from '#server/integrations/media-analyser/create-media-analyser.ts';
import { longClip } from '#test/media/long-clip.ts';
import { SEARCH_PATH } from '#test/media/make-clip.ts';
import { alone, compared, type Measurement } from './measurement.ts';
import type { BenchApp } from './product-app.ts';

/** Lengths of the clips, and how long their analysis may take on two cores, seconds. */
const CLIPS = [
  { seconds: 30, target: 20 },
  { seconds: 180, target: 60 },
];
const EVERY_MS = 100;
const REST_SECONDS = 10;

/** Duration of an analysis, and the latency other users see meanwhile. */
export async function measureMedia({ product }: BenchApp): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-media-'));
  const analyser = createMediaAnalyser({ ffmpegPath: null, searchPath: SEARCH_PATH });
  const measurements: Measurement[] = [];
  try {
    const clips = [];
    for (const { seconds, target } of CLIPS)
      clips.push({ ...(await longClip(folder, seconds)), seconds, target });
    await analyser.describe();
    // The targets for the analysis time assume an otherwise idle machine.
    const isBusy = (loadavg()[0] ?? 0) > cpus().length + 2;

    const atRest = watchLatency(product.url);
    await new Promise(resolve => setTimeout(resolve, REST_SECONDS * 1000));
    const rest = await atRest.stop();
    for (const { path, seconds, target } of clips) {
      const loop = monitorEventLoopDelay({ resolution: 5 });
      loop.enable();
      const latency = watchLatency(product.url);
      const startedAt = performance.now();
      await analyser.analyse(path);
      const took = (performance.now() - startedAt) / 1000;
      const meanwhile = await latency.stop();
      loop.disable();
      measurements.push(
        compared(
          { name: `analysis of a video of ${seconds} s (1080 × 1920)`, value: took, unit: 's', n: 1 },
          { name: 'what it may take', value: target },
        ),
        compared(
          {
            name: `/healthz during the analysis of ${seconds} s, median`,
            value: percentile(meanwhile, 0.5),
            unit: 'ms',
            n: meanwhile.length,
          },
          { name: 'at rest', value: percentile(rest, 0.5) },
        ),
        compared(
          {
            name: `/healthz during the analysis of ${seconds} s, p99`,
            value: percentile(meanwhile, 0.99),
            unit: 'ms',
            n: meanwhile.length,
          },
          { name: 'at rest', value: percentile(rest, 0.99) },
        ),
        alone({
          name: `longest halt of the process that waits for the analysis of ${seconds} s`,
          value: loop.max / 1e6,
          unit: 'ms',
          n: 1,
        }),
      );
    }
    return isBusy ? measurements.map(one => ({ ...one, isUnreliable: true as const })) : measurements;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends ten requests a second until stopped; returns the latencies in milliseconds. */
function watchLatency(url: string): { stop: () => Promise<number[]> } {
  const times: number[] = [];
  const under = new Set<Promise<void>>();
  const ask = async (): Promise<void> => {
    const startedAt = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    times.push(performance.now() - startedAt);
  };
  const timer = setInterval(() => {
    const one = ask().finally(() => under.delete(one));
    under.add(one);
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(under);
      return times;
    },
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
