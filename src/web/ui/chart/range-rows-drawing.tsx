import type {
  PlacedRow,
  RangeRow,
  RangeRowsGeometry,
  RangeVerdict,
} from '#domain/chart/range-rows-geometry.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

/** Distinguished by shape as well: better points up, worse points down, unclear is hollow. */
const SIGN = {
  winner: { shape: 'M0-6 6 4.6H-6Z', color: 'var(--calm)', fill: 'var(--calm)' },
  loser: { shape: 'M0 6-6-4.6H6Z', color: 'var(--signal-text)', fill: 'var(--signal-text)' },
  unclear: {
    shape: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z',
    color: 'var(--muted)',
    fill: 'var(--surface)',
  },
} as const;

/** Scale, rows, dots with intervals; a reason where there is no number. */
export function RangeRowsDrawing({
  rows,
  geometry,
  figuresOf,
}: {
  rows: readonly RangeRow[];
  geometry: RangeRowsGeometry;
  figuresOf: (row: RangeRow) => string;
}) {
  const t = useT();
  const formats = useFormats();
  const { ticks } = geometry;
  return (
    <>
      {ticks.map(({ x, factor }) => (
        <text key={factor} x={x} y={14} textAnchor="middle" className="fill-muted text-xs tabular-nums">
          {t('charts.ranges.times', { factor: formats.number(factor, decimalsOf(factor)) })}
        </text>
      ))}
      {rows.map((row, index) => {
        const place = geometry.rows[index];
        return (
          place !== undefined && (
            <Row key={row.id} row={row} place={place} geometry={geometry} figures={figuresOf(row)} />
          )
        );
      })}
    </>
  );
}

export function RangeLegend({ rows }: { rows: readonly RangeRow[] }) {
  const t = useT();
  const has = (verdict: RangeVerdict) => rows.some(row => row.known && row.verdict === verdict);
  return (
    <ul className="mb-1.5 flex flex-wrap gap-x-4 gap-y-1.5">
      {(['winner', 'loser', 'unclear'] as const).filter(has).map(verdict => (
        <li key={verdict} data-legend className="flex items-center gap-1.5">
          <svg width={14} height={14} aria-hidden className="shrink-0">
            <Sign verdict={verdict} x={7} y={7} />
          </svg>
          {t(`charts.ranges.verdicts.${verdict}`)}
        </li>
      ))}
    </ul>
  );
}

function Sign({ verdict, x, y }: { verdict: RangeVerdict; x: number; y: number }) {
  const { shape, color, fill } = SIGN[verdict];
  const hollow = verdict === 'unclear';
  return (
    <path
      d={shape}
      transform={`translate(${x} ${y})`}
      fill={fill}
      stroke={hollow ? color : 'var(--surface)'}
      strokeWidth={hollow ? 2 : 1}
    />
  );
}

function decimalsOf(factor: number): number {
  return factor >= 1 ? 0 : factor >= 0.5 ? 1 : 2;
}

function Row({
  row,
  place,
  geometry,
  figures,
}: {
  row: RangeRow;
  place: PlacedRow;
  geometry: RangeRowsGeometry;
  figures: string;
}) {
  const { track, ticks, wide } = geometry;
  const right = wide ? place.figures.x : track.right;
  return (
    <g data-row={row.id}>
      <line x1={0} x2={right} y1={place.bottom} y2={place.bottom} stroke="var(--line)" />
      {place.ruled !== null &&
        ticks.map(({ x, factor }) => (
          <line
            key={factor}
            x1={x}
            x2={x}
            y1={place.ruled?.top}
            y2={place.ruled?.bottom}
            stroke={factor === 1 ? 'var(--line-strong)' : 'var(--line)'}
            strokeWidth={factor === 1 ? 1.5 : 1}
          />
        ))}
      {place.label.map(line => (
        <text key={line.y} x={line.x} y={line.y} className="fill-ink text-[13px] font-medium">
          {line.text}
        </text>
      ))}
      {place.refusal.map(line => (
        <text key={line.y} x={line.x} y={line.y} className="fill-muted text-[13px]">
          {line.text}
        </text>
      ))}
      {row.known && (
        <>
          <text
            x={place.figures.x}
            y={place.figures.y}
            textAnchor={place.figures.anchor}
            className="fill-muted text-xs tabular-nums"
          >
            {figures}
          </text>
          <Interval row={row} place={place} />
        </>
      )}
    </g>
  );
}

function Interval({ row, place }: { row: Extract<RangeRow, { known: true }>; place: PlacedRow }) {
  const { color } = SIGN[row.verdict];
  const { y, from, to, cutLow, cutHigh, dot } = place;
  return (
    <>
      <line x1={from} x2={to} y1={y} y2={y} stroke={color} strokeWidth="7" strokeOpacity="0.3" />
      {cutLow ? (
        <path d={`M${from + 6} ${y - 5}L${from} ${y}L${from + 6} ${y + 5}`} fill="none" stroke={color} />
      ) : (
        <line x1={from} x2={from} y1={y - 5} y2={y + 5} stroke={color} strokeWidth="1.5" />
      )}
      {cutHigh ? (
        <path d={`M${to - 6} ${y - 5}L${to} ${y}L${to - 6} ${y + 5}`} fill="none" stroke={color} />
      ) : (
        <line x1={to} x2={to} y1={y - 5} y2={y + 5} stroke={color} strokeWidth="1.5" />
      )}
      {dot !== null && <Sign verdict={row.verdict} x={dot} y={y} />}
    </>
  );
}
