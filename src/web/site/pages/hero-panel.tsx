import { scaleLog, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { DEMO_FIGURES, type DemoFigures } from '#domain/demo/demo-figures.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { ProvenanceSign } from '#web/ui/content/provenance-sign.tsx';
import { SERIES, SERIES_STYLE, type Series } from '#web/ui/content/series-style.ts';
import { useSite } from '#web/site/site-context.tsx';

const WIDTH = 560;
const HEIGHT = 240;
const LEFT = 62;

/** A product preview, rendered at build time with labelled demo data. */
export function HeroPanel() {
  const { t, formats, language } = useSite();
  const { handle, followers, videos, likes, engagementPercent, series } = DEMO_FIGURES[language];
  const tiles = [
    [t('panel.followers'), formats.compact(followers)],
    [t('panel.videos'), formats.compact(videos)],
    [t('panel.likes'), formats.compact(likes)],
    [t('panel.engagement'), formats.percent(engagementPercent)],
  ] as const;
  return (
    <figure aria-label={t('panel.label')} className="relative">
      <div className="quoted border border-line bg-surface p-5 shadow-floating sm:p-6 sm:pb-9">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-display text-lg font-bold">{`@${handle}`}</p>
          <Badge tone="warn">{t('panel.demo')}</Badge>
        </div>
        <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
          {tiles.map(([label, value], index) => (
            <div key={label}>
              <p className="text-[0.8125rem] text-muted">{label}</p>
              <p className="mt-0.5 flex items-start gap-1">
                <span className={`figure text-[1.625rem] leading-none ${index === 3 ? 'text-warn' : ''}`}>
                  {value}
                </span>
                <span className={index === 0 ? 'text-calm' : 'text-muted'}>
                  <ProvenanceSign />
                </span>
              </p>
            </div>
          ))}
        </div>
        <div className="mt-6 border-t border-line pt-4">
          <p className="font-display font-bold">{t('panel.chartTitle')}</p>
          <p className="text-sm text-muted">
            {t('panel.chartText', {
              count: series.views.length,
              median: formats.compact(middleOf(series.views)),
            })}
          </p>
          <DemoChart series={series} />
          <Legend />
        </div>
      </div>
      <Note />
    </figure>
  );
}

/** The median, as in the product. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}

function DemoChart({ series: counts }: { series: DemoFigures['series'] }) {
  const { t, formats } = useSite();
  const x = scalePoint<number>()
    .domain(counts.views.map((_, index) => index))
    .range([LEFT + 8, WIDTH - 8]);
  const y = scaleLog()
    .domain([1, 250_000])
    .range([HEIGHT - 8, 8]);
  const path = (series: Series) =>
    line<number>(
      (_, index) => x(index) ?? 0,
      value => y(Math.max(1, value)),
    )(Array.from(counts[series])) ?? '';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={t('panel.chartLabel', { count: counts.views.length })}
      className="mt-3 h-auto w-full"
    >
      {[1, 10, 100, 1_000, 10_000, 100_000].map(tick => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text
            x={LEFT - 8}
            y={y(tick) + 4}
            textAnchor="end"
            className="fill-muted text-[1.25rem] sm:text-xs"
          >
            {formats.compact(tick).replace(/[.,]0/, '')}
          </text>
        </g>
      ))}
      {SERIES.map(series => (
        <g key={series} fill="none" stroke={SERIES_STYLE[series].color} strokeWidth="2.25">
          <path
            d={path(series)}
            strokeDasharray={SERIES_STYLE[series].dash}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          <circle
            cx={x(counts[series].length - 1)}
            cy={y(Math.max(1, counts[series].at(-1) ?? 1))}
            r="3.5"
            fill="var(--surface)"
          />
        </g>
      ))}
    </svg>
  );
}

function Legend() {
  const { t } = useSite();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem]">
      {SERIES.map(series => (
        <li key={series} className="flex items-center gap-2">
          <svg viewBox="0 0 28 4" aria-hidden className="h-1 w-7">
            <line
              x1="0"
              x2="28"
              y1="2"
              y2="2"
              stroke={SERIES_STYLE[series].color}
              strokeWidth="3"
              strokeDasharray={SERIES_STYLE[series].dash}
            />
          </svg>
          {t(`panel.series.${series}`)}
        </li>
      ))}
    </ul>
  );
}

/** The margin note: what hovering or tapping a figure shows. */
function Note() {
  const { t } = useSite();
  const rows = [
    [t('panel.noteSource'), t('panel.noteSourceValue')],
    [t('panel.noteTime'), t('panel.noteTimeValue')],
    [t('panel.notePrecision'), t('panel.notePrecisionValue')],
  ] as const;
  return (
    <div className="ms-auto -mt-3 me-3 w-64 -rotate-1 quoted border-2 border-calm bg-surface p-3.5 shadow-floating sm:absolute sm:-start-10 sm:-bottom-32 sm:m-0">
      <p className="flex items-center gap-2 font-display font-bold">
        <span className="text-calm">
          <ProvenanceSign />
        </span>
        {t('panel.noteTitle')}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-[0.8125rem]">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
