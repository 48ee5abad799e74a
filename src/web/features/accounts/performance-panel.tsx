import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LinkedAccount, Performance } from '#contract/accounts/accounts.ts';
import { PERIOD_DAYS, parsePeriodDays, type PeriodDays } from '#domain/time/period.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { afterPicture } from '#web/ui/browser/after-picture.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AccountSelect } from '#web/shared/linked-accounts/account-select.tsx';
import { AccountTiles } from './account-tiles.tsx';
import { AveragesCard } from './averages-card.tsx';
import { ChartCard } from './chart/chart-card.tsx';
import { DataAge } from '#web/shared/linked-accounts/data-age.tsx';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { LatestVideos } from './latest-videos.tsx';
import { PeriodSelector } from './period-selector.tsx';
import type { View } from '#web/shared/linked-accounts/use-view.ts';

/**
 * Spec §2: one account's performance over a period. Changing either shows the last figures until the new ones arrive.
 */
export function PerformancePanel({
  account,
  accounts,
  mayChoose,
  view,
  whenEmpty,
}: {
  account: LinkedAccount;
  accounts: readonly LinkedAccount[];
  mayChoose: boolean;
  view: View;
  /** Actions for an account without any figure. */
  whenEmpty: ReactNode;
}) {
  const t = useT();
  const queryClient = useQueryClient();
  const optionsOf = (periodDays: PeriodDays) =>
    orpc.accounts.performance.queryOptions({ input: { id: account.id, periodDays } });
  const query = useQuery({
    ...optionsOf(view.periodDays),
    placeholderData: before => (before?.accountId === account.id ? before : undefined),
  });
  const approach = async () => {
    await afterPicture();
    for (const days of PERIOD_DAYS) void queryClient.prefetchQuery(optionsOf(days));
  };
  const observedAt =
    query.data?.provenance.followers.observedAt ?? query.data?.provenance.engagement.observedAt;

  return (
    <section aria-labelledby="performance-title" className="grid gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h2 id="performance-title" className="text-2xl">
            {t('accounts.performance.title')}
          </h2>
          <p className="mt-2 flex min-h-6 flex-wrap items-center gap-2">
            <span className="font-semibold whole-word">{`@${account.tiktok_username}`}</span>
            {account.is_demo && <DemoBadge />}
            <DataAge observedAt={observedAt ?? null} sources={query.data?.provenance.followers.sources} />
          </p>
        </div>
        {mayChoose && accounts.length > 1 && (
          <AccountSelect accounts={accounts} value={account.id} onChange={view.setAccount} />
        )}
      </header>
      <QueryPanel
        query={query}
        skeleton={<PerformanceSkeleton label={t('accounts.performance.loading')} />}
        isEmpty={hasNothing}
        empty={
          <div className="grid gap-5">
            <EmptyState
              title={t('accounts.performance.empty')}
              text={t('accounts.performance.unread', { username: account.tiktok_username })}
            />
            {whenEmpty}
          </div>
        }
      >
        {performance => (
          <div
            aria-busy={query.isPlaceholderData}
            className={classes(
              'grid gap-5 transition-opacity duration-150',
              query.isPlaceholderData && 'opacity-70',
            )}
          >
            <AccountTiles performance={performance} />
            <div className="grid gap-5 xl:grid-cols-[19rem_minmax(0,1fr)]">
              <AveragesCard performance={performance} />
              <ChartCard
                performance={performance}
                periodSelector={
                  <PeriodSelector
                    value={view.periodDays}
                    onChange={view.setPeriod}
                    onApproach={() => void approach()}
                  />
                }
                empty={<NoVideoInPeriod performance={performance} onShow={view.setPeriod} />}
              />
            </div>
            <LatestVideos performance={performance} />
          </div>
        )}
      </QueryPanel>
    </section>
  );
}

/** Neither a snapshot nor a video: nothing has been measured. */
function hasNothing({ account, knownVideos }: Performance): boolean {
  return knownVideos === 0 && account.followers === null && account.videos === null && account.likes === null;
}

/** Why the chart is empty, and the quickest way to fill it. */
function NoVideoInPeriod({
  performance,
  onShow,
}: {
  performance: Performance;
  onShow: (days: PeriodDays) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const { period, newestVideoAt } = performance;
  const nearest = parsePeriodDays(performance.nearestPeriodDays);
  return (
    <EmptyState
      title={t('accounts.performance.noVideo', { days: period.days })}
      text={
        newestVideoAt === null
          ? t('accounts.performance.noVideoKnown')
          : t(`accounts.performance.${nearest === null ? 'noVideoNewest' : 'noVideoNearest'}`, {
              when: formats.date(newestVideoAt),
            })
      }
      action={
        nearest !== null && (
          <Button variant="signal" onClick={() => onShow(nearest)}>
            {t('accounts.performance.showNearest', { days: nearest })}
          </Button>
        )
      }
    />
  );
}

/** Placeholder with the panel's layout, so that nothing moves when the figures arrive. */
function PerformanceSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-5">
      <Card as="div" className="relative grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-4">
        <output className="after-a-moment absolute end-5 top-0.5 text-[0.8125rem] text-muted">{label}</output>
        {['followers', 'videos', 'likes', 'engagement'].map(tile => (
          <Skeleton key={tile} className="h-20" />
        ))}
      </Card>
      <div className="grid gap-5 xl:grid-cols-[19rem_minmax(0,1fr)]">
        <Skeleton className="h-[34rem]" />
        <Skeleton className="h-[38rem]" />
      </div>
    </div>
  );
}
