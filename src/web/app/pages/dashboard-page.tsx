import { useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Crown from 'lucide-react/icons/crown';
import { useState } from 'react';
import { readingDay } from '#presentation/sentences/reading-time.ts';
import { isUndatedData } from '#domain/sources/reading.ts';
import { effectivePlan } from '#domain/plans/plan-table.ts';
import { useAccountChoice } from '#web/shared/linked-accounts/use-account-choice.ts';
import { DataAge } from '#web/shared/linked-accounts/data-age.tsx';
import { LinkedAccountsCard } from '#web/features/accounts/linked-accounts-card.tsx';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useView } from '#web/shared/linked-accounts/use-view.ts';
import { viewedAccount } from '#web/shared/linked-accounts/viewed-account.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { isUnchecked } from '#web/shared/quotas/use-plan.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { AddAccountDialog } from '#web/features/onboarding/add-account-dialog.tsx';
import type { LinkStep } from '#web/features/onboarding/link-steps.tsx';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { QuotaCard, saysQuotas } from '#web/features/quotas/quota-card.tsx';
import { useQuotas } from '#web/shared/quotas/use-quotas.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { ActivityPanel } from '#web/features/dashboard/activity-panel.tsx';
import { dataSources } from '#web/features/dashboard/data-sources.ts';
import { DashboardSkeleton } from '#web/features/dashboard/dashboard-skeleton.tsx';
import { MainBlock } from './dashboard-accounts.tsx';
import { OverviewPanel } from '#web/features/dashboard/overview-panel.tsx';
import { ReportCards } from '#web/features/dashboard/report-cards.tsx';

export function DashboardPage() {
  const { t, language } = useLanguage();
  const queryClient = useQueryClient();
  const view = useView();
  const me = useMe();
  const accounts = useLinkedAccounts();
  const [adding, setAdding] = useState<Exclude<LinkStep, 'ways'> | null>(null);
  const { mayView, mayChoose } = useAccountChoice();
  const account = accounts.data && viewedAccount(accounts.data.items, view.accountId, mayView);
  // Spec §6: admins and business plans see all accounts until they choose one.
  const showsAll = mayView && view.accountId === null;
  const isMeAsked = me.data !== undefined || isUnchecked(me);
  const stats = useQuery({
    ...orpc.dashboard.stats.queryOptions({
      input: { periodDays: view.periodDays, ...(showsAll || !account ? {} : { accountId: account.id }) },
    }),
    enabled: isMeAsked && account !== undefined,
    placeholderData: before => before,
  });
  const isAsking = !isMeAsked || accounts.isPending || stats.isLoading;

  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        text={t('dashboard.subtitle')}
        badges={
          <Badges
            plan={me.data?.profile.plan_type}
            observedAt={isAsking ? undefined : (stats.data?.dataObservedAt ?? null)}
            sources={stats.data && dataSources(stats.data)}
          />
        }
      />
      <div className="grid gap-6">
        <ReportCards />
        <QueryPanel query={accounts} skeleton={<DashboardSkeleton />}>
          {({ items }) =>
            account && (
              <MainBlock
                account={account}
                accounts={items}
                mayChoose={mayChoose}
                view={view}
                onAdd={setAdding}
                onRefreshed={() => void queryClient.invalidateQueries({ queryKey: orpc.dashboard.key() })}
              >
                <OverviewPanel
                  query={stats}
                  days={view.periodDays}
                  onDays={view.setPeriod}
                  onAccount={view.setAccount}
                />
                <div className="grid items-start gap-6 lg:grid-cols-2">
                  <LinkedAccountsCard onAdd={() => setAdding('ask')} />
                  <Quotas isAdmin={me.data?.is_admin ?? false} />
                </div>
              </MainBlock>
            )
          }
        </QueryPanel>
        <nav aria-label={t('dashboard.actions.label')} className="flex flex-wrap gap-3">
          <LinkButton href={APP_PATHS.accounts} variant="calm">
            {t('dashboard.actions.account')}
          </LinkButton>
          <LinkButton href={APP_PATHS.videos}>{t('dashboard.actions.video')}</LinkButton>
          <LinkButton href={sitePath(SITE_PATHS.subscription, language)}>
            {t('dashboard.actions.upgrade')}
          </LinkButton>
        </nav>
        <ActivityPanel />
      </div>
      <AddAccountDialog step={adding} onClose={() => setAdding(null)} />
    </>
  );
}

/** Day of the last update, where the specification puts it, and the time of the data: the same day. */
function Badges({
  plan,
  observedAt,
  sources = [],
}: {
  plan: Parameters<typeof effectivePlan>[0] | undefined;
  observedAt: string | null | undefined;
  sources: Parameters<typeof DataAge>[0]['sources'];
}) {
  const { t } = useLanguage();
  const formats = useFormats();
  return (
    <>
      {plan !== undefined && effectivePlan(plan) === 'premium' && (
        <Badge tone="calm" icon={<Crown aria-hidden />}>
          {t('dashboard.premium')}
        </Badge>
      )}
      {observedAt !== undefined && !isUndatedData(sources) && (
        <Badge icon={<CalendarClock aria-hidden />}>
          {observedAt === null
            ? t('dashboard.neverUpdated')
            : t('dashboard.lastUpdated', { date: readingDay(observedAt, sources, formats) })}
        </Badge>
      )}
      <DataAge observedAt={observedAt} sources={sources} />
    </>
  );
}

function Quotas({ isAdmin }: { isAdmin: boolean }) {
  const query = useQuotas();
  if (!saysQuotas(query)) return null;
  return (
    <Card as="div">
      <QuotaCard query={query} isAdmin={isAdmin} />
    </Card>
  );
}
