import { useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** What others do shows when one comes back to a page of the administration. */
export const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

/** How an act went, said in passing; what the administration shows is asked for again. */
export function useAnnounce() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  return {
    done: (title: string): void => {
      toast({ title });
      void queryClient.invalidateQueries({ queryKey: orpc.admin.key() });
      // The administrator may have acted on themselves.
      void queryClient.invalidateQueries({ queryKey: orpc.me.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
    },
    failed: (error: unknown): void => {
      toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' });
    },
  };
}
