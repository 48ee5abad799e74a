import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ONGOING_SYNC_KEY } from './ongoing-sync.ts';
import { refreshFigures } from './use-linked-accounts.ts';

const OTHER_TAB_MS = 1_000;

/** Reloads what another tab starts or ends, so that both show the same. */
export function useOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onStorage = (event: StorageEvent) => {
      if (event.key !== ONGOING_SYNC_KEY) return;
      void refreshFigures(queryClient);
      // The record is written just before the request: its run may exist a moment later.
      clearTimeout(timer);
      timer = setTimeout(() => void refreshFigures(queryClient), OTHER_TAB_MS);
    };
    addEventListener('storage', onStorage);
    return () => {
      clearTimeout(timer);
      removeEventListener('storage', onStorage);
    };
  }, [queryClient]);
}
