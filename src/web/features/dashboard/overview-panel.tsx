import type { UseQueryResult } from '@tanstack/react-query';
import { isDemoHandle } from '#domain/accounts/handle.ts';
import { PERIOD_DAYS, type PeriodDays } from '#domain/time/period.ts';
import { DataAge } from '#web/shared/linked-accounts/data-age.tsx';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { periodSentences } from '#presentation/sentences/period-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { PeriodLines } from '#web/ui/content/period-lines.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AccountGrowth } from './account-growth.tsx';
import { dataSources } from './data-sources.ts';
import { HealthNotes } from './health-notes.tsx';
import { OverviewTotals } from './overview-totals.tsx';
import type { DashboardStats } from './report-cards.tsx';
import { unknownSince } from './unknown-since.ts';
import { TopVideos } from './top-videos.tsx';
import { ViewsPerDay } from './views-per-day.tsx';
import { WhyChanged } from './why-changed.tsx';

/** Spec §3, dashboard stats: totals, views by day and the five most viewed videos of the period. */
export function OverviewPanel({
  query,
  days,
  onDays,
  onAccount,
}: {
  query: UseQueryResult<DashboardStats>;
  days: PeriodDays;
  onDays: (days: PeriodDays) => void;
  /** Shows one account only. */
  onAccount: (accountId: string) => void;
}) {
  const t = useT();
  const isUnread = useLinkedAccounts().data?.items.every(
    ({ last_synced_at: synced, last_imported_at: imported }) => synced === null && imported === null,
  );
  return (
    <Card aria-labelledby="overview-title">
      <CardHeader
        id="overview-title"
        title={t('dashboard.overview.title')}
        text={t('dashboard.overview.text')}
        actions={
          <Field label={t('dashboard.overview.period')}>
            {wiring => (
              <Select
                {...wiring}
                value={days}
                onChange={event => {
                  const chosen = PERIOD_DAYS.find(period => period === Number(event.target.value));
                  if (chosen) onDays(chosen);
                }}
              >
                {PERIOD_DAYS.map(period => (
                  <option key={period} value={period}>
                    {t('accounts.performance.lastOf', { days: period })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        }
      />
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-80" />}
        isEmpty={stats =>
          stats.totalVideos === 0 && stats.previousPeriod.videos === 0 && unknownSince(stats) === null
        }
        empty={
          <p className="text-muted">
            {t(isUnread ? 'dashboard.overview.unread' : 'dashboard.overview.empty')}
          </p>
        }
      >
        {stats => (
          <>
            <p className="mb-5 flex flex-wrap items-center gap-2">
              <Covered stats={stats} />
              {stats.accountsList.some(({ username }) => isDemoHandle(username)) && <DemoBadge />}
              <DataAge observedAt={stats.dataObservedAt} sources={dataSources(stats)} />
            </p>
            <Sentence stats={stats} />
            <HealthNotes stats={stats} />
            <OverviewTotals stats={stats} />
            {unknownSince(stats) === null && (
              <>
                <div className="mt-8 grid gap-8 lg:grid-cols-2">
                  <ViewsPerDay stats={stats} />
                  <TopVideos stats={stats} />
                </div>
                <WhyChanged stats={stats} onAccount={onAccount} />
              </>
            )}
            <AccountGrowth stats={stats} />
          </>
        )}
      </QueryPanel>
    </Card>
  );
}

/** Which accounts and which days the block is about. */
function Covered({ stats: { accountsList, period } }: { stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  const [only] = accountsList;
  return (
    <>
      <span className="font-semibold whole-word">
        {accountsList.length === 1 && only !== undefined
          ? `@${only.username}`
          : t('dashboard.overview.allAccounts', { count: accountsList.length })}
      </span>
      <span className="text-sm text-muted">
        {t('dashboard.overview.days', {
          from: formats.shortDate(period.from),
          to: formats.shortDate(period.to),
        })}
      </span>
    </>
  );
}

/** The result of the period, in a sentence or two. */
function Sentence({ stats: { sentence, period } }: { stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  const span = t('periodSentence.spans.days', { count: period.days });
  return (
    <div className="mb-6">
      <PeriodLines
        said={periodSentences(
          sentence,
          { span, day: instant => formats.shortDate(instant), longDay: instant => formats.date(instant) },
          t,
          formats,
        )}
        className="font-display text-xl leading-snug font-bold text-balance"
      />
    </div>
  );
}
