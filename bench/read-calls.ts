import { pino } from 'pino';
import { getPerformance } from '#server/features/accounts/performance/get-performance.ts';
import { getActivity } from '#server/features/dashboard/get-activity.ts';
import { getStats } from '#server/features/dashboard/get-stats.ts';
import { openDatabase, type Question } from '#server/platform/db/database.ts';
import { getOverview } from '#server/features/quotas/get-overview.ts';
import { getUsage } from '#server/features/quotas/get-usage.ts';
import { listVideos } from '#server/features/videos/list-videos.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import { watchQuestions } from '#test/scale/recorded-queries.ts';
import type { BenchApp } from './product-app.ts';

/** One of the busiest reads: its URL, and the queries that the product runs for it. */
export interface ReadCall {
  name: string;
  path: string;
  /** One list of queries per round trip. */
  roundTrips: Question[][];
}

/** The busiest reads, with the queries that the product really runs for them. */
export async function listReadCalls(bench: BenchApp): Promise<ReadCall[]> {
  const { connectionString, userId, accountId } = bench;
  const log = pino({ level: 'silent' });
  const database = openDatabase({ connectionString, log, poolSize: 1 });
  const { db, asked } = watchQuestions(database);
  const app = { db, log, clock: { now: () => new Date() } } as AppContext;
  const caller: Caller = { userId, email: '', sessionId: '', aal: 'aal1' };
  const verbs: [path: string, ask: () => Promise<unknown>][] = [
    [
      '/linked-accounts/{id}/performance?periodDays=30',
      () => getPerformance(app, caller, { id: accountId, periodDays: 30 }),
    ],
    ['/dashboard?periodDays=30', () => getStats(app, caller, { periodDays: 30 })],
    ['/activity', () => getActivity(app, caller)],
    ['/usage', () => getUsage(app, caller)],
    ['/quotas', () => getOverview(app, caller)],
    ['/videos?limit=50', () => listVideos(app, caller, { order: 'newest', limit: 50 })],
  ];
  const calls: ReadCall[] = [];
  try {
    for (const [path, ask] of verbs) {
      // Records the second run: the first also creates what does not exist yet.
      await ask();
      asked.length = 0;
      await ask();
      calls.push({
        name: `GET ${path}`,
        path: `/api/v1${path.replace('{id}', accountId)}`,
        roundTrips: [...asked],
      });
    }
  } finally {
    await database.close();
  }
  return calls;
}
