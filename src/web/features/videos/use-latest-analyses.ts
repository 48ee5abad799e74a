import { useQueries } from '@tanstack/react-query';
import type { AnalysisItem } from '#contract/video-analysis.ts';
import type { Video } from '#contract/videos.ts';
import { isEnded } from '#domain/video-analysis/analysis-run.ts';
import { orpc } from '#web/shared/api/orpc.ts';

/** Polling interval while an analysis is running. */
const LOOK_MS = 4_000;

/** The newest analysis of each video, requested for the same pages as the videos. */
export function useLatestAnalyses(pages: readonly { items: readonly Video[] }[]): Map<string, AnalysisItem> {
  const answers = useQueries({
    queries: pages
      .filter(({ items }) => items.length > 0)
      .map(({ items }) =>
        orpc.analyses.latest.queryOptions({
          input: { videoIds: items.map(({ id }) => id).join(',') },
          staleTime: 0,
          refetchInterval: ({ state }) =>
            state.data?.items.some(item => !isEnded(item.state)) === true ? LOOK_MS : false,
        }),
      ),
  });
  return new Map(
    answers
      .flatMap(({ data }) => data?.items ?? [])
      .flatMap(item => (item.video_id === null ? [] : [[item.video_id, item] as const])),
  );
}
