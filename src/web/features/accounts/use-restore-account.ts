import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BinnedAccount } from '#contract/accounts/accounts.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { errorText } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { refreshFigures } from '#web/shared/linked-accounts/use-linked-accounts.ts';

/** Restores a deleted account, from the bin or right after its deletion. */
export function useRestoreAccount() {
  const t = useT();
  const queryClient = useQueryClient();
  const restoring = useMutation(orpc.accounts.restore.mutationOptions());

  const restore = ({ id, tiktok_username: username }: Pick<BinnedAccount, 'id' | 'tiktok_username'>) =>
    restoring.mutate(
      { id },
      {
        onSuccess: () => toast({ title: t('accounts.bin.restored', { username }) }),
        onError: error =>
          toast({
            title: t('accounts.toasts.error'),
            description: errorText(error, t),
            variant: 'destructive',
          }),
        onSettled: () => void refreshFigures(queryClient),
      },
    );

  return {
    restore,
    pendingId: restoring.isPending ? restoring.variables.id : null,
    /** The most recently deleted account with this username. */
    restoreLatest: async (username: string): Promise<void> => {
      const { items } = await queryClient.fetchQuery({ ...orpc.accounts.bin.queryOptions(), staleTime: 0 });
      const latest = items.find(item => item.tiktok_username === username);
      if (latest) restore(latest);
    },
  };
}
