import { useMemo } from 'react';
import { dayBarsGeometry } from '#domain/chart/day-bars-geometry.ts';
import type { ChartData } from '#web/ui/chart/chart-data.ts';
import { ChartExplorer } from '#web/ui/chart/chart-explorer.tsx';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { TooltipBox } from '#web/ui/chart/tooltip-box.tsx';
import { useWidth } from '#web/ui/chart/use-width.ts';
import type { Formats } from '#i18n/language/formats.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import type { DashboardStats } from './report-cards.tsx';
import { useNamedDays } from './use-named-days.ts';

type Day = DashboardStats['viewsEvolution'][number];

const HEIGHT = 196;

/** No number for a day whose videos all have unknown views. */
function viewsText(views: number | null, formats: Formats): string {
  return views === null ? '—' : formats.number(views);
}

/** Views by day of publication, a bar each. */
export function DayBars({ stats, title }: { stats: DashboardStats; title: string }) {
  const t = useT();
  const formats = useFormats();
  const [frame, width] = useWidth();
  const days = useNamedDays(stats);
  const geometry = useMemo(
    () =>
      dayBarsGeometry(
        days.map(({ views }) => views ?? 0),
        width,
        HEIGHT,
      ),
    [days, width],
  );
  const { plot, bars, ticks } = geometry;
  const said = ({ name, views, videos }: Day) =>
    t('dashboard.overview.day', { date: name, views: viewsText(views, formats), count: videos });
  const ends = [days[0], days.at(-1)];
  return (
    <ChartFrame
      name="views-per-day"
      title={title}
      sentence={t('dashboard.overview.perDayText')}
      about={{
        handle: stats.accountsList.map(({ username }) => username).join(', @'),
        from: stats.period.from,
        to: stats.period.to,
        sources: stats.provenance.views.sources,
      }}
      data={useDayData(days)}
    >
      <div ref={frame} className="relative w-full" style={{ height: HEIGHT }}>
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
              {ticks.map(({ y, value }) => (
                <g key={value}>
                  <line
                    x1={plot.left}
                    x2={plot.right}
                    y1={y}
                    y2={y}
                    stroke={value === 0 ? 'var(--line-strong)' : 'var(--line)'}
                  />
                  <text
                    x={plot.left - 6}
                    y={y + 4}
                    textAnchor="end"
                    className="fill-muted text-xs tabular-nums"
                  >
                    {formats.compact(value).replace(/[,.]0(?=[KM])/, '')}
                  </text>
                </g>
              ))}
              {bars.map(({ x, y, width: wide, height }, index) => (
                <rect
                  key={days[index]?.date}
                  x={x}
                  y={y}
                  width={wide}
                  height={height}
                  rx={Math.min(2, wide / 2)}
                  fill="var(--series-views)"
                />
              ))}
              {ends.map((day, index) => (
                <text
                  key={index === 0 ? 'first' : 'last'}
                  x={index === 0 ? plot.left : plot.right}
                  y={HEIGHT - 6}
                  textAnchor={index === 0 ? 'start' : 'end'}
                  className="fill-muted text-xs"
                >
                  {day?.name}
                </text>
              ))}
            </svg>
            <ChartExplorer
              label={t('dashboard.overview.exploreDays')}
              count={days.length}
              indexAt={x => bars.findLastIndex(bar => x >= bar.x)}
              valueText={index => {
                const day = days[index];
                return day === undefined ? '' : said(day);
              }}
            >
              {index => {
                const [bar, day] = [bars[index], days[index]];
                return (
                  bar !== undefined && day !== undefined && <Pointed bar={bar} width={width} day={day} />
                );
              }}
            </ChartExplorer>
          </>
        )}
      </div>
    </ChartFrame>
  );
}

/** The day under the pointer or selected by keyboard, with its figures. */
function Pointed({ bar, width, day }: { bar: { x: number; width: number }; width: number; day: Day }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <span
        style={{ left: bar.x - 2, width: bar.width + 4, top: 4, height: HEIGHT - 26 }}
        className="pointer-events-none absolute rounded-sm border border-line-strong"
      />
      <TooltipBox
        x={bar.x + bar.width}
        top={12}
        width={width}
        title={day.name}
        facts={[
          {
            key: 'views',
            term: t('dashboard.overview.dayColumns.views'),
            value: viewsText(day.views, formats),
          },
          {
            key: 'videos',
            term: t('dashboard.overview.dayColumns.videos'),
            value: formats.number(day.videos),
          },
        ]}
      />
    </>
  );
}

function useDayData(days: readonly Day[]): ChartData<Day> {
  const t = useT();
  const formats = useFormats();
  return {
    rows: days,
    rowKey: ({ date }) => date,
    newestFirst: true,
    columns: [
      {
        key: 'date',
        header: t('dashboard.overview.dayColumns.date'),
        rowHeader: true,
        value: ({ date }) => date,
        text: ({ name }) => name,
      },
      {
        key: 'videos',
        header: t('dashboard.overview.dayColumns.videos'),
        numeric: true,
        value: ({ videos }) => videos,
        text: ({ videos }) => formats.number(videos),
      },
      {
        key: 'views',
        header: t('dashboard.overview.dayColumns.views'),
        numeric: true,
        value: ({ views }) => views,
        text: day => (
          <span className="inline-flex items-start gap-1 pe-3">
            {viewsText(day.views, formats)}
            {day.provenance === null ? (
              <span aria-hidden className="size-5" />
            ) : (
              <Provenance
                figure={t('dashboard.overview.viewsOf', { date: day.name })}
                facts={day.provenance}
              />
            )}
          </span>
        ),
      },
    ],
  };
}
