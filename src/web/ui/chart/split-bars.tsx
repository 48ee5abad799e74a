import { MOVES_DOWN } from '#domain/chart/moves.ts';
import {
  SPLIT_BARS,
  splitGeometry,
  type PlacedBar,
  type Split,
  type SplitBar,
} from '#domain/chart/split-geometry.ts';
import { isMerged, shownParts, splitSentence } from '#presentation/sentences/split-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import type { ChartAbout, ChartData } from './chart-data.ts';
import { ChartExplorer } from './chart-explorer.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { useWidth } from './use-width.ts';

/** A change in views from the earlier total through its parts to the later one; the parts add up exactly. */
export function SplitBars({
  title,
  split,
  labels = {},
  about,
}: {
  title: string;
  split: Split;
  /** Labels of the two totals, where dates say more than "this period". */
  labels?: { earlier?: string; later?: string };
  about: ChartAbout;
}) {
  const t = useT();
  const formats = useFormats();
  const [frame, width] = useWidth();
  const labelOf = (id: SplitBar) =>
    (id === 'earlier' || id === 'later' ? labels[id] : undefined) ??
    t(`charts.split.bars.${id === 'outliers' && isMerged(split) ? 'perVideo' : id}`);
  const geometry = splitGeometry(shownParts(split), width, SPLIT_BARS.map(labelOf));
  const { bars, plot } = geometry;
  const valueOf = useValueText();
  const data = useSplitData(bars, labelOf, valueOf);

  return (
    <ChartFrame
      name="split"
      title={title}
      sentence={splitSentence(split, t, formats)}
      about={about}
      data={data}
      notes={t('charts.split.notes')}
    >
      <div ref={frame} className="relative w-full" style={{ height: geometry.height }}>
        {width > 0 && (
          <>
            <svg
              data-picture
              width={width}
              height={geometry.height}
              viewBox={`0 0 ${width} ${geometry.height}`}
              aria-hidden
              className="absolute inset-0 block max-w-full"
            >
              <Ruling geometry={geometry} />
              {bars.map((bar, index) => (
                <g key={bar.id} data-bar={bar.id}>
                  <Bar bar={bar} />
                  {index < bars.length - 1 && (
                    <line
                      x1={bar.endX}
                      x2={bar.endX}
                      y1={bar.y + bar.height}
                      y2={bars[index + 1]?.y}
                      stroke="var(--line-strong)"
                    />
                  )}
                  <text
                    x={0}
                    y={bar.labelY}
                    className="fill-ink text-[13px] font-medium"
                    stroke="var(--surface)"
                    strokeWidth="4"
                    paintOrder="stroke"
                  >
                    {labelOf(bar.id)}
                  </text>
                  <text
                    x={geometry.wide ? width : plot.right}
                    y={bar.labelY}
                    textAnchor="end"
                    className="fill-ink text-[13px] font-semibold tabular-nums"
                    stroke="var(--surface)"
                    strokeWidth="4"
                    paintOrder="stroke"
                  >
                    {valueOf(bar)}
                  </text>
                </g>
              ))}
            </svg>
            <ChartExplorer
              label={t('charts.split.explore')}
              orientation="vertical"
              moves={MOVES_DOWN}
              count={bars.length}
              indexAt={(_, y) => bars.findLastIndex(bar => y >= Math.min(bar.y, bar.labelY - 16))}
              valueText={index => {
                const bar = bars[index];
                return bar === undefined
                  ? ''
                  : t('charts.point', { place: labelOf(bar.id), values: valueOf(bar) });
              }}
            >
              {index => {
                const bar = bars[index];
                if (bar === undefined) return null;
                const top = Math.min(bar.y, bar.labelY - 16) - 3;
                return (
                  <span
                    style={{ top, height: bar.y + bar.height + 4 - top }}
                    className="pointer-events-none absolute -inset-x-2 quoted-sm border border-line-strong"
                  />
                );
              }}
            </ChartExplorer>
          </>
        )}
      </div>
    </ChartFrame>
  );
}

function Ruling({ geometry }: { geometry: ReturnType<typeof splitGeometry> }) {
  const formats = useFormats();
  const { ticks, plot, bars, wide } = geometry;
  // On a phone labels are between the bars: no line may cross them.
  const ruled = wide
    ? [{ top: plot.top - 6, bottom: plot.bottom }]
    : bars.map(({ y, height }) => ({ top: y - 3, bottom: y + height + 3 }));
  return ticks.map(({ x, value }, index) => (
    <g key={value}>
      {ruled.map(({ top, bottom }) => (
        <line
          key={top}
          x1={x}
          x2={x}
          y1={top}
          y2={bottom}
          stroke={value === 0 ? 'var(--line-strong)' : 'var(--line)'}
        />
      ))}
      <text
        x={x}
        y={14}
        textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
        className="fill-muted text-xs tabular-nums"
      >
        {formats.compact(value).replace(/[,.]0(?=[KM])/, '')}
      </text>
    </g>
  ));
}

/** Totals are solid, increases are teal, decreases are coral and hatched. */
function Bar({ bar }: { bar: PlacedBar }) {
  const { id, value, x, y, width, height } = bar;
  const isTotal = id === 'earlier' || id === 'later';
  const color = isTotal ? 'var(--series-views)' : value < 0 ? 'var(--signal-text)' : 'var(--calm)';
  const shown = Math.max(width, 1.5);
  if (isTotal || value >= 0) return <rect x={x} y={y} width={shown} height={height} rx={2} fill={color} />;
  const lines: string[] = [];
  for (let at = 6; at < shown + height; at += 6) {
    const [fromX, toX] = [Math.max(0, at - height), Math.min(shown, at)];
    lines.push(`M${x + toX} ${y + at - toX}L${x + fromX} ${y + at - fromX}`);
  }
  return (
    <>
      <rect x={x} y={y} width={shown} height={height} rx={2} fill={color} fillOpacity="0.22" stroke={color} />
      <path d={lines.join('')} stroke={color} fill="none" />
    </>
  );
}

/** A total as it is, a part with its sign. */
function useValueText(): (bar: Pick<PlacedBar, 'id' | 'value'>) => string {
  const formats = useFormats();
  return ({ id, value }) => {
    if (id === 'earlier' || id === 'later' || value === 0) return formats.number(value);
    return `${value > 0 ? '+' : '\u2212'}${formats.number(Math.abs(value))}`;
  };
}

function useSplitData(
  bars: readonly PlacedBar[],
  labelOf: (id: SplitBar) => string,
  valueOf: (bar: PlacedBar) => string,
): ChartData<PlacedBar> {
  const t = useT();
  const formats = useFormats();
  return {
    rows: bars,
    rowKey: bar => bar.id,
    columns: [
      {
        key: 'part',
        header: t('charts.split.part'),
        rowHeader: true,
        value: bar => labelOf(bar.id),
        text: bar => labelOf(bar.id),
      },
      {
        key: 'views',
        header: t('charts.split.views'),
        numeric: true,
        value: bar => bar.value,
        text: valueOf,
      },
      {
        key: 'running',
        header: t('charts.split.running'),
        numeric: true,
        value: bar => bar.end,
        text: bar => formats.number(bar.end),
      },
    ],
  };
}
