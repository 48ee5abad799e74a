import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureIngest } from './ingest.ts';
import { measureInteractions } from './interactions.ts';
import { measureLatency } from './latency.ts';
import { measureMedia } from './media.ts';
import { alone, median, type Measurement } from './measurement.ts';
import { measureMemory } from './memory.ts';
import { measurePageWeights } from './page-weight.ts';
import { createBenchApp, importVideos, type BenchApp } from './product-app.ts';
import { measureReads } from './reads.ts';
import { measureSizes } from './sizes.ts';
import { measureStartUp } from './start-up.ts';
import { writeReport } from './write-report.ts';

/**
 * `npm run bench -- [part …] [--rows n] [--minutes m] [--write]`: prints one JSON object per line. Without a part it
 * runs all of them; `--rows` is the largest number of other users' videos in the growth part, `--minutes` the duration
 * of the load in the memory part, `--write` writes the results into docs/performance.md. The page parts need the built
 * front end.
 */
const IMPORTED = 5_000;
const IMPORTS = 3;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const PARTS: Record<string, (app: BenchApp) => Promise<Measurement[]>> = {
  weights: measurePageWeights,
  interactions: measureInteractions,
  lighthouse: measureLighthouse,
  reads: measureReads,
  import: measureImport,
  ingest: measureIngest,
  latency: measureLatency,
  memory: app => measureMemory(app, Number(values.minutes)),
  sizes: measureSizes,
  growth: app => measureGrowth(app, Number(values.rows)),
  media: measureMedia,
};
const unknown = positionals.filter(part => part !== 'start' && !(part in PARTS));
if (unknown.length > 0) {
  throw new Error(
    `There is no part ${unknown.join(', ')}; there are start, ${Object.keys(PARTS).join(', ')}`,
  );
}
const isAsked = (part: string): boolean => positionals.length === 0 || positionals.includes(part);

const all: Measurement[] = [];
function tell(measurements: Measurement[]): void {
  all.push(...measurements);
  for (const measurement of measurements) console.log(JSON.stringify(measurement));
}

async function measureImport({ product, token }: BenchApp): Promise<Measurement[]> {
  const times: number[] = [];
  for (let run = 0; run < IMPORTS; run += 1) {
    // A file of another account each time would meet the plan's limit; other bytes are enough.
    times.push(await importVideos(product.url, token, IMPORTED + run));
  }
  return [
    alone({ name: `import of ${IMPORTED} videos`, value: median(times) / 1000, unit: 's', n: IMPORTS }),
  ];
}

if (isAsked('start')) tell(await measureStartUp());
for (const [part, measure] of Object.entries(PARTS)) {
  if (!isAsked(part)) continue;
  const app = await createBenchApp(300);
  try {
    tell(await measure(app));
  } finally {
    await app.stop();
  }
}
if (values.write) writeReport(all);
