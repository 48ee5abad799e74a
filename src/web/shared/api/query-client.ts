import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ERROR_STATUS } from '#contract/wire/errors.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';

const MINUTE_MS = 60_000;

/** A refusal is final: a retry changes nothing. */
function isRefusal(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code !== null && ERROR_STATUS[code] < 500;
}

/** Spec §9: stale after 5 minutes, cached for 10, one retry, never refetched by focus, mount or reconnection. */
export function createQueryClient(): QueryClient {
  // With the default timer, a pending state could arrive after the second of two clicks, which then sent the request
  // again.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        retryDelay: 800,
        refetchOnWindowFocus: false,
        // Only queries invalidated meanwhile.
        refetchOnMount: query => query.state.isInvalidated,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}
