import { daySpan } from '#presentation/sentences/day-span.ts';
import { fileDay } from '#presentation/sentences/reading-time.ts';
import { readingTime } from '#presentation/sentences/reading-time.ts';
import { useMemo } from 'react';
import { growthAxis, growthGeometry } from '#domain/chart/growth-geometry.ts';
import { roundingStep, shownPrecision } from '#domain/sources/reading.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import type { ChartAbout, ChartData, GrowthCount, GrowthReading } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { GrowthPlot } from './growth-plot.tsx';
import { useCountText } from './use-count-text.ts';

/**
 * Measurements of a count over time: rounded ones in steps with a band, gaps where nothing was measured, decreases kept
 * and marked. `readings` are sorted oldest first.
 */
export function GrowthChart({
  title,
  count,
  readings,
  about,
  gapAfterHours,
}: {
  title: string;
  count: GrowthCount;
  readings: readonly GrowthReading[];
  about: ChartAbout;
  /** Hours without a measurement that count as a gap; accounts are measured daily. */
  gapAfterHours?: number;
}) {
  const t = useT();
  const sentence = useSentence(readings, gapAfterHours);
  const data = useGrowthData(readings, count);
  const rounded = readings.some(it => it.count !== null && roundingStep(it.count, it.precision) > 1);
  return (
    <ChartFrame
      name={`growth-${count}`}
      title={title}
      sentence={sentence}
      about={about}
      data={data}
      notes={
        <>
          {growthAxis(readings).min > 0 && t('charts.growth.notFromZero')}{' '}
          {rounded && t('charts.growth.rounded')}
        </>
      }
    >
      <GrowthPlot readings={readings} count={count} gapAfterHours={gapAfterHours} />
    </ChartFrame>
  );
}

function useSentence(readings: readonly GrowthReading[], gapAfterHours: number | undefined): string {
  const t = useT();
  const formats = useFormats();
  const countText = useCountText();
  const { timeZone, firstWeekday } = formats;
  const { falls, gaps } = useMemo(
    () =>
      growthGeometry({
        readings,
        timeZone,
        firstWeekday,
        gapAfterHours,
        width: 400,
        height: 300,
        axisRoom: 50,
      }),
    [readings, timeZone, firstWeekday, gapAfterHours],
  );
  const known = readings.filter(reading => reading.count !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return t('charts.growth.noReading');
  return [
    t('charts.growth.sentence', {
      count: known.length,
      span: daySpan(fileDay(first.at, formats), fileDay(last.at, formats), t),
      first: countText(first.count, first.precision),
      last: countText(last.count, last.precision),
    }),
    gaps.length > 0 && t('charts.growth.gaps', { count: gaps.length }),
    falls > 0 && t('charts.growth.falls', { count: falls }),
  ]
    .filter(Boolean)
    .join(' ');
}

function useGrowthData(readings: readonly GrowthReading[], count: GrowthCount): ChartData<GrowthReading> {
  const t = useT();
  const formats = useFormats();
  const countText = useCountText();
  const sourceOf = ({ source }: GrowthReading) =>
    source === undefined ? '' : t(`ui.provenance.sources.${source}`);
  const source = { key: 'source', header: t('charts.source'), value: sourceOf, text: sourceOf };
  return {
    rows: readings,
    rowKey: row => row.at,
    newestFirst: true,
    columns: [
      {
        key: 'at',
        header: t('charts.observedAt'),
        rowHeader: true,
        isInstant: true,
        value: row => row.at,
        text: row => <span className="whitespace-nowrap">{readingTime(row.at, [row.source], formats)}</span>,
      },
      {
        key: 'count',
        header: t(`charts.growth.counts.${count}`),
        numeric: true,
        value: row => row.count,
        text: row => countText(row.count, row.precision),
      },
      {
        key: 'precision',
        header: t('charts.precision'),
        value: row =>
          t(`charts.precisions.${shownPrecision({ views: row.count, precision: row.precision })}`),
        text: row => t(`charts.precisions.${shownPrecision({ views: row.count, precision: row.precision })}`),
      },
      ...(readings.some(reading => reading.source !== undefined) ? [source] : []),
    ],
  };
}
