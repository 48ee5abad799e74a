import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillingSubscription } from '#contract/billing.ts';
import { pauseAfter } from '#domain/billing/pause.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CONTRACT_TOPIC, useBillingRefresh } from './use-billing-act.ts';
import { WhatStops } from './what-stops.tsx';

const LENGTHS = [1, 2, 3] as const;

/** Shows before the click when a pause begins and ends, and what stops meanwhile. */
export function PauseDialog({
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
  const [months, setMonths] = useState<number>(1);
  const planned = pauseAfter(new Date(subscription.period_end), months);
  const values = {
    plan: t(`shell.plans.${subscription.plan}`),
    from: formats.date(planned.from.toISOString()),
    until: formats.date(planned.until.toISOString()),
    price: formats.money(subscription.amount_cents, subscription.currency.toUpperCase()),
  };
  const pause = useMutation(
    orpc.billing.pause.mutationOptions({
      onError: error => {
        toast({ title: say.error(error), variant: 'destructive' });
        void refresh();
      },
      onSuccess: async () => {
        toast({ title: t('billing.pauseDialog.done', values), topic: CONTRACT_TOPIC });
        await refresh();
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('billing.pauseDialog.title')}
      text={t('billing.pauseDialog.text', values)}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="signal" busy={pause.isPending} onClick={() => pause.mutate({ months })}>
            {t('billing.pauseDialog.confirm')}
          </Button>
        </>
      }
    >
      <Segmented
        label={t('billing.pauseDialog.length')}
        value={months}
        segments={LENGTHS.map(value => ({ value, label: t('billing.pauseDialog.months', { count: value }) }))}
        onChange={setMonths}
      />
      <p className="text-sm">{t('billing.pauseDialog.during', values)}</p>
      <WhatStops />
    </Dialog>
  );
}
