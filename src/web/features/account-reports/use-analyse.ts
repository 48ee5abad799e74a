import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { orpc } from '#web/shared/api/orpc.ts';
import { APP_PATHS } from '#web/paths.ts';
import { QUOTA_EVENTS } from '#web/shared/quotas/use-quotas.ts';

/** Analyses an account and opens its report; updates all quota counters. */
export function useAnalyse() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation(
    orpc.accountReports.create.mutationOptions({
      onSuccess: ({ id }) => {
        void queryClient.invalidateQueries({ queryKey: orpc.accountReports.key() });
        navigate(`${APP_PATHS.accountReports}/${id}`);
      },
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
        dispatchEvent(new Event(QUOTA_EVENTS[0]));
      },
    }),
  );
}
