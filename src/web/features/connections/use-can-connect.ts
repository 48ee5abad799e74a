import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';

/** Whether accounts can be connected here; asked only where a way to one is shown. */
export function useCanConnect(): boolean {
  return useQuery(orpc.connections.offer.queryOptions({ staleTime: Infinity })).data?.tiktok === true;
}
