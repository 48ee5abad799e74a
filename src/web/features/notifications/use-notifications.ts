import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orpc } from '#web/shared/api/orpc.ts';
import { viewing } from '#web/shared/session/viewing.ts';

const REFETCH_MS = 60_000;

/** Loaded when the list is opened, and every minute once the page has been open for a minute. */
export function useNotifications({ isOpen }: { isOpen: boolean }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), REFETCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({
    ...orpc.notifications.list.queryOptions({ refetchInterval: REFETCH_MS, staleTime: REFETCH_MS }),
    enabled: (isOpen || isDue) && viewing === null,
  });
}
