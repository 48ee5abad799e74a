import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { BillingSubscription } from '#contract/billing.ts';
import { WITHDRAWAL_LIMITS } from '#domain/billing/withdrawal.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EmailField } from '#web/ui/controls/email-field.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { useBillingRefresh } from './use-billing-act.ts';
import { WhatStops } from './what-stops.tsx';
import { WithdrawalOutcome } from './withdrawal-outcome.tsx';

/** The legal statement of withdrawal, prefilled, with the one button that confirms it. */
export function WithdrawDialog({
  subscription,
  onClose,
}: {
  subscription: BillingSubscription;
  onClose: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const money = (cents: number) => formats.money(cents, subscription.currency.toUpperCase());
  const share = subscription.withdrawal_share;
  const say = useErrorText();
  const refresh = useBillingRefresh();
  const mine = useMe().data;
  const me = mine?.profile;
  const dueAt = mine?.deletion_due_at ?? null;
  const { user } = useSession();
  const [name, setName] = useState<string>();
  const [email, setEmail] = useState<string>();
  const shownName = name ?? me?.full_name ?? me?.username ?? '';
  const shownEmail = email ?? user?.email ?? '';
  const isClosed = useRef(false);
  const withdraw = useMutation(orpc.billing.withdraw.mutationOptions());
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (withdraw.isPending) return;
    const statement = { name: shownName.trim(), email: shownEmail.trim() };
    await withdraw.mutateAsync(statement).catch(() => undefined);
    // An answer that comes after closing still changes the page behind.
    if (isClosed.current) void refresh();
  }
  // Refreshes only on closing: the card behind would otherwise unmount the dialog.
  function close() {
    isClosed.current = true;
    onClose();
    // A refusal too: another tab may have ended the contract.
    if (withdraw.isSuccess || withdraw.isError) void refresh();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('billing.withdraw.title')}
      text={`${t(subscription.withdrawal_in_part ? 'billing.withdraw.textInPart' : 'billing.withdraw.text')} ${
        dueAt === null
          ? t('billing.withdraw.after')
          : t('billing.withdraw.afterClosing', { date: formats.date(dueAt) })
      }`}
    >
      {withdraw.isSuccess ? (
        <div className="grid gap-4">
          <WithdrawalOutcome answer={withdraw.data} />
          <Button data-first-focus onClick={close}>
            {t('ui.close')}
          </Button>
        </div>
      ) : (
        <form onSubmit={event => void submit(event)} className="grid gap-4">
          {share !== null && (
            <p className="text-sm">
              {t('billing.withdraw.share', {
                used: formats.number(share.used_days, 1),
                days: formats.number(share.days),
                paid: money(share.paid_cents),
                refund: money(share.refund_cents),
              })}
            </p>
          )}
          <WhatStops />
          <Field label={t('billing.withdraw.name')}>
            {wiring => (
              <TextInput
                {...wiring}
                autoComplete="name"
                required
                maxLength={WITHDRAWAL_LIMITS.name}
                value={shownName}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Field label={t('billing.withdraw.contract')}>
            {wiring => (
              <TextInput
                {...wiring}
                readOnly
                value={t('billing.withdraw.contractIs', { plan: t(`shell.plans.${subscription.plan}`) })}
              />
            )}
          </Field>
          <EmailField label={t('billing.withdraw.email')} value={shownEmail} onChange={setEmail} />
          {withdraw.isError && <Alert tone="destructive">{say.error(withdraw.error)}</Alert>}
          <Button type="submit" variant="danger" size="lg" busy={withdraw.isPending}>
            {t('billing.withdraw.confirm')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
