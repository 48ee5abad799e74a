import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { told } from '#contract/accounts/accounts.ts';
import { orpc } from '#web/shared/api/orpc.ts';

export type Obstacle = z.infer<typeof told>;

/** Why no figures of an account can be collected, null when they can, undefined while loading. */
export function useObstacle(accountId: string): Obstacle | null | undefined {
  // An administrator's permission or a connection changes it without notifying this page.
  const { data, isError } = useQuery(
    orpc.accounts.obstacle.queryOptions({ input: { id: accountId }, refetchOnMount: 'always' }),
  );
  return isError ? null : data?.obstacle;
}

/** Caches an obstacle that a call has just returned, so that it is not requested again. */
export function cacheObstacle(queryClient: QueryClient, accountId: string, obstacle: Obstacle | null): void {
  queryClient.setQueryData(orpc.accounts.obstacle.queryKey({ input: { id: accountId } }), { obstacle });
}
