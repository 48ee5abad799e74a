import { measureLighthouse } from './lighthouse.ts';
import { measureInteractions } from './interactions.ts';
import { alone, median, type Measurement } from './measurement.ts';
import { measurePageWeights } from './page-weight.ts';
import { createBenchWorld, importVideos } from './product-world.ts';
import { measureReads } from './reads.ts';
import { measureSignIns } from './sign-ins.ts';
import { measureStartUp } from './start-up.ts';

/** `npm run bench`: one JSON object a line on standard output. Needs the built front end. */
const IMPORTED = 5_000;
const IMPORTS = 3;

function tell(measurements: Measurement[]): void {
  for (const measurement of measurements) console.log(JSON.stringify(measurement));
}

tell(await measureStartUp());
const world = await createBenchWorld(300);
try {
  tell(await measurePageWeights(world));
  tell(await measureInteractions(world));
  tell(await measureLighthouse(world));
  tell(await measureReads(world));
  tell(await measureSignIns(world));
  const times: number[] = [];
  for (let run = 0; run < IMPORTS; run += 1) {
    // A file of another account each time would meet the plan's limit; other bytes are enough.
    times.push(await importVideos(world.product.url, world.token, IMPORTED + run));
  }
  tell([alone({ name: `import of ${IMPORTED} videos`, value: median(times) / 1000, unit: 's', n: IMPORTS })]);
} finally {
  await world.product.stop();
}
