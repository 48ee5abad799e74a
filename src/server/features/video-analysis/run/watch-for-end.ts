import { isEnded } from '#domain/video-analysis/analysis-run.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findAnalysis } from '../queries/video-analysis.queries.ts';

interface Watch {
  /** Aborts when the analysis was ended elsewhere, and with the job's own signal. */
  signal: AbortSignal;
  hasEnded: () => boolean;
  stop: () => void;
}

/** Checks, while a job works, whether its analysis was cancelled. */
export function watchForEnd(
  app: AppContext,
  { userId, id }: { userId: string; id: string },
  jobSignal: AbortSignal,
): Watch {
  const leave = new AbortController();
  const ended = new AbortController();
  const changes = app.runEvents.changes(id, AbortSignal.any([leave.signal, jobSignal]));
  const look = async (): Promise<void> => {
    for await (const _ of changes) {
      const row = await findAnalysis(app.db.tenant(userId), userId, id);
      if (row === undefined || isEnded(row.state)) {
        ended.abort(new Error('the analysis was ended'));
        return;
      }
    }
  };
  look().catch((error: unknown) => app.log.warn({ err: error }, 'an analysis could not be watched'));
  return {
    signal: AbortSignal.any([jobSignal, ended.signal]),
    hasEnded: () => ended.signal.aborted,
    stop: () => leave.abort(),
  };
}
