import type { AppContext } from '../../services/app-context.ts';
import { saveProgress, type Attempt } from './download-work.queries.ts';

const LOOK_MS = 400;

/** The row was cancelled, deleted, or claimed by another attempt: the work is obsolete. */
export class NotOurs extends Error {
  constructor() {
    super('the download is not ours any more');
    this.name = 'NotOurs';
  }
}

export interface AttemptWatch {
  /** Aborts with the job, or when the attempt loses the row. */
  signal: AbortSignal;
  progress: (bytes: number) => void;
  isLost: () => boolean;
  throwIfLost: () => void;
  /** Starts a new stage with its own progress. */
  restart: () => void;
  stop: () => void;
}

/** Stores the progress a few times a second, which also detects that the attempt has lost the row. */
export function watchAttempt(app: AppContext, attempt: Attempt, signal: AbortSignal): AttemptWatch {
  const lost = new AbortController();
  let bytes = 0;
  let isAsking = false;
  const look = async (): Promise<void> => {
    if (isAsking || lost.signal.aborted) return;
    isAsking = true;
    try {
      if ((await saveProgress(app.db.tenant(attempt.userId), attempt, bytes)) === 0)
        lost.abort(new NotOurs());
    } catch (error) {
      // The database is briefly unavailable; the next write decides.
      app.log.debug({ err: error }, 'the progress of a download could not be noted');
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return {
    signal: AbortSignal.any([signal, lost.signal]),
    progress: now => (bytes = now),
    isLost: () => lost.signal.aborted,
    throwIfLost: () => {
      if (lost.signal.aborted) throw new NotOurs();
    },
    restart: () => (bytes = 0),
    stop: () => clearInterval(timer),
  };
}
