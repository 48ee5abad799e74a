import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReportFilters } from '#contract/video-reports.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { sortOf } from './report-query.ts';

const PAGE = 50;
/** Polling interval while an analysis is running. */
const AGAIN_MS = 3_000;

export function useReports(filters: ReportFilters, isBin: boolean) {
  return useInfiniteQuery({
    ...orpc.videoReports.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...filters,
        ...sortOf(filters),
        limit: PAGE,
        ...(isBin && { deleted: 'true' as const }),
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) =>
        items.some(({ state: its }) => its === 'queued' || its === 'running'),
      )
        ? AGAIN_MS
        : false,
  });
}

/** What the table can be filtered by. */
export function useFacets() {
  return useQuery(orpc.videoReports.facets.queryOptions());
}

/** Saved views and chosen columns. */
export function useViews() {
  return useQuery(orpc.videoReports.views.queryOptions());
}
