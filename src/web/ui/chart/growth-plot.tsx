import { readingTime } from '#presentation/sentences/reading-time.ts';
import { memo, useMemo } from 'react';
import {
  growthAxis,
  growthGeometry,
  type GrowthGeometry,
  type GrowthPoint,
} from '#domain/chart/growth-geometry.ts';
import { nearestIndex } from '#domain/chart/points.ts';
import { textWidth } from '#domain/chart/text-lines.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { AxisFigures, AxisRules, DayMarks } from './axis-marks.tsx';
import type { GrowthCount, GrowthReading } from './chart-data.ts';
import { ChartExplorer } from './chart-explorer.tsx';
import { TooltipBox } from './tooltip-box.tsx';
import { useCountText } from './use-count-text.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 320;
const FIGURE_FONT = 12;

/** The measurements as a line, and one by one by pointer or keyboard. */
export function GrowthPlot({
  readings,
  count,
  gapAfterHours,
}: {
  readings: readonly GrowthReading[];
  count: GrowthCount;
  gapAfterHours: number | undefined;
}) {
  const t = useT();
  const formats = useFormats();
  const countText = useCountText();
  const [frame, width] = useWidth();
  const figure = useTickText(readings);
  const { timeZone, firstWeekday } = formats;
  const axisRoom = useMemo(
    () =>
      14 +
      Math.max(...growthAxis(readings).ticks.map(tick => Math.ceil(textWidth(figure(tick), FIGURE_FONT)))),
    [readings, figure],
  );
  const geometry = useMemo(
    () =>
      growthGeometry({ readings, timeZone, firstWeekday, gapAfterHours, width, height: HEIGHT, axisRoom }),
    [readings, timeZone, firstWeekday, gapAfterHours, width, axisRoom],
  );
  const name = t(`charts.growth.counts.${count}`);
  const facts = (index: number) => {
    const [reading, point] = [readings[index], geometry.points[index]];
    if (reading === undefined || point === undefined) return [];
    const noted = [point.fell && t('charts.growth.fell'), point.afterGap && t('charts.growth.afterGap')];
    return [
      { key: 'count', term: name, value: countText(reading.count, reading.precision) },
      {
        key: 'source',
        term: t('charts.source'),
        value: reading.source === undefined ? '' : t(`ui.provenance.sources.${reading.source}`),
      },
      {
        key: 'noted',
        term: t('charts.growth.since'),
        value: noted.filter(Boolean).join(', '),
        apart: true,
      },
    ].filter(({ value }) => value !== '');
  };
  const placeOf = (index: number) =>
    readingTime(readings[index]?.at ?? '', [readings[index]?.source], formats);

  return (
    <div ref={frame} className="relative h-80 w-full">
      {width > 0 && (
        <>
          <svg
            data-picture
            width={width}
            height={HEIGHT}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            aria-hidden
            className="absolute inset-0 block max-w-full"
          >
            <GrowthDrawing geometry={geometry} name={name} figure={figure} />
          </svg>
          <ChartExplorer
            label={t('charts.growth.explore')}
            count={readings.length}
            indexAt={x => nearestIndex(geometry.xs, x)}
            valueText={index =>
              t('charts.point', {
                place: placeOf(index),
                values: facts(index)
                  .map(({ term, value }) => `${term} ${value}`)
                  .join(', '),
              })
            }
          >
            {index => {
              const point = geometry.points[index];
              if (point === undefined) return null;
              const { plot } = geometry;
              return (
                <>
                  <svg
                    width={width}
                    height={HEIGHT}
                    aria-hidden
                    className="pointer-events-none absolute inset-0 block"
                  >
                    <line
                      x1={point.x}
                      x2={point.x}
                      y1={plot.top}
                      y2={plot.bottom}
                      stroke="var(--ink)"
                      strokeOpacity="0.45"
                    />
                    {point.y !== null && <ReadingSign point={point} y={point.y} scale={1.4} />}
                  </svg>
                  <TooltipBox x={point.x} width={width} title={placeOf(index)} facts={facts(index)} />
                </>
              );
            }}
          </ChartExplorer>
        </>
      )}
    </div>
  );
}

/** Abbreviated figures if they all differ, full ones where the scale is finer. */
function useTickText(readings: readonly GrowthReading[]): (tick: number) => string {
  const formats = useFormats();
  return useMemo(() => {
    const short = (tick: number) => formats.compact(tick).replace(/[,.]0(?=[KM])/, '');
    const { ticks } = growthAxis(readings);
    return new Set(ticks.map(short)).size === ticks.length ? short : tick => formats.number(tick);
  }, [formats, readings]);
}

const GrowthDrawing = memo(function GrowthDrawing({
  geometry,
  name,
  figure,
}: {
  geometry: GrowthGeometry;
  name: string;
  figure: (tick: number) => string;
}) {
  const { plot, axis, days, points, line, band, gaps, markers } = geometry;
  return (
    <>
      {gaps.map(({ from, to }) => (
        <g key={from} data-gap>
          <rect
            x={from}
            y={plot.top}
            width={to - from}
            height={plot.bottom - plot.top}
            fill="var(--sunken)"
          />
          {[from, to].map(x => (
            <line
              key={x}
              x1={x}
              x2={x}
              y1={plot.top}
              y2={plot.bottom}
              stroke="var(--line-strong)"
              strokeDasharray="2 4"
            />
          ))}
        </g>
      ))}
      <AxisRules axis={axis} plot={plot} />
      <DayMarks days={days} plot={plot} />
      <AxisFigures axis={axis} plot={plot} name={name} nameX={2} figure={figure} />
      {band !== '' && <path data-band d={band} fill="var(--calm)" fillOpacity="0.16" />}
      <path data-line d={line} fill="none" stroke="var(--calm)" strokeWidth="2.25" strokeLinejoin="round" />
      {points.map(
        (point, row) =>
          point.y !== null &&
          (markers || point.alone || point.fell) && (
            // Readings have no other identity inside one drawing.
            // oxlint-disable-next-line react/no-array-index-key
            <ReadingSign key={row} point={point} y={point.y} />
          ),
      )}
    </>
  );
});

/** A decrease is a triangle pointing down; a rounded count is hollow, and when isolated it shows its range. */
function ReadingSign({ point, y, scale = 1 }: { point: GrowthPoint; y: number; scale?: number }) {
  const color = point.fell ? 'var(--signal-text)' : 'var(--calm)';
  return (
    <g>
      {point.alone && point.rounded && (
        <line x1={point.x} x2={point.x} y1={point.top} y2={point.bottom} stroke={color} strokeWidth="1.5" />
      )}
      <path
        d={point.fell ? 'M-4.6-3.4H4.6L0 4.4Z' : 'M-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z'}
        transform={`translate(${point.x} ${y}) scale(${scale})`}
        fill={point.rounded ? 'var(--surface)' : color}
        stroke={point.rounded ? color : 'var(--surface)'}
        strokeWidth={point.rounded ? 1.75 : 1}
      />
    </g>
  );
}
