import type { UseQueryResult } from '@tanstack/react-query';
import { PERIOD_DAYS, type PeriodDays } from '#domain/periods/period.ts';
import { TOP_VIDEO_CHARACTERS } from '#domain/dashboard/top-videos.ts';
import { firstCharacters } from '#domain/metrics/cut-text.ts';
import { DataAge } from '#web/accounts/data-age.tsx';
import { DemoBadge } from '#web/accounts/demo-badge.tsx';
import { useFormats, useT } from '#web/language/language.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DashboardStats } from './report-cards.tsx';

/** Spec §3, dashboard stats: totals, views by day and the five most viewed videos of the period. */
export function OverviewPanel({
  query,
  days,
  onDays,
  isDemo,
}: {
  query: UseQueryResult<DashboardStats>;
  days: PeriodDays;
  onDays: (days: PeriodDays) => void;
  isDemo: boolean;
}) {
  const t = useT();
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
                    {`${period} ${t('accounts.performance.lastDays')}`}
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
        isEmpty={stats => stats.totalVideos === 0}
        empty={<p className="text-muted">{t('dashboard.overview.empty')}</p>}
      >
        {stats => (
          <>
            <p className="mb-5 flex flex-wrap gap-2">
              {isDemo && <DemoBadge />}
              <DataAge observedAt={stats.dataObservedAt} />
            </p>
            <Totals stats={stats} />
            <div className="mt-8 grid gap-8 lg:grid-cols-2">
              <ViewsPerDay stats={stats} />
              <TopVideos stats={stats} />
            </div>
          </>
        )}
      </QueryPanel>
    </Card>
  );
}

function Totals({ stats }: { stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  const totals = {
    videos: stats.totalVideos,
    views: stats.totalViews,
    likes: stats.totalLikes,
    comments: stats.totalComments,
    shares: stats.totalShares,
  };
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-3 xl:grid-cols-6">
      {(['videos', 'views', 'likes', 'comments', 'shares'] as const).map(total => (
        <Figure
          key={total}
          label={t(`dashboard.overview.totals.${total}`)}
          value={formats.compact(totals[total])}
          exact={formats.number(totals[total])}
        />
      ))}
      <Figure
        label={t('dashboard.overview.totals.engagement')}
        value={stats.totalVideos === 0 ? '—' : formats.percent(stats.avgEngagementRate)}
      />
    </div>
  );
}

function ViewsPerDay({ stats }: { stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  const most = stats.viewsEvolution.reduce((max, day) => Math.max(max, day.views), 0);
  return (
    <section aria-labelledby="per-day-title">
      <h3 id="per-day-title" className="text-base">
        {t('dashboard.overview.perDay')}
      </h3>
      <p className="mb-3 text-sm text-muted">{t('dashboard.overview.perDayText')}</p>
      <ol className="flex h-36 items-end gap-px border-b border-line-strong sm:gap-1">
        {stats.viewsEvolution.map(day => {
          const said = t('dashboard.overview.day', {
            date: day.name,
            views: formats.number(day.views),
            count: day.videos,
          });
          return (
            <li key={day.date} title={said} className="flex h-full min-w-0 flex-1 items-end">
              <span className="sr-only">{said}</span>
              <span
                aria-hidden
                style={{ height: `${most === 0 ? 0 : (day.views / most) * 100}%` }}
                className={day.videos > 0 ? 'block min-h-1 w-full rounded-t-sm bg-calm' : 'block w-full'}
              />
            </li>
          );
        })}
      </ol>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-muted">
        <span>{stats.viewsEvolution[0]?.name}</span>
        <span>{stats.viewsEvolution.at(-1)?.name}</span>
      </p>
    </section>
  );
}

function TopVideos({ stats }: { stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  return (
    <section aria-labelledby="top-title">
      <h3 id="top-title" className="text-base">
        {t('dashboard.overview.top')}
      </h3>
      <p className="mb-2 text-sm text-muted">{t('dashboard.overview.topText')}</p>
      {stats.topPerformingVideos.length === 0 ? (
        <p className="text-muted">{t('dashboard.overview.empty')}</p>
      ) : (
        <ol>
          {stats.topPerformingVideos.map((video, index) => (
            <li
              key={`${video.author} ${video.publishDate}`}
              className="flex items-baseline gap-3 border-b border-line py-2.5 last:border-0"
            >
              <span aria-hidden className="figure w-5 text-muted">
                {index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">
                  {withEllipsis(video.description) || t('accounts.performance.noDescription')}
                </span>
                <span className="block text-sm text-muted">
                  {t('dashboard.overview.topFacts', {
                    author: video.author,
                    date: formats.date(video.publishDate),
                  })}
                </span>
              </span>
              <span
                className="font-semibold whitespace-nowrap tabular-nums"
                title={formats.number(video.views)}
              >
                {t('dashboard.overview.views', { views: formats.compact(video.views) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The call answers the first 50 characters: as many as that most likely go on. */
function withEllipsis(description: string): string {
  const isCut = firstCharacters(description, TOP_VIDEO_CHARACTERS - 1).length < description.length;
  return isCut ? `${description.trim()}…` : description.trim();
}
