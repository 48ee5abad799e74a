import { createBenchWorld } from './product-world.ts';
import { measureLighthouse } from './lighthouse.ts';
const w = await createBenchWorld(300);
try {
  for (const m of await measureLighthouse(w)) console.log(m.name, Math.round(m.value * 1000) / 1000, m.unit);
} finally {
  await w.product.stop();
}
