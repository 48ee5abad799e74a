import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillingSubscription } from '#contract/billing.ts';
import { pauseEndsAt } from '#domain/billing/subscription.ts';
import { useSay } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useBillingRefresh } from './use-billing-act.ts';
import { WhatStops } from './what-stops.tsx';

const LENGTHS = [1, 2, 3] as const;

/** Says what a pause begins with, what it saves and what it costs before the click. */
export function PauseDialog({
  subscription,
  onClose,
}: {
  subscription: BillingSubscription;
  onClose: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const say = useSay();
  const refresh = useBillingRefresh();
  const [months, setMonths] = useState<number>(1);
  const [now] = useState(() => new Date());
  const until = pauseEndsAt(now, months);
  const isSkipping = until > new Date(subscription.period_end);
  const values = {
    paid: formats.date(subscription.period_end),
    plan: t(`shell.plans.${subscription.plan}`),
  };
  const pause = useMutation(
    orpc.billing.pause.mutationOptions({
      onError: error => toast({ title: say.error(error), variant: 'destructive' }),
      onSuccess: async () => {
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
      text={t('billing.pauseDialog.text', { until: formats.date(until.toISOString()) })}
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
      <div className="grid gap-2 text-sm">
        <p>{t('billing.pauseDialog.lost', values)}</p>
        <p>{t(isSkipping ? 'billing.pauseDialog.skipped' : 'billing.pauseDialog.noSaving', values)}</p>
      </div>
      <WhatStops />
    </Dialog>
  );
}
