import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useId } from 'react';
import { NO_USAGE, USAGE_FETCH_DEFAULTS, usageBars, type QuotaBar } from '#domain/quotas/usage-bars.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import { planSimulation } from '#web/shared/session/plan-simulation.ts';
import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { PlanBadge } from '#web/shared/quotas/plan-badge.tsx';
import type { useQuotas } from '#web/shared/quotas/use-quotas.ts';

/** Whether the card has content: loading, an error, or the usage and its limits. */
export function saysQuotas({ isPending, isError, data }: ReturnType<typeof useQuotas>): boolean {
  return isPending || isError || (data.usage !== null && data.limits !== null);
}

/** Spec §2: the quota card; nothing when there is neither usage nor limits. */
export function QuotaCard({ query, isAdmin }: { query: ReturnType<typeof useQuotas>; isAdmin: boolean }) {
  const t = useT();
  const formats = useFormats();
  // A generated id: the panel in the bar may be open above the same card in the settings.
  const titleId = useId();
  const failed = query.isError;
  // A simulated plan is shown as its users see it.
  const asAdmin = isAdmin && planSimulation === null;
  if (query.isPending) {
    return <output className="block py-10 text-center text-muted">{t('shell.quotas.loading')}</output>;
  }
  const counted = failed ? NO_USAGE : query.data.usage;
  const allowed = failed ? USAGE_FETCH_DEFAULTS : query.data.limits;
  if (counted === null || allowed === null) return null;
  const resets = failed ? null : query.data.usage;

  return (
    <section aria-labelledby={titleId}>
      <header className="mb-4 flex items-start justify-between gap-3">
        <div>
          <h2 id={titleId} className="text-lg">
            {t('shell.quotas.title')}
          </h2>
          <p className="text-sm text-muted">{t('shell.quotas.subtitle')}</p>
        </div>
        <PlanBadge plan={allowed.plan_name} isAdmin={asAdmin} />
      </header>
      {failed && <p className="mb-3 text-sm text-warn">{t('shell.quotas.fallback')}</p>}
      <ul className="grid gap-4">
        {usageBars(counted, allowed).map(bar => (
          <li key={bar.kind}>
            <Bar bar={bar} />
          </li>
        ))}
      </ul>
      {resets && (
        <p className="mt-4 text-[0.8125rem] text-muted">
          {t('shell.quotas.resetsAt', {
            daily: formats.dateTime(resets.next_daily_reset),
            monthly: formats.dateTime(resets.next_monthly_reset),
          })}
        </p>
      )}
      <UpgradeLink plan={allowed.plan_name} isAdmin={asAdmin} />
    </section>
  );
}

function Bar({ bar }: { bar: QuotaBar }) {
  const t = useT();
  const formats = useFormats();
  const label = t(`shell.quotas.${bar.kind}`);
  const unlimited = bar.limit === -1;
  const count = `${formats.number(bar.used)}/${unlimited ? '∞' : formats.number(bar.limit)}`;
  const remainingText = ({ period, count: left }: QuotaBar['remaining'][number]) => {
    const kind = bar.kind === 'scripts' || bar.kind === 'hooks' ? 'generations' : 'analyses';
    return t(`shell.quotas.remaining.${kind}${period === 'day' ? 'Today' : 'Month'}`, { count: left });
  };
  return (
    <>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">{unlimited ? t('shell.quotas.unlimited') : count}</span>
      </div>
      <ProgressBar
        label={label}
        percent={bar.percent}
        tone={bar.tone}
        valueText={unlimited ? t('shell.quotas.unlimited') : count}
      />
      {bar.remaining.map(left => (
        <p key={left.period} className="mt-1 text-[0.8125rem] text-muted">
          {remainingText(left)}
        </p>
      ))}
    </>
  );
}

/** Only the free plan is offered an upgrade (spec §6). */
function UpgradeLink({ plan, isAdmin }: { plan: PlanType; isAdmin: boolean }) {
  const { t, language } = useLanguage();
  if (plan !== 'freemium' || isAdmin) return null;
  return (
    <LinkButton
      href={sitePath(SITE_PATHS.pricing, language)}
      target="_blank"
      rel="noopener"
      variant="signal"
      className="mt-4 w-full"
      title={t('shell.quotas.upgradeNewTab')}
    >
      {t('shell.quotas.upgrade')}
      <ArrowUpRight aria-hidden className="size-4" />
    </LinkButton>
  );
}
