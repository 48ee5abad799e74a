import { useEffect, useEffectEvent, useState } from 'react';
import type { JobRun } from '#contract/accounts/accounts.ts';
import { ERROR_STATUS } from '#contract/wire/errors.ts';
import { client } from '#web/shared/api/orpc.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { followRun, hasEnded } from './follow-run.ts';

function isRefusal(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code !== null && ERROR_STATUS[code] < 500 && code !== 'rate_limited';
}

/** A run's latest state while this component is mounted. `onEnd` is called once; with null when the run is gone. */
export function useFollowRun(
  runId: string | null,
  initial: JobRun | null,
  onEnd: (run: JobRun | null) => void,
): JobRun | null {
  const [run, setRun] = useState<JobRun | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (runId === null) return;
    const controller = new AbortController();
    const follow = async () => {
      try {
        for await (const state of followRun(client.accounts, runId, controller.signal, isRefusal)) {
          if (controller.signal.aborted) return;
          setRun(state);
          if (hasEnded(state)) end(state);
        }
      } catch {
        if (!controller.signal.aborted) end(null);
      }
    };
    void follow();
    return () => controller.abort();
  }, [runId]);
  return run?.id === runId ? run : initial;
}
