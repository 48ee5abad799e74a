import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Performance } from '#contract/accounts.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SERIES, type Series } from '#web/ui/series-style.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ALL_SHOWN, isStepped, shownOf } from './chart-rows.ts';
import { SeriesToggles } from './series-toggles.tsx';

const PerformanceChart = lazy(() =>
  import('./performance-chart.tsx').then(it => ({ default: it.PerformanceChart })),
);
const ChartTable = lazy(() => import('./chart-table.tsx').then(it => ({ default: it.ChartTable })));

/** Card « Performance des dernières vidéos »: a sentence, then the same videos as lines or as a table. */
export function ChartCard({
  performance,
  periodSelector,
  empty,
}: {
  performance: Performance;
  periodSelector: ReactNode;
  /** Stands in the chart's place when the period holds no video. */
  empty: ReactNode;
}) {
  const t = useT();
  const [shown, setShown] = useState(ALL_SHOWN);
  const [asTable, setAsTable] = useState(false);
  const summary = useSummary(performance);
  const isEmpty = performance.count === 0;
  const toggle = (series: Series) => setShown(before => ({ ...before, [series]: !before[series] }));

  return (
    <Card aria-labelledby="chart-title">
      <CardHeader
        id="chart-title"
        level={3}
        title={t('accounts.chart.title')}
        text={summary}
        actions={periodSelector}
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <SeriesToggles shown={shown} onToggle={toggle} />
        <Segmented
          label={t('accounts.chart.view')}
          hideLabel
          value={asTable ? 'table' : 'chart'}
          onChange={value => setAsTable(value === 'table')}
          segments={[
            { value: 'chart', label: t('accounts.chart.asChart') },
            { value: 'table', label: t('accounts.chart.asTable') },
          ]}
        />
      </div>
      {isEmpty ? (
        <div className="grid h-[400px] content-center">{empty}</div>
      ) : (
        <Suspense fallback={<Skeleton className="h-[400px]" />}>
          {asTable ? (
            <ChartTable rows={performance.series} caption={summary} />
          ) : shownOf(shown).length === 0 ? (
            <p className="grid h-[400px] place-items-center text-center text-muted">
              {t('accounts.chart.none')}
            </p>
          ) : (
            <PerformanceChart performance={performance} shown={shown} />
          )}
        </Suspense>
      )}
      <ChartNotes performance={performance} />
    </Card>
  );
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

/** How to read the drawing; the same height whatever it says. */
function ChartNotes({ performance }: { performance: Performance }) {
  const t = useT();
  const stepped = SERIES.some(series => isStepped(performance.series, series));
  return (
    <p className="mt-3 min-h-10 text-[0.8125rem] text-muted">
      {t('accounts.chart.scales')} {stepped && t('accounts.chart.rounded')}{' '}
      <span className="pointer-coarse:hidden">{t('accounts.chart.exploreHint')}</span>
    </p>
  );
}
