import type { AppContext } from '#server/services/app-context.ts';
import { findAnalysis } from '../queries/video-analysis.queries.ts';
import { failAnalysis } from './run-analysis.ts';
import { listLostAnalyses } from '../queries/run.queries.ts';

/** Longer than all tries of a job together. */
const STUCK_MS = 20 * 60_000;
/** A job stands in the queue from the moment its row is written; this only covers differing clocks. */
const JOB_DUE_MS = 30_000;

export const FAIL_LOST_ANALYSES_EVERY_SECONDS = 20;

/** No page waits for ever: analyses whose job has died for good are told as interrupted, and cost nothing. */
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
