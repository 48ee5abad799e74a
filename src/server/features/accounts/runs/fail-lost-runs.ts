import { isFirstFailure } from '#domain/notifications/notification-choice.ts';
import { announceSync } from '../../notifications/announce-sync.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { failLostRuns as writeFailures } from './runs.queries.ts';

/** Longer than all attempts of a sync together, and than the page waits (spec §9: resume window 5 minutes). */
const STUCK_MS = { account_sync: 300_000, account_analysis: 300_000, import: 1_200_000 };
/** A job is enqueued when its run is written; this only covers clock skew. */
const JOB_DUE_MS = 30_000;

export const FAIL_LOST_RUNS_EVERY_SECONDS = 20;

/** Marks runs as interrupted whose job has died permanently or hangs, so that no page waits forever. */
export async function failLostRuns(app: AppContext): Promise<number> {
  const now = app.clock.now();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const { lost, mails } = await app.db.system.transaction(async tx => {
    const ended = await writeFailures(tx, {
      now,
      stuckBefore: {
        account_sync: before(STUCK_MS.account_sync),
        account_analysis: before(STUCK_MS.account_analysis),
        import: before(STUCK_MS.import),
      },
      jobDueBefore: before(JOB_DUE_MS),
    });
    const letters: (() => Promise<void>)[] = [];
    for (const { kind, username, user_id: userId, ...times } of ended) {
      if (kind !== 'account_sync' || username === null) continue;
      if (!isFirstFailure(times.last_sync_failed_at, times.last_synced_at)) continue;
      const failure = { code: 'job_interrupted', values: {} } as const;
      letters.push(await announceSync(app, tx, userId, { event: 'sync_failed', username, failure }));
    }
    return { lost: ended, mails: letters };
  });
  for (const send of mails) await send();
  if (lost.length > 0)
    app.log.warn({ runs: lost.map(run => run.id) }, 'runs without a living job were ended');
  return lost.length;
}
