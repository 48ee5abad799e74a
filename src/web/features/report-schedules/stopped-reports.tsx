import { useQuery } from '@tanstack/react-query';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { reportPlanFor } from '#domain/billing/subscription.ts';
import { PLANS } from '#domain/plans/plan-table.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useNow } from '#web/shared/time/use-now.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';

interface Schedules {
  schedules: readonly ReportSchedule[];
}

/** The plan in force sends no reports: why, and what starts them again. */
export function StoppedByPlan({ schedules }: Schedules) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const contract = useQuery(orpc.billing.get.queryOptions()).data?.subscription ?? null;
  const accounts = useQuery(orpc.billing.accounts.queryOptions()).data?.items.length ?? 0;
  const plan = reportPlanFor(new Set(schedules.map(({ account_id: id }) => id)).size);
  const count = PLANS[plan].limits.accounts;
  if (contract?.standing === 'read_only' || contract?.standing === 'paused') {
    return (
      <Alert className="mb-4" action={<ToPlan label={t('settings.plan.title')} />}>
        {contract.standing === 'paused'
          ? t('schedules.stopped.paused', { date: formats.date(contract.standing_at ?? contract.period_end) })
          : t('schedules.stopped.unpaid')}
      </Alert>
    );
  }
  return (
    <Alert
      className="mb-4"
      action={
        <LinkButton size="sm" href={sitePath(SITE_PATHS.pricing, language)}>
          {t('schedules.plans')}
        </LinkButton>
      }
    >
      <p>{t('schedules.stopped.plan', { plan: t(`shell.plans.${plan}`) })}</p>
      {accounts > count && count > 0 && <p>{t('schedules.stopped.choice', { accounts, count })}</p>}
    </Alert>
  );
}

/** The plan has no place for some accounts that reports are about. */
export function StoppedAccounts({ schedules }: Schedules) {
  const { t } = useLanguage();
  const formats = useFormats();
  const now = useNow();
  const stopped = schedules.filter(schedule => schedule.is_read_only);
  const placed = useQuery({ ...orpc.billing.accounts.queryOptions(), enabled: stopped.length > 0 }).data;
  if (stopped.length === 0 || placed === undefined) return null;
  const { items, changeable_at: changeableAt } = placed;
  const plan = reportPlanFor(items.length);
  return (
    <Alert tone="warn" className="mb-4" action={<ToPlan label={t('schedules.toPlan')} />}>
      <p>
        {t('schedules.stopped.readOnly', {
          accounts: formats.list([...new Set(stopped.map(({ username }) => `@${username}`))]),
          plan: t(`shell.plans.${plan}`),
        })}
      </p>
      {changeableAt !== null && new Date(changeableAt) > now && (
        <p>{t('schedules.stopped.changeable', { date: formats.date(changeableAt) })}</p>
      )}
    </Alert>
  );
}

function ToPlan({ label }: { label: string }) {
  return (
    <LinkButton size="sm" href={`${APP_PATHS.settings}#plan`}>
      {label}
    </LinkButton>
  );
}
