import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { Performance } from '#contract/accounts.ts';
import { chartGeometry, type ChartGeometry } from '#domain/chart/geometry.ts';
import { nearestIndex } from '#domain/chart/points.ts';
import { useMe } from '#web/api/use-me.ts';
import { browserTimeZone, useFormats, useT } from '#web/language/language.tsx';
import { SERIES_STYLE, type Series } from '#web/ui/series-style.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { isStepped, shownOf, stepOf, type ChartRow, type ShownSeries } from './chart-rows.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { Marker } from './marker.tsx';
import { usePointText } from './point-text.ts';

/** Spec §2: the chart is 400 px tall. */
const HEIGHT = 400;

/** The period's videos as four lines: views on the left scale, the other counts on the right one. */
export function PerformanceChart({
  performance,
  shown,
}: {
  performance: Pick<Performance, 'series' | 'period' | 'medians'>;
  shown: ShownSeries;
}) {
  const t = useT();
  const formats = useFormats();
  const timeZone = useMe().data?.profile.time_zone ?? browserTimeZone();
  const [frame, width] = useWidth();
  const rows = performance.series;
  const { from, to } = performance.period;
  const geometry = useMemo(
    () =>
      chartGeometry({
        at: rows.map(row => Date.parse(row.createdAt)),
        lines: shownOf(shown).map(id => ({
          id,
          side: id === 'views' ? ('left' as const) : ('right' as const),
          values: rows.map(row => row[id]),
          stepped: isStepped(rows, id),
        })),
        from: new Date(from),
        to: new Date(to),
        timeZone,
        firstWeekday: formats.firstWeekday,
        width,
        height: HEIGHT,
      }),
    [rows, shown, from, to, timeZone, formats.firstWeekday, width],
  );
  const hollow = useCallback(
    (series: Series, row: number) => {
      const drawn = rows[row];
      return drawn !== undefined && stepOf(drawn, series) > 1;
    },
    [rows],
  );
  const median = performance.medians.views;

  return (
    <div ref={frame} className="relative h-[400px] w-full">
      {width > 0 && (
        <>
          <svg width={width} height={HEIGHT} aria-hidden className="absolute inset-0 block">
            <ChartDrawing
              geometry={geometry}
              hollow={hollow}
              medianViews={rows.length > 2 ? median : null}
              medianLabel={
                median === null ? '' : `${t('accounts.chart.medianLine')} ${formats.compact(median)}`
              }
            />
          </svg>
          <Explorer geometry={geometry} rows={rows} width={width} />
        </>
      )}
    </div>
  );
}

function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}

/**
 * What the pointer or the arrow keys are on. A slider over the videos: arrows, Home and End move,
 * Escape leaves, and assistive technology reads each video's values.
 */
function Explorer({
  geometry,
  rows,
  width,
}: {
  geometry: ChartGeometry<Series>;
  rows: readonly ChartRow[];
  width: number;
}) {
  const t = useT();
  const [active, setActive] = useState<number | null>(null);
  const pointText = usePointText();
  const index = active === null ? null : Math.min(active, rows.length - 1);
  const row = index === null ? undefined : rows[index];
  const x = index === null ? 0 : (geometry.xs[index] ?? 0);

  function onKeyDown(event: KeyboardEvent) {
    const last = rows.length - 1;
    const at = index ?? -1;
    const to = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: index === null ? last : at - 1,
      ArrowDown: index === null ? last : at - 1,
      PageUp: at + 10,
      PageDown: at - 10,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape' && index !== null) setActive(null);
    else if (to !== undefined) setActive(Math.max(0, Math.min(last, to)));
    else return;
    event.preventDefault();
  }

  function onPointer(event: PointerEvent<HTMLElement>) {
    const from = event.currentTarget.getBoundingClientRect().left;
    const nearest = nearestIndex(geometry.xs, event.clientX - from);
    setActive(nearest < 0 ? null : nearest);
  }

  return (
    <div
      // A native range input could not lie over a drawing and follow the pointer.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={t('accounts.chart.explore')}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={Math.max(1, rows.length)}
      aria-valuenow={(index ?? rows.length - 1) + 1}
      aria-valuetext={pointText(row ?? rows.at(-1))}
      onKeyDown={onKeyDown}
      onFocus={event => {
        if (event.target.matches(':focus-visible')) setActive(before => before ?? rows.length - 1);
      }}
      onBlur={() => setActive(null)}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={event => event.pointerType === 'mouse' && setActive(null)}
      className="absolute inset-0 touch-pan-y quoted-sm outline-offset-4"
    >
      {row !== undefined && index !== null && (
        <>
          <svg
            width={width}
            height={HEIGHT}
            aria-hidden
            className="pointer-events-none absolute inset-0 block"
          >
            <line
              x1={x}
              x2={x}
              y1={geometry.plot.top}
              y2={geometry.plot.bottom}
              stroke="var(--ink)"
              strokeOpacity="0.45"
            />
            {geometry.lines.map(({ id, points }) => {
              const y = points[index]?.y;
              return (
                y != null && (
                  <g key={id}>
                    <circle cx={x} cy={y} r="9" fill={SERIES_STYLE[id].color} opacity="0.18" />
                    <Marker series={id} x={x} y={y} scale={1.35} />
                  </g>
                )
              );
            })}
          </svg>
          <ChartTooltip row={row} x={x} width={width} />
        </>
      )}
    </div>
  );
}
