import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { told } from '#contract/accounts/accounts.ts';
import { orpc } from '#web/shared/api/orpc.ts';

export type Obstacle = z.infer<typeof told>;

/** Why no figures of an account can be collected, null when they can, undefined while the server is asked. */
export function useObstacle(accountId: string): Obstacle | null | undefined {
  // What the administrator allows or a connection brings changes it without a word to this page.
  const { data, isError } = useQuery(
    orpc.accounts.obstacle.queryOptions({ input: { id: accountId }, refetchOnMount: 'always' }),
  );
  return isError ? null : data?.obstacle;
}

/** What a call has just told of it: the screen need not ask. */
export function cacheObstacle(queryClient: QueryClient, accountId: string, obstacle: Obstacle | null): void {
  queryClient.setQueryData(orpc.accounts.obstacle.queryKey({ input: { id: accountId } }), { obstacle });
}
