import {
  listDemoCreators as creatorsAt,
  type DemoCreatorSummary,
} from '../../integrations/demo-source/demo-creators.ts';
import type { World } from '../../services/app-context.ts';

const HOUR_MS = 3_600_000;
let latest: { hour: number; items: DemoCreatorSummary[] } | undefined;

/** The invented creators that anybody may link and look at. Counting them takes a while: once an hour is enough. */
export function listDemoCreators(world: World): { items: DemoCreatorSummary[]; nextCursor: null } {
  const hour = Math.floor(world.clock.now().getTime() / HOUR_MS);
  if (latest?.hour !== hour) latest = { hour, items: creatorsAt(new Date(hour * HOUR_MS)) };
  return { items: latest.items, nextCursor: null };
}
