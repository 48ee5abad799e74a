import { useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** Shows changes by others when the user returns to an admin page. */
export const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Shows an action's result in a toast and reloads the admin data. */
export function useAnnounce() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  return {
    done: (title: string): void => {
      toast({ title });
      void queryClient.invalidateQueries({ queryKey: orpc.admin.key() });
      // The administrator may have changed their own account.
      void queryClient.invalidateQueries({ queryKey: orpc.me.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
    },
    failed: (error: unknown): void => {
      toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' });
    },
  };
}
