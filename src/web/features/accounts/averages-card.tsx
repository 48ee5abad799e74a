import type { Performance } from '#contract/accounts/accounts.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { SERIES, type Series } from '#web/ui/content/series-style.ts';
import { SeriesSample } from '#web/ui/content/series-sample.tsx';

/** With fewer videos, a single video dominates an average. */
const ENOUGH_VIDEOS = 5;

/** Spec §2: average views, likes, comments and shares as bars, next to the medians. */
export function AveragesCard({ performance }: { performance: Performance }) {
  const t = useT();
  const { count, period, provenance } = performance;
  const title = t('accounts.performance.averages');
  return (
    <Card aria-labelledby="averages-title" className="flex flex-col">
      <CardHeader
        id="averages-title"
        level={3}
        title={
          <span className="inline-flex items-start gap-1">
            {title}
            <Provenance figure={title} facts={provenance.averages} />
          </span>
        }
        text={t('accounts.performance.averagesText', { count, days: period.days })}
      />
      {count === 0 ? (
        <p className="text-muted">{t('accounts.performance.noVideoToAverage')}</p>
      ) : (
        <>
          <ul className="grid gap-6">
            {SERIES.map(series => (
              <li key={series}>
                <Average performance={performance} series={series} />
              </li>
            ))}
          </ul>
          <p className="mt-6 text-[0.8125rem] text-muted">{t('accounts.performance.barNote')}</p>
          {count < ENOUGH_VIDEOS && (
            <Alert tone="warn" className="mt-4">
              {t('accounts.performance.thin', { count })}
            </Alert>
          )}
        </>
      )}
    </Card>
  );
}

function Average({ performance, series }: { performance: Performance; series: Series }) {
  const t = useT();
  const formats = useFormats();
  const mean = performance.averages[series];
  const median = performance.medians[series];
  const best = performance.series.reduce((most, video) => Math.max(most, video[series] ?? 0), 0);
  const part = (value: number | null) => (value === null || best === 0 ? 0 : (value / best) * 100);
  const name = t(`accounts.chart.series.${series}`);
  return (
    <>
      <div className="mb-2 flex items-end justify-between gap-3">
        <span className="flex items-center gap-2 text-sm font-medium">
          <SeriesSample series={series} />
          {name}
        </span>
        <span
          className="figure text-xl leading-none"
          title={mean === null ? undefined : formats.number(mean, 1)}
        >
          {mean === null ? '—' : formats.compact(mean)}
        </span>
      </div>
      <div className="relative">
        <ProgressBar
          label={t('accounts.performance.averageOf', { series: name })}
          percent={part(mean)}
          valueText={mean === null ? t('accounts.performance.unknown') : formats.number(mean, 1)}
        />
        {median !== null && best > 0 && (
          <span
            aria-hidden
            style={{ left: `${part(median)}%` }}
            className="absolute -top-1 h-4 w-0.5 -translate-x-1/2 rounded-full bg-ink"
          />
        )}
      </div>
      <p
        title={median === null ? undefined : formats.number(median, 1)}
        className="mt-1.5 text-[0.8125rem] text-muted"
      >
        {median === null
          ? t('accounts.performance.unknown')
          : t('accounts.performance.median', { value: formats.compact(median) })}
      </p>
    </>
  );
}
