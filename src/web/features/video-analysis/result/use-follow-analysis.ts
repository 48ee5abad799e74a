import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AnalysisItem } from '#contract/video-analysis.ts';
import { ERROR_STATUS } from '#contract/wire/errors.ts';
import { isEnded } from '#domain/video-analysis/analysis-run.ts';
import { followRun } from '#web/shared/linked-accounts/follow-run.ts';
import { client, orpc } from '#web/shared/api/orpc.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useNoteChange } from '#web/features/video-analysis/start/use-start.ts';

const CALLS = {
  run: async (input: { id: string }, options: { signal: AbortSignal }) =>
    (await client.analyses.get(input, options)).analysis,
  runEvents: (input: { id: string }, options: { signal: AbortSignal }) =>
    client.analyses.progress(input, options),
};

/** An analysis with its result; its state updates while it is running. */
export function useFollowAnalysis(id: string) {
  const queryClient = useQueryClient();
  const noteChange = useNoteChange();
  const query = useQuery(orpc.analyses.get.queryOptions({ input: { id }, staleTime: 0, retry: false }));
  const [latest, setLatest] = useState<AnalysisItem | null>(null);
  const known = query.data?.analysis;
  const isUnderWay = known !== undefined && !isEnded(known.state);
  const end = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: orpc.analyses.get.key({ input: { id } }) });
    noteChange();
  });
  useEffect(() => {
    if (!isUnderWay) return;
    const controller = new AbortController();
    const follow = async () => {
      try {
        for await (const state of followRun(CALLS, id, controller.signal, isRefusal)) {
          if (controller.signal.aborted) return;
          setLatest(state);
          if (isEnded(state.state)) end();
        }
      } catch {
        if (!controller.signal.aborted) end();
      }
    };
    void follow();
    return () => controller.abort();
  }, [id, isUnderWay]);
  const analysis = isUnderWay && latest?.id === id ? latest : known;
  return { query, analysis };
}

function isRefusal(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code !== null && ERROR_STATUS[code] < 500 && code !== 'rate_limited';
}
