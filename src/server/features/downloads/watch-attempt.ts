import type { AppContext } from '../../services/app-context.ts';
import { saveProgress, type Attempt } from './download-work.queries.ts';

const LOOK_MS = 400;

/** The row was cancelled, deleted, or taken by another try: whatever is done for it is done for nobody. */
export class NotOurs extends Error {
  constructor() {
    super('the download is not ours any more');
    this.name = 'NotOurs';
  }
}

export interface AttemptWatch {
  /** Aborts with the job, and when the row is taken away. */
  signal: AbortSignal;
  progress: (bytes: number) => void;
  isLost: () => boolean;
  throwIfLost: () => void;
  /** A new stage: what came before does not count as its progress. */
  restart: () => void;
  stop: () => void;
}

/** Writes the progress down a few times a second, and learns that way when the row is not ours any more. */
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
      // The database is away for a moment; the next look tells.
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
