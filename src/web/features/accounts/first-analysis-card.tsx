import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { JobRun } from '#contract/accounts/accounts.ts';
import {
  ANALYSIS_DURATION_MS,
  ANALYSIS_STEPS,
  cardProgress,
  COMPLETION_DELAY_MS,
} from '#domain/accounts/first-analysis-steps.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { useFollowRun } from '#web/shared/linked-accounts/use-follow-run.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';

const TICK_MS = 100;
/** A free worker takes a run within moments; a longer wait means a queue. */
const QUEUE_PATIENCE_MS = 3_000;

/** The analysis on the card. `run` is null when it ended without being watched. */
export interface FirstAnalysis {
  accountId: string;
  username: string;
  run: JobRun | null;
  /** When it was requested, on this browser's clock. */
  startedAtMs: number;
}

/**
 * Spec §2: five steps paced by time and limited by the real run. `onComplete` is called half a second after 100 %; a
 * failure stays, gives its reason, and shows `ways`.
 */
export function FirstAnalysisCard({
  analysis,
  onComplete,
  onFailed,
  ways,
}: {
  analysis: FirstAnalysis;
  onComplete: () => void;
  onFailed: () => void;
  ways: ReactNode;
}) {
  const t = useT();
  const say = useErrorText();
  const [isGone, setIsGone] = useState(false);
  const run = useFollowRun(analysis.run?.id ?? null, analysis.run, end => {
    if (end === null) setIsGone(true);
    else if (end.state !== 'done') onFailed();
  });
  const jobState = run?.state ?? (isGone ? 'failed' : 'done');
  const endedUnseen = analysis.run === null;
  const elapsedMs = useElapsed(analysis.startedAtMs, endedUnseen);
  const { stepIndex, percent, completed, failed } = cardProgress({
    elapsedMs,
    jobStep: run?.step ?? ANALYSIS_STEPS.length,
    jobState,
  });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'center' });
  }, []);
  const complete = useEffectEvent(onComplete);
  useEffect(() => {
    if (!completed) return;
    const timer = setTimeout(complete, COMPLETION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [completed]);

  const title = failed ? 'failed' : completed ? 'done' : 'title';
  return (
    <div ref={frame}>
      <Card aria-labelledby="first-analysis-title" className="mx-auto w-full max-w-2xl">
        <h2 id="first-analysis-title" aria-live="polite" className="text-2xl">
          {t(`accounts.analysis.${title}`)}
        </h2>
        <p className="mt-1.5 min-h-6 text-muted">
          {completed
            ? t('accounts.analysis.refreshing')
            : failed
              ? `@${analysis.username}`
              : `@${analysis.username} · ${t(`accounts.analysis.${waitingText(jobState, elapsedMs)}`)}`}
        </p>
        {/* Screen readers announce the step once, not every percent. */}
        <output className="sr-only">
          {!completed &&
            !failed &&
            t(`accounts.analysis.steps.${ANALYSIS_STEPS[stepIndex]?.id ?? 'profile'}`)}
        </output>
        <div className="mt-6 flex items-center gap-4">
          <ProgressBar
            label={t('accounts.analysis.progress')}
            percent={percent}
            tone={failed ? 'danger' : 'calm'}
            className="h-3 flex-1"
          />
          <span className="figure w-16 text-end text-2xl" aria-hidden>{`${percent} %`}</span>
        </div>
        <ol className="mt-6 grid gap-1">
          {ANALYSIS_STEPS.map(({ id }, index) => (
            <Step
              key={id}
              label={t(`accounts.analysis.steps.${id}`)}
              state={
                completed || index < stepIndex
                  ? 'done'
                  : index > stepIndex
                    ? 'waiting'
                    : failed
                      ? 'failed'
                      : 'current'
              }
            />
          ))}
        </ol>
        {failed && (
          <div className="mt-5 grid gap-4">
            <p role="alert" className="quoted-sm border-s-4 border-bad bg-bad-wash px-4 py-3">
              {run?.error
                ? say.code(run.error.code, run.error.values)
                : say.code(isGone ? 'not_found' : 'job_interrupted', {})}
            </p>
            {ways}
          </div>
        )}
      </Card>
    </div>
  );
}

/** A run that is not started soon says so; one that outlasts the card's own time says how long it may take. */
function waitingText(state: JobRun['state'], elapsedMs: number): 'initialising' | 'queued' | 'long' | 'safe' {
  if (state === 'queued') return elapsedMs < QUEUE_PATIENCE_MS ? 'initialising' : 'queued';
  return elapsedMs > ANALYSIS_DURATION_MS ? 'long' : 'safe';
}

function useElapsed(startedAtMs: number, endedUnseen: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return endedUnseen ? Infinity : nowMs - startedAtMs;
}

type StepState = 'done' | 'current' | 'waiting' | 'failed';

function Step({ label, state }: { label: string; state: StepState }) {
  const t = useT();
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={classes(
        'flex min-h-10 items-center gap-3 quoted-sm px-2',
        state === 'current' && 'bg-calm-wash font-semibold',
        state === 'waiting' && 'text-muted',
      )}
    >
      <span
        aria-hidden
        className={classes(
          'grid size-6 shrink-0 place-items-center rounded-full',
          state === 'done' && 'bg-calm text-on-calm',
          state === 'failed' && 'bg-bad text-on-bad',
          (state === 'current' || state === 'waiting') && 'border-2 border-line-strong',
        )}
      >
        {state === 'done' && <Check className="size-4" />}
        {state === 'failed' && <X className="size-4" />}
        {state === 'current' && <span className="size-2.5 animate-pulse rounded-full bg-signal" />}
      </span>
      <span className="flex-1">{label}</span>
      <span className="sr-only">{t(`accounts.analysis.state.${state}`)}</span>
    </li>
  );
}
