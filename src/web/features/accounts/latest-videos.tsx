import ExternalLink from 'lucide-react/icons/external-link';
import type { Performance } from '#contract/accounts/accounts.ts';
import { shownTitle } from '#domain/text/shown-title.ts';
import { readingProvenance } from '#domain/metrics/provenance.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { SERIES } from '#web/ui/content/series-style.ts';
import { SeriesSample } from '#web/ui/content/series-sample.tsx';
import { EngagementMark } from '#web/ui/content/engagement-mark.tsx';

/** Spec §2: descriptions are cut to 80 characters. */
const DESCRIPTION_CHARACTERS = 80;

/** Spec §2: « Vidéos les plus récentes », the five newest of the period. */
export function LatestVideos({ performance }: { performance: Performance }) {
  const t = useT();
  const { latest, period, isDemo } = performance;
  if (latest.length === 0) return null;
  return (
    <Card aria-labelledby="latest-title">
      <CardHeader
        id="latest-title"
        level={3}
        title={t('accounts.performance.latest')}
        text={t('accounts.performance.latestText', { count: latest.length, days: period.days })}
      />
      <ol className="-my-1">
        {latest.map(video => (
          <li
            key={video.videoId}
            className="grid grid-cols-1 gap-x-6 gap-y-2 border-b border-line py-3.5 last:border-0 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
          >
            <Title video={video} isDemo={isDemo} />
            <Counts video={video} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Video = Performance['latest'][number];

function Title({ video, isDemo }: { video: Video; isDemo: boolean }) {
  const t = useT();
  const formats = useFormats();
  const text = shownTitle(video.description, DESCRIPTION_CHARACTERS);
  return (
    <div className="min-w-0">
      <p className="font-medium text-pretty wrap-anywhere">
        {text === '' ? <i className="text-muted">{t('accounts.performance.noDescription')}</i> : text}
        {!isDemo && (
          <a
            href={video.url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('accounts.performance.openOnTikTok')}
            title={t('accounts.performance.openOnTikTok')}
            className="reach ms-1.5 inline-block align-[-0.15em] text-muted hover:text-calm"
          >
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </p>
      <p className="text-sm text-muted">
        <time dateTime={video.createdAt}>{formats.dateTime(video.createdAt)}</time>
      </p>
    </div>
  );
}

function Counts({ video }: { video: Video }) {
  const t = useT();
  const formats = useFormats();
  const counts = SERIES.flatMap(series => video[series] ?? []);
  const largest = counts.length === 0 ? null : Math.max(...counts);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
      <dl className="flex flex-wrap gap-x-5 gap-y-1 max-sm:w-full max-sm:justify-between max-sm:gap-x-2">
        {SERIES.map(series => {
          const value = video[series];
          return (
            <div key={series} className="flex items-center gap-1.5 text-sm">
              <dt>
                <SeriesSample series={series} />
                <span className="sr-only">{t(`accounts.chart.series.${series}`)}</span>
              </dt>
              <dd
                className="font-medium tabular-nums sm:min-w-12"
                title={value === null ? t('charts.unknown') : formats.number(value)}
              >
                {value === null ? '—' : formats.compact(value)}
              </dd>
            </div>
          );
        })}
      </dl>
      <span className="flex items-start gap-1">
        <EngagementMark
          percent={video.engagement}
          text={value => t('accounts.performance.engagementOf', { value })}
        />
        <Provenance
          figure={t('dashboard.overview.countsOfVideo', { date: formats.dateTime(video.createdAt) })}
          facts={readingProvenance(largest, { ...video, observedAt: new Date(video.observedAt) })}
        />
      </span>
    </div>
  );
}
