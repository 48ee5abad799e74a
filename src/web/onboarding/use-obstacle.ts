import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Obstacle } from './use-link-account.ts';

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
