import { SERIES_STYLE, type Series } from './series-style.ts';

const SHAPES = {
  circle: 'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0Z',
  square: 'M-3.2-3.2H3.2V3.2H-3.2Z',
  triangle: 'M0-4.2 4.2 3.2H-4.2Z',
  diamond: 'M0-4.6 4.6 0 0 4.6-4.6 0Z',
} as const;

/** A series' own marker. Hollow: its count is rounded. */
export function Marker({
  series,
  x,
  y,
  hollow = false,
  scale = 1,
}: {
  series: Series;
  x: number;
  y: number;
  hollow?: boolean;
  scale?: number;
}) {
  const { color, marker } = SERIES_STYLE[series];
  return (
    <path
      d={SHAPES[marker]}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill={hollow ? 'var(--surface)' : color}
      stroke={hollow ? color : 'var(--surface)'}
      strokeWidth={hollow ? 1.75 : 1}
    />
  );
}

/** A short sample of a series' line with its marker, for toggles and tables. */
export function SeriesSample({ series }: { series: Series }) {
  const { color, dash } = SERIES_STYLE[series];
  return (
    <svg viewBox="0 0 28 12" aria-hidden className="h-3 w-7 shrink-0">
      <path d="M0 6H28" stroke={color} strokeWidth="2" strokeDasharray={dash} />
      <Marker series={series} x={14} y={6} />
    </svg>
  );
}
