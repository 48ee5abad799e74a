import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';

/** Whether accounts can be connected here; requested only where a connect button is shown. */
export function useCanConnect(): boolean {
  return useQuery(orpc.connections.offer.queryOptions({ staleTime: Infinity })).data?.tiktok === true;
}
