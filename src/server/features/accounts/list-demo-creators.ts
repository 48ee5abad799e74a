import {
  listDemoCreators as creatorsAt,
  type DemoCreatorSummary,
} from '../../integrations/demo-source/demo-creators.ts';
import type { AppContext } from '../../services/app-context.ts';

const HOUR_MS = 3_600_000;
let latest: { hour: number; items: DemoCreatorSummary[] } | undefined;

/** The fictitious creators that any user may link. Counting them is slow, so it is done once an hour. */
export function listDemoCreators(app: AppContext): { items: DemoCreatorSummary[]; nextCursor: null } {
  const hour = Math.floor(app.clock.now().getTime() / HOUR_MS);
  if (latest?.hour !== hour) latest = { hour, items: creatorsAt(new Date(hour * HOUR_MS)) };
  return { items: latest.items, nextCursor: null };
}
