import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillingState, ChangePreview } from '#contract/billing.ts';
import { hasTwoMonthsFree } from '#domain/billing/price-list.ts';
import { BOUGHT_PLANS, type BoughtPlan, type Interval, type Terms } from '#domain/billing/subscription.ts';
import { PLANS } from '#domain/plans/plan-table.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useAnnounced } from '#web/ui/browser/announce.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useBillingRefresh } from './use-billing-act.ts';

/** Chooses plan and period; the amount due today is shown before the click that pays it. */
export function ChoosePlanDialog({
  state,
  wanted,
  onClose,
}: {
  state: BillingState;
  wanted: BoughtPlan | undefined;
  onClose: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const { subscription, prices } = state;
  const [interval, setInterval] = useState<Interval>(subscription?.interval ?? 'month');
  const [plan, setPlan] = useState<BoughtPlan>(wanted ?? subscription?.plan ?? 'premium');
  const isSame = subscription?.plan === plan && subscription.interval === interval;
  return (
    <Dialog open onClose={onClose} title={t('billing.choose.title')} text={t('billing.choose.vat')}>
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label={t('billing.choose.interval')}
          value={interval}
          segments={[
            { value: 'month', label: t('billing.choose.monthly') },
            { value: 'year', label: t('billing.choose.yearly') },
          ]}
          onChange={setInterval}
        />
        {hasTwoMonthsFree(prices) && <Badge tone="calm">{t('billing.choose.saving')}</Badge>}
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{t('billing.choose.plan')}</legend>
        <div className="grid gap-2">
          {BOUGHT_PLANS.map(value => (
            <label
              key={value}
              className="flex min-h-12 cursor-pointer items-center gap-3 quoted-sm border border-line px-4 py-2 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-calm"
            >
              <input
                type="radio"
                name="plan"
                value={value}
                checked={value === plan}
                onChange={() => setPlan(value)}
                className="size-4.5 accent-ink"
              />
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 font-medium">
                {t(`shell.plans.${value}`)}
                {subscription?.plan === value && <Badge>{t('billing.choose.current')}</Badge>}
              </span>
              <span className="tabular-nums">{formats.money(prices[value][interval])}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {subscription === null && (
        <Checkout
          terms={{ plan, interval }}
          price={formats.money(prices[plan][interval])}
          asksToStart={state.asks_to_start}
        />
      )}
      {subscription !== null && !isSame && (
        <Change
          key={`${plan}-${interval}`}
          terms={{ plan, interval }}
          present={subscription.plan}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function Checkout({
  terms,
  price,
  asksToStart,
}: {
  terms: Terms;
  price: string;
  /** Only users who withdrew before. */
  asksToStart: boolean;
}) {
  const t = useT();
  const [startNow, setStartNow] = useState(false);
  const say = useErrorText();
  const checkout = useMutation(
    orpc.billing.checkout.mutationOptions({ onSuccess: ({ url }) => location.assign(url) }),
  );
  return (
    <div className="grid gap-3">
      <Due amount={price} />
      <p className="text-sm text-muted">
        {t(terms.interval === 'year' ? 'billing.choose.thenYear' : 'billing.choose.thenMonth', { price })}
      </p>
      {!asksToStart && <p className="text-sm text-muted">{t('billing.withdraw.before')}</p>}
      {asksToStart && (
        <>
          <p className="text-sm text-muted">{t('billing.withdraw.startNowWhy')}</p>
          <label className="flex min-h-11 items-start gap-3">
            <input
              type="checkbox"
              className="mt-1"
              checked={startNow}
              onChange={event => setStartNow(event.target.checked)}
            />
            {t('billing.withdraw.startNow')}
          </label>
        </>
      )}
      {checkout.isError && <Alert tone="destructive">{say.error(checkout.error)}</Alert>}
      <Button
        variant="signal"
        busy={checkout.isPending || checkout.isSuccess}
        onClick={() => checkout.mutate({ ...terms, startNow })}
      >
        {t('billing.choose.checkout')}
      </Button>
    </div>
  );
}

function Change({ terms, present, onClose }: { terms: Terms; present: BoughtPlan; onClose: () => void }) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const refresh = useBillingRefresh();
  const preview = useQuery(
    orpc.billing.preview.queryOptions({ input: terms, staleTime: 0, gcTime: 0, retry: false }),
  );
  const change = useMutation(
    orpc.billing.change.mutationOptions({
      onSuccess: async ({ confirm_url: url }) => {
        if (url !== null) return location.assign(url);
        await refresh();
        return onClose();
      },
      // The preview may be out of date: it is requested again.
      onError: () => void preview.refetch(),
    }),
  );
  if (preview.isError) return <Alert tone="destructive">{say.error(preview.error)}</Alert>;
  if (preview.data === undefined) return <SkeletonLines lines={3} />;
  const { at, due_today_cents: due, credit_cents: credit, next_cents: next, next_at: nextAt } = preview.data;
  const isLater = preview.data.takes_effect === 'period_end';
  const currency = preview.data.currency.toUpperCase();
  const money = (cents: number) => formats.money(cents, currency);
  return (
    <div className="grid gap-3">
      <Due amount={money(due)} />
      {isLater ? (
        <Later terms={terms} present={present} preview={preview.data} />
      ) : (
        <p className="text-sm text-muted">{t('billing.choose.upgrade')}</p>
      )}
      {credit > 0 && <p className="text-sm">{t('billing.choose.credit', { credit: money(credit) })}</p>}
      <p className="text-sm text-muted">
        {t('billing.choose.afterwards', { price: money(next), date: formats.date(nextAt) })}
      </p>
      {change.isError && <Alert tone="destructive">{say.error(change.error)}</Alert>}
      <Button variant="signal" busy={change.isPending} onClick={() => change.mutate({ ...terms, at })}>
        {due > 0
          ? t('billing.choose.confirm', { price: money(due) })
          : t(isLater ? 'billing.choose.confirmLater' : 'billing.choose.confirmFree', {
              date: formats.date(nextAt),
            })}
      </Button>
    </div>
  );
}

/** What a smaller plan removes, and when; the active accounts are chosen afterwards. */
function Later({ terms, present, preview }: { terms: Terms; present: BoughtPlan; preview: ChangePreview }) {
  const t = useT();
  const formats = useFormats();
  const accounts = useQuery(orpc.billing.accounts.queryOptions()).data?.items.length ?? 0;
  const places = PLANS[terms.plan].limits.accounts;
  const values = {
    date: formats.date(preview.next_at),
    present: t(`shell.plans.${present}`),
    plan: t(`shell.plans.${terms.plan}`),
  };
  return (
    <div className="grid gap-2 text-sm">
      <p className="text-muted">
        {t(terms.plan === present ? 'billing.choose.laterSame' : 'billing.choose.later', values)}
      </p>
      {accounts > places && <p>{t('billing.choose.tooMany', { accounts, count: places, ...values })}</p>}
    </div>
  );
}

/** Announced to screen readers, because it changes with the choice above. */
function Due({ amount }: { amount: string }) {
  const t = useT();
  useAnnounced(`${t('billing.choose.today')} ${amount}`);
  return (
    <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
      <span className="font-semibold">{t('billing.choose.today')}</span>
      <span className="figure text-2xl tabular-nums">{amount}</span>
    </p>
  );
}
