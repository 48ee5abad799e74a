import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { told } from '#contract/accounts/accounts.ts';

export type Obstacle = z.infer<typeof told>;

const keyOf = (accountId: string) => ['obstacle', accountId] as const;

/** Why no figures of an account could be collected, as the last call told; null when none has. */
export function useObstacle(accountId: string): Obstacle | null {
  const { data } = useQuery<Obstacle | null>({
    queryKey: keyOf(accountId),
    queryFn: () => null,
    enabled: false,
    gcTime: Infinity,
  });
  return data ?? null;
}

export function rememberObstacle(
  queryClient: QueryClient,
  accountId: string,
  obstacle: Obstacle | null,
): void {
  queryClient.setQueryData(keyOf(accountId), obstacle);
}
