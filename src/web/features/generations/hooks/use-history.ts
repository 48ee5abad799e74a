import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';

export interface HistoryFilters {
  q: string;
  kind: '' | 'hook' | 'cta';
  language: '' | 'fr' | 'en';
  niche: string;
  only: '' | 'favourites' | 'used' | 'deleted';
}

export const NO_FILTERS: HistoryFilters = { q: '', kind: '', language: '', niche: '', only: '' };

const PAGE = 20;

/** Generated hooks and calls to action, a page at a time; scripts have their own page. */
export function useHistory({ q, kind, language, niche, only }: HistoryFilters) {
  return useInfiniteQuery({
    ...orpc.generations.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        kinds: kind === '' ? 'hook,cta' : kind,
        limit: PAGE,
        ...(q !== '' && { q }),
        ...(language !== '' && { language }),
        ...(niche !== '' && { niche }),
        ...(only !== '' && { [only]: 'true' as const }),
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useTextFacets() {
  return useQuery(orpc.generations.facets.queryOptions({ staleTime: 0 }));
}
