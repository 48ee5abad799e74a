import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import { writeOngoingSync } from '#web/shared/linked-accounts/ongoing-sync.ts';
import { cacheAccount } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { cacheObstacle, type Obstacle } from '#web/features/accounts/use-obstacle.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** The result of linking: a running analysis, or the reason why none could start. */
export interface Linked {
  account: LinkedAccount;
  run: JobRun | null;
  obstacle: Obstacle | null;
}

/** Links a handle. Success and refusals are reported in the specification's words. */
export function useLinkAccount({
  onLinked,
  failure,
}: {
  onLinked: (linked: Linked) => void;
  failure: string;
}) {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const link = useMutation(orpc.accounts.link.mutationOptions());

  function submit(handle: string) {
    if (link.isPending) return;
    if (handle.trim().replace(/^@+/, '') === '') {
      toast({
        title: t('accounts.toasts.error'),
        description: t('onboarding.emptyHandle'),
        variant: 'destructive',
      });
      return;
    }
    link.mutate(
      { handle },
      {
        onSuccess: linked => {
          const account = { ...linked.account, active_run: linked.run };
          if (linked.run !== null) writeOngoingSync(account);
          cacheAccount(queryClient, account);
          // Another account may no longer be the primary one.
          void queryClient.invalidateQueries({ queryKey: orpc.accounts.list.queryKey() });
          void queryClient.invalidateQueries({ queryKey: orpc.me.key() });
          void queryClient.invalidateQueries({ queryKey: orpc.dashboard.key() });
          if (linked.run !== null) {
            toast({ title: t('onboarding.done'), description: t('onboarding.doneText') });
          } else {
            toast({
              title: t('onboarding.linkedWithout'),
              description: t('onboarding.linkedWithoutText', { username: account.tiktok_username }),
            });
          }
          cacheObstacle(queryClient, account.id, linked.obstacle);
          onLinked({ ...linked, account });
        },
        onError: error => {
          const code = errorCodeOf(error);
          if (code === 'account_limit_reached') {
            toast({
              title: t('accounts.toasts.limit'),
              description: t('accounts.toasts.limitText'),
              variant: 'destructive',
            });
          } else if (code === 'account_already_linked') {
            toast({
              title: t('accounts.toasts.duplicate'),
              description: t('accounts.toasts.duplicateText'),
              variant: 'destructive',
            });
            void queryClient.invalidateQueries({ queryKey: orpc.accounts.list.queryKey() });
          } else {
            toast({
              title: t('accounts.toasts.error'),
              description: code === null ? failure : say.error(error),
              variant: 'destructive',
            });
          }
        },
      },
    );
  }

  const refusal =
    link.isError && errorCodeOf(link.error)?.startsWith('handle_') ? say.error(link.error) : undefined;
  const isFull = link.isError && errorCodeOf(link.error) === 'account_limit_reached';
  return { submit, isPending: link.isPending, pendingHandle: link.variables?.handle, refusal, isFull };
}
