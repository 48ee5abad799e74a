import type { Provenance as Facts } from '#contract/wire/base.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { saysNothingCompared } from '#presentation/sentences/period-sentence.ts';
import { Figure } from '#web/ui/content/figure.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { changeText, isStatedOnce, refusalText } from './change-text.ts';
import type { DashboardStats } from './report-cards.tsx';
import { unknownSince } from './unknown-since.ts';

type Total = keyof DashboardStats['changes'];

const ORDER = ['videos', 'views', 'likes', 'comments', 'shares', 'engagement', 'followers'] as const;

/** A figure without data is not shown as zero, nor the number of videos for days without a measurement. */
function valueOf(stats: DashboardStats, total: Total): number | null {
  const values: Record<Total, number | null> = {
    videos: stats.totalVideos,
    views: stats.totalViews,
    likes: stats.totalLikes,
    comments: stats.totalComments,
    shares: stats.totalShares,
    engagement: stats.avgEngagementRate,
    followers: stats.totalFollowers,
  };
  const isUnknown = total === 'videos' ? unknownSince(stats) !== null : stats.provenance[total].n === 0;
  return isUnknown ? null : values[total];
}

/** Spec §3, the totals of the period, each with its basis and its value over the same number of days before. */
export function OverviewTotals({ stats }: { stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  const { days } = stats.period;
  const saidOnce = [stats.changes.videos, stats.changes.views].find(isStatedOnce);
  const isSaid = saysNothingCompared(stats.sentence.counted);
  const isUnknown = unknownSince(stats) !== null;
  const shown = ORDER.filter(total => !isUnknown || valueOf(stats, total) !== null);
  return (
    <>
      {(saidOnce === undefined || !isSaid) && (
        <p className="mb-5 text-sm text-muted">
          {saidOnce === undefined
            ? `${t('dashboard.change.against', {
                days,
                from: formats.date(stats.previousPeriod.from),
                to: formats.date(stats.previousPeriod.to),
              })} ${t('dashboard.change.older', { days })}`
            : refusalText(saidOnce, t, formats)}
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-3 xl:grid-cols-4">
        {shown.map(total => (
          <Total key={total} total={total} value={valueOf(stats, total)} stats={stats} />
        ))}
      </div>
    </>
  );
}

function Total({ total, value, stats }: { total: Total; value: number | null; stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  const label = t(`dashboard.overview.totals.${total}`);
  const change = stats.changes[total];
  const facts: Facts = stats.provenance[total];
  const isPercent = total === 'engagement';
  // A period without videos has no data to be missing.
  const isUnknown = value === null && (total === 'followers' || stats.totalVideos > 0);
  const said = changeText(change, t, formats, isPercent);
  return (
    <Figure
      label={label}
      value={value === null ? '—' : isPercent ? formats.percent(value) : formats.compact(value)}
      exact={value === null ? undefined : isPercent ? undefined : formats.number(value)}
      mark={<Provenance figure={label} facts={facts} note={said} />}
      note={isUnknown ? t('accounts.performance.unknown') : isStatedOnce(change) ? undefined : said}
    />
  );
}
