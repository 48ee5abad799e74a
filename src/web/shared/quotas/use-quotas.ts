import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '#web/shared/api/orpc.ts';

/** Spec §9: refetched every 30 s while shown. */
const REFETCH_MS = 30_000;

/** Browser events after which counters are reloaded (spec §4). */
export const QUOTA_EVENTS = ['quotaUpdated', 'quotas-updated'] as const;

/** Tells every quota panel in this window that units were spent or refunded. */
export function announceQuotaChange(): void {
  dispatchEvent(new Event(QUOTA_EVENTS[1]));
}

export function useQuotas() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
    for (const name of QUOTA_EVENTS) addEventListener(name, refresh);
    return () => {
      for (const name of QUOTA_EVENTS) removeEventListener(name, refresh);
    };
  }, [queryClient]);
  return useQuery(orpc.quotas.overview.queryOptions({ refetchInterval: REFETCH_MS, staleTime: REFETCH_MS }));
}
