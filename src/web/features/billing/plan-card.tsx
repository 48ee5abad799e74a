import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BillingState, BillingSubscription } from '#contract/billing.ts';
import { BOUGHT_PLANS } from '#domain/billing/subscription.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { PlanBadge } from '#web/shared/quotas/plan-badge.tsx';
import { ClosingWords } from '#web/shared/subscription/closing-words.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChoosePlanDialog } from './choose-plan-dialog.tsx';
import { noWithdrawalText } from './no-withdrawal-text.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { useBillingAct } from './use-billing-act.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Open = 'choose' | 'cancel' | 'pause' | 'withdraw' | null;

const POLL_MS = 2_000;
/** URL parameters of this card; others on the page have their own. */
const OWN_PARAMETERS = ['plan', 'cancel', 'withdraw', 'paid'];

/** The plan and its contract, with easy access to cancellation. */
export function PlanCard() {
  const t = useT();
  const me = useMe();
  const formats = useFormats();
  const dueAt = me.data?.deletion_due_at ?? null;
  const [chosen] = useState(() => new URLSearchParams(location.search));
  // Opened once: neither a reload nor Back opens it again.
  useEffect(() => dropParameters(OWN_PARAMETERS), []);
  const wanted = BOUGHT_PLANS.find(plan => plan === chosen.get('plan'));
  const [open, setOpen] = useState<Open>(
    chosen.has('withdraw')
      ? 'withdraw'
      : chosen.has('cancel')
        ? 'cancel'
        : wanted === undefined
          ? null
          : 'choose',
  );
  const isBackFromPaying = chosen.get('paid') === '1';
  const billing = useQuery(
    orpc.billing.get.queryOptions({
      // After a payment, the payment service may notify us a moment later.
      refetchInterval: ({ state }) =>
        isBackFromPaying && state.data?.subscription === null ? POLL_MS : false,
    }),
  );
  return (
    <Card aria-labelledby="plan-title">
      <CardHeader
        id="plan-title"
        title={t('settings.plan.title')}
        actions={billing.data?.mode === 'sandbox' && <Badge tone="warn">{t('billing.testMode')}</Badge>}
      />
      <QueryPanel query={billing} skeleton={<SkeletonLines lines={3} />}>
        {state => (
          <>
            {isBackFromPaying && <Paid state={state} />}
            <p className="flex flex-wrap items-center gap-2">
              <span className="text-muted">{t('settings.plan.current')}</span>
              <PlanBadge plan={state.plan_type} isAdmin={false} />
              {me.data?.is_admin === true && <PlanBadge plan={state.plan_type} isAdmin />}
            </p>
            {state.subscription !== null && (
              <Contract
                subscription={state.subscription}
                withdrawnAt={state.withdrawn_at}
                isInForce={state.subscription.plan === state.plan_type}
              />
            )}
            {state.subscription !== null && state.withdrawn_at !== null && (
              <p className="mt-3 text-muted">
                {t('billing.withdraw.used', { when: formats.dateTime(state.withdrawn_at) })}
              </p>
            )}
            {viewing === null && <Acts state={state} isClosing={dueAt !== null} onOpen={setOpen} />}
            {state.mode === 'sandbox' && (
              <p className="mt-4 text-[0.8125rem] text-muted">{t('billing.testModeText')}</p>
            )}
            {(open === 'choose' || open === 'pause') && dueAt !== null && (
              <Notice
                title={t(open === 'choose' ? 'billing.choose.title' : 'billing.pauseDialog.title')}
                text={t('billing.closing.first', { date: formats.date(dueAt) })}
                onClose={() => setOpen(null)}
              />
            )}
            {open === 'choose' && dueAt === null && (
              <ChoosePlanDialog state={state} wanted={wanted} onClose={() => setOpen(null)} />
            )}
            {open === 'pause' && dueAt === null && state.subscription !== null && (
              <PauseDialog subscription={state.subscription} onClose={() => setOpen(null)} />
            )}
            {open === 'withdraw' &&
              (state.subscription?.withdrawal_until ? (
                <WithdrawDialog subscription={state.subscription} onClose={() => setOpen(null)} />
              ) : (
                <Notice
                  title={t('billing.withdraw.title')}
                  text={noWithdrawalText(state, t, formats)}
                  onClose={() => setOpen(null)}
                />
              ))}
            {open === 'cancel' &&
              (state.subscription === null ? (
                <NothingToCancel state={state} onClose={() => setOpen(null)} />
              ) : (
                <CancelDialog subscription={state.subscription} onClose={() => setOpen(null)} />
              ))}
          </>
        )}
      </QueryPanel>
    </Card>
  );
}

function Paid({ state }: { state: BillingState }) {
  const t = useT();
  const { subscription } = state;
  return (
    <Alert tone={subscription === null ? 'info' : 'good'} isOutcome className="mb-4">
      {subscription === null
        ? t('billing.waiting')
        : t('billing.opened', { plan: t(`shell.plans.${subscription.plan}`) })}
    </Alert>
  );
}

/** `isInForce`: the paid plan is the effective one; otherwise it is named. */
function Contract({
  subscription,
  withdrawnAt,
  isInForce,
}: {
  subscription: BillingSubscription;
  withdrawnAt: string | null;
  isInForce: boolean;
}) {
  const t = useT();
  const formats = useFormats();
  const { standing, standing_at: at, period_end: end, interval, next_plan: nextPlan, pause } = subscription;
  const date = formats.date(at ?? end);
  const dueAt = useMe().data?.deletion_due_at ?? null;
  const price = formats.money(subscription.amount_cents, subscription.currency.toUpperCase());
  return (
    <div className="mt-3 grid gap-2">
      <p>
        {!isInForce && `${t(`shell.plans.${subscription.plan}`)} · `}
        {t(`billing.${interval}`, { price })}
      </p>
      {standing === 'grace' && <Alert tone="warn">{t('billing.state.grace', { date })}</Alert>}
      {standing === 'read_only' && <Alert tone="destructive">{t('billing.state.readOnly')}</Alert>}
      {standing === 'paused' && <Alert>{t('billing.state.paused', { date })}</Alert>}
      {dueAt !== null ? (
        <Alert>
          <ClosingWords subscription={subscription} withdrawnAt={withdrawnAt} dueAt={new Date(dueAt)} />
        </Alert>
      ) : subscription.cancel_at_period_end ? (
        <Alert>
          {t(standing === 'paused' ? 'billing.state.leavingPaused' : 'billing.state.leaving', {
            date: formats.date(end),
          })}
        </Alert>
      ) : (
        standing === 'good' &&
        (pause !== null ? (
          <Alert>
            {t('billing.state.pausing', {
              plan: t(`shell.plans.${subscription.plan}`),
              from: formats.date(pause.from ?? end),
              until: formats.date(pause.until),
            })}
          </Alert>
        ) : nextPlan === null ? (
          <p className="text-muted">{t('billing.state.renews', { date: formats.date(end) })}</p>
        ) : (
          <Alert>
            {t(nextPlan === subscription.plan ? 'billing.state.nextMonthly' : 'billing.state.next', {
              plan: t(`shell.plans.${nextPlan}`),
              date: formats.date(end),
            })}
          </Alert>
        ))
      )}
    </div>
  );
}

function Acts({
  state,
  isClosing,
  onOpen,
}: {
  state: BillingState;
  isClosing: boolean;
  onOpen: (what: Open) => void;
}) {
  const { t, language } = useLanguage();
  const { subscription, mode } = state;
  const formats = useFormats();
  const until = subscription?.withdrawal_until ?? null;
  const portal = useBillingAct('portal');
  const resume = useBillingAct('resume');
  const isLeaving = subscription?.cancel_at_period_end === true;
  const isPaused = subscription?.pause !== null && subscription !== null;
  const isPauseToCome = isPaused && subscription.standing !== 'paused';
  const isShrinking = subscription !== null && subscription.next_plan !== null;
  const isFree = subscription === null && state.plan_type === 'freemium';
  const isUnpaid = subscription?.standing === 'grace' || subscription?.standing === 'read_only';
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isUnpaid && (
        <Button variant="signal" busy={portal.busy} onClick={() => portal.act()}>
          {t('billing.payNow')}
        </Button>
      )}
      {(isLeaving || isPaused || isShrinking) && (
        <Button
          variant={isShrinking || isPauseToCome ? 'outline' : 'signal'}
          busy={resume.busy}
          onClick={() => resume.act()}
        >
          {t(isShrinking ? 'billing.keep' : isPauseToCome ? 'billing.dropPause' : 'billing.resume')}
        </Button>
      )}
      {mode !== null && !isUnpaid && !isLeaving && !isPaused && (
        <Button variant={subscription === null ? 'signal' : 'outline'} onClick={() => onOpen('choose')}>
          {t(subscription === null ? 'billing.subscribe' : 'billing.change')}
        </Button>
      )}
      {subscription !== null && !isUnpaid && (
        <Button busy={portal.busy} onClick={() => portal.act()}>
          {t('billing.portal')}
        </Button>
      )}
      <LinkButton href={sitePath(SITE_PATHS.pricing, language)}>{t('settings.plan.see')}</LinkButton>
      {subscription !== null && !isLeaving && !isPaused && !isShrinking && !isUnpaid && (
        <Button onClick={() => onOpen('pause')}>{t('billing.pause')}</Button>
      )}
      {!isLeaving && !isFree && <Button onClick={() => onOpen('cancel')}>{t('settings.plan.cancel')}</Button>}
      {until !== null && (
        <>
          <Button onClick={() => onOpen('withdraw')}>{t('billing.withdraw.here')}</Button>
          {!isClosing && (
            <p className="w-full text-[0.8125rem] text-muted">
              {t(
                subscription?.withdrawal_in_part ? 'billing.withdraw.untilInPart' : 'billing.withdraw.until',
                { date: formats.date(until) },
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/**
 * The cancellation link in the footer of the public pages is open to everybody; users without a contract are told so.
 */
function NothingToCancel({ state, onClose }: { state: BillingState; onClose: () => void }) {
  const { t, language } = useLanguage();
  const isFree = state.plan_type === 'freemium';
  const plan = t(`shell.plans.${state.plan_type}`);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('settings.plan.cancelTitle')}
      footer={
        <>
          {!isFree && (
            <LinkButton href={sitePath(SITE_PATHS.support, language)}>
              {t('settings.plan.support')}
            </LinkButton>
          )}
          <Button variant="signal" onClick={onClose}>
            {t('settings.plan.close')}
          </Button>
        </>
      }
    >
      <p>{t(isFree ? 'settings.plan.cancelFree' : 'settings.plan.cancelGranted', { plan })}</p>
    </Dialog>
  );
}

/** Says why nothing can be done here. */
function Notice({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button variant="signal" onClick={onClose}>
          {t('settings.plan.close')}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

function dropParameters(names: readonly string[]): void {
  const query = new URLSearchParams(location.search);
  for (const name of names) query.delete(name);
  const rest = query.size === 0 ? '' : `?${query}`;
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
}
