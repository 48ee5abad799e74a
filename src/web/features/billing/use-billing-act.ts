import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

/** Toast topic of a contract's end or continuation: only the latest message is shown. */
export const CONTRACT_TOPIC = 'contract';

/** Opens the payment service's page, or resumes the contract; shows why a request was refused. */
export function useBillingAct(what: 'portal' | 'resume'): { act: () => void; busy: boolean } {
  const t = useT();
  const formats = useFormats();
  const say = useErrorText();
  const refresh = useBillingRefresh();
  const onError = (error: unknown) => toast({ title: say.error(error), variant: 'destructive' });
  const portal = useMutation(
    orpc.billing.portal.mutationOptions({ onError, onSuccess: ({ url }) => location.assign(url) }),
  );
  const resume = useMutation(
    orpc.billing.resume.mutationOptions({
      onError,
      onSuccess: async ({ subscription }) => {
        if (subscription !== null) {
          toast({
            title: t('billing.resumed', { date: formats.date(subscription.period_end) }),
            topic: CONTRACT_TOPIC,
          });
        }
        await refresh();
      },
    }),
  );
  return what === 'portal'
    ? { act: () => portal.mutate(undefined), busy: portal.isPending }
    : { act: () => resume.mutate(undefined), busy: resume.isPending };
}

/** After a contract change, reloads plan, limits and invoices. */
export function useBillingRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: orpc.billing.key() }),
      queryClient.invalidateQueries({ queryKey: orpc.quotas.key() }),
      queryClient.invalidateQueries({ queryKey: orpc.me.key() }),
    ]);
  };
}
