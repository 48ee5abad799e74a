import { useMutation } from '@tanstack/react-query';
import type { BillingSubscription } from '#contract/billing.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CONTRACT_TOPIC, useBillingRefresh } from './use-billing-act.ts';
import { WhatStops } from './what-stops.tsx';

/** The second click of two: says what ends and when, and asks for no reason. */
export function CancelDialog({
  subscription,
  onClose,
}: {
  subscription: BillingSubscription;
  onClose: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const say = useErrorText();
  const refresh = useBillingRefresh();
  const dueAt = useMe().data?.deletion_due_at ?? null;
  const date = formats.date(subscription.period_end);
  // Otherwise the free plan's limits apply already.
  const { standing } = subscription;
  const isOpen = standing === 'good' || standing === 'grace';
  const isClosedFirst = dueAt !== null && Date.parse(dueAt) <= Date.parse(subscription.period_end);
  const cancel = useMutation(
    orpc.billing.cancel.mutationOptions({
      onError: error => {
        toast({ title: say.error(error), variant: 'destructive' });
        void refresh();
      },
      onSuccess: async () => {
        toast({
          title: isClosedFirst ? t('billing.closing.cancelled') : t('billing.cancel.done', { date }),
          topic: CONTRACT_TOPIC,
        });
        await refresh();
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      destructive
      title={t('billing.cancel.title')}
      text={t(
        dueAt === null
          ? `billing.cancel.texts.${standing === 'over' ? 'good' : standing}`
          : isClosedFirst
            ? 'billing.closing.cancel'
            : 'billing.closing.cancelBefore',
        {
          plan: t(`shell.plans.${subscription.plan}`),
          date,
          standing: formats.date(subscription.standing_at ?? subscription.period_end),
          due: dueAt === null ? '' : formats.date(dueAt),
        },
      )}
      confirmLabel={t('billing.cancel.confirm')}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate(undefined)}
      onCancel={onClose}
    >
      {!isClosedFirst && isOpen && <WhatStops />}
    </ConfirmDialog>
  );
}
