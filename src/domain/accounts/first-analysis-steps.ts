/** Spec §9: the five steps of the first analysis. Their texts are in `i18n`, under these ids. */
export const ANALYSIS_STEPS = [
  { id: 'profile', durationMs: 2_000 },
  { id: 'videos', durationMs: 3_000 },
  { id: 'engagement', durationMs: 2_000 },
  { id: 'insights', durationMs: 3_000 },
  { id: 'finalisation', durationMs: 1_000 },
] as const;

/** Spec §4: how long the card stays at 100 % before it reports completion. */
export const COMPLETION_DELAY_MS = 500;

export const ANALYSIS_DURATION_MS = ANALYSIS_STEPS.reduce((sum, step) => sum + step.durationMs, 0);

const LAST_STEP = ANALYSIS_STEPS.length - 1;

export interface CardState {
  /** Since the card appeared. */
  elapsedMs: number;
  /** Steps the job has completed, 0 to 5. */
  jobStep: number;
  jobState: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
}

interface CardProgress {
  /** The step shown, 0 to 4; after a failure, the step that failed. */
  stepIndex: number;
  /** Integer percent, 0 to 100. */
  percent: number;
  /** 100 % is reached: the card closes `COMPLETION_DELAY_MS` later. */
  completed: boolean;
  failed: boolean;
}

/** Position on the card's time line at which a step ends. */
function endOfStep(index: number): number {
  return ANALYSIS_STEPS.slice(0, index + 1).reduce((sum, step) => sum + step.durationMs, 0);
}

/**
 * What the first-analysis card shows. Progress follows the clock but waits at the end of the step the job is working
 * on, and 100 % means that the job is done. With an instant job it takes `ANALYSIS_DURATION_MS`. Never decreases as
 * long as time and job advance.
 */
export function cardProgress({ elapsedMs, jobStep, jobState }: CardState): CardProgress {
  const working = Math.min(Math.max(Math.trunc(jobStep), 0), LAST_STEP);
  const done = jobState === 'done';
  const failed = jobState === 'failed' || jobState === 'cancelled';
  const reached = jobState === 'queued' ? 0 : endOfStep(done ? LAST_STEP : working);
  const position = Math.min(Math.max(elapsedMs, 0), reached);
  const completed = done && position >= ANALYSIS_DURATION_MS;
  const percent = Math.min(Math.floor((position / ANALYSIS_DURATION_MS) * 100), completed ? 100 : 99);
  const byTime = ANALYSIS_STEPS.findIndex((_, index) => position < endOfStep(index));
  const inTime = byTime === -1 ? LAST_STEP : byTime;
  return {
    stepIndex: failed ? working : Math.min(inTime, done ? LAST_STEP : working),
    percent,
    completed,
    failed,
  };
}
