import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { newBrowserSecret } from './browser-secret.ts';

/** Redirects to TikTok, for one linked account or (null) for whichever gives permission there. */
export function useTiktokFlow(): { leave: (accountId: string | null) => void; isLeaving: boolean } {
  const t = useT();
  const say = useErrorText();
  const start = useMutation(orpc.connections.start.mutationOptions());
  const add = useMutation(orpc.connections.add.mutationOptions());
  const outcome = {
    onSuccess: ({ url }: { url: string }) => location.assign(url),
    onError: (error: unknown) =>
      toast({
        title: t('accounts.connection.failed'),
        description: say.error(error),
        variant: 'destructive',
      }),
  };
  return {
    leave(accountId) {
      const leaving = { browser: newBrowserSecret(accountId), origin: location.origin };
      if (accountId === null) add.mutate(leaving, outcome);
      else start.mutate({ id: accountId, ...leaving }, outcome);
    },
    isLeaving: start.isPending || add.isPending,
  };
}
