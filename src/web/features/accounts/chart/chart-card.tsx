import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Performance } from '#contract/accounts/accounts.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import type { ChartAbout } from '#web/ui/chart/chart-data.ts';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { SERIES, type Series } from '#web/ui/content/series-style.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ALL_SHOWN, isStepped, shownOf } from './chart-rows.ts';
import { SeriesToggles } from './series-toggles.tsx';
import { useChartData } from './use-chart-data.tsx';

const PerformanceChart = lazy(() =>
  import('./performance-chart.tsx').then(it => ({ default: it.PerformanceChart })),
);

/** Card « Performance des dernières vidéos »: a sentence, then the same videos as lines or as a table. */
export function ChartCard({
  performance,
  periodSelector,
  empty,
}: {
  performance: Performance;
  periodSelector: ReactNode;
  /** Replaces the chart when the period has no video. */
  empty: ReactNode;
}) {
  const t = useT();
  const [shown, setShown] = useState(ALL_SHOWN);
  const summary = useSummary(performance);
  const data = useChartData(performance);
  const toggle = (series: Series) => setShown(before => ({ ...before, [series]: !before[series] }));

  return (
    <Card aria-labelledby="chart-title">
      <CardHeader id="chart-title" level={3} title={t('accounts.chart.title')} actions={periodSelector} />
      <ChartFrame
        name="performance"
        title={t('accounts.chart.title')}
        sentence={summary}
        about={aboutOf(performance)}
        data={data}
        controls={<SeriesToggles shown={shown} onToggle={toggle} />}
        notes={<ChartNotes performance={performance} />}
        empty={empty}
        hasPicture={shownOf(shown).length > 0}
        bodyClass="h-[400px]"
      >
        <Suspense fallback={<Skeleton className="h-[400px]" />}>
          {shownOf(shown).length === 0 ? (
            <p className="grid h-[400px] place-items-center text-center text-muted">
              {t('accounts.chart.none')}
            </p>
          ) : (
            <PerformanceChart performance={performance} shown={shown} />
          )}
        </Suspense>
      </ChartFrame>
    </Card>
  );
}

function aboutOf({ handle, period, series }: Performance): ChartAbout {
  const sources = [...new Set(series.map(({ source }) => source))];
  return { handle, from: period.from, to: period.to, sources };
}

/** « 12 vidéos sur 30 jours, médiane 8,4K vues » */
function useSummary({ count, period, medians }: Performance): string {
  const t = useT();
  const formats = useFormats();
  const values = { count, days: period.days };
  if (count === 0) return t('accounts.chart.summaryEmpty', { days: period.days });
  return medians.views === null
    ? t('accounts.chart.summaryNoViews', values)
    : t('accounts.chart.summary', { ...values, median: formats.compact(medians.views) });
}

/** How to read the drawing; always the same height. */
function ChartNotes({ performance }: { performance: Performance }) {
  const t = useT();
  const stepped = SERIES.some(series => isStepped(performance.series, series));
  return (
    <p className="min-h-10">
      {t('accounts.chart.scales')} {stepped && t('accounts.chart.rounded')}{' '}
      <span className="pointer-coarse:hidden">{t('accounts.chart.exploreHint')}</span>
    </p>
  );
}
