import type { AppContext } from '#server/services/app-context.ts';
import { findAnalysis } from '../queries/video-analysis.queries.ts';
import { failAnalysis } from './run-analysis.ts';
import { listLostAnalyses } from '../queries/run.queries.ts';

/** Longer than all attempts of a job together. */
const STUCK_MS = 20 * 60_000;
/** A job is enqueued when its row is written; this only covers clock skew. */
const JOB_DUE_MS = 30_000;

export const FAIL_LOST_ANALYSES_EVERY_SECONDS = 20;

/** Marks analyses as interrupted, free of charge, whose job has died permanently, so that no page waits forever. */
export async function failLostAnalyses(app: AppContext): Promise<number> {
  const now = app.clock.now().getTime();
  const lost = await listLostAnalyses(app.db.system, {
    stuckBefore: new Date(now - STUCK_MS),
    jobDueBefore: new Date(now - JOB_DUE_MS),
  });
  let ended = 0;
  for (const { id, user_id: userId } of lost) {
    const row = await findAnalysis(app.db.tenant(userId), userId, id);
    if (row === undefined) continue;
    if (await failAnalysis(app, userId, row, { code: 'job_interrupted', values: {} })) ended += 1;
  }
  if (ended > 0) app.log.warn({ ended }, 'analyses without a living job were ended');
  return ended;
}
