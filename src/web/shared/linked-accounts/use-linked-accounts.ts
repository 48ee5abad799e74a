import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { orpc } from '#web/shared/api/orpc.ts';

/** The user's linked accounts, primary first. One request, shared by every page that shows an account. */
export function useLinkedAccounts() {
  return useQuery(orpc.accounts.list.queryOptions());
}

/** Writes an account from a response into the cached list, so that the screen need not wait for a new one. */
export function cacheAccount(queryClient: QueryClient, account: LinkedAccount): void {
  queryClient.setQueryData(orpc.accounts.list.queryKey(), list => {
    const items = list?.items ?? [];
    const known = items.some(item => item.id === account.id);
    return {
      nextCursor: list?.nextCursor ?? null,
      items: known ? items.map(item => (item.id === account.id ? account : item)) : [...items, account],
    };
  });
}

/** After figures or accounts have changed: reloads everything derived from them. */
export function refreshFigures(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    [
      orpc.accounts.key(),
      orpc.dashboard.key(),
      orpc.videos.key(),
      orpc.imports.key(),
      orpc.experiments.key(),
    ].map(queryKey => queryClient.invalidateQueries({ queryKey })),
  );
}
