import { useMemo } from 'react';
import { markAt, timelineGeometry } from '#domain/video-analysis/panels/timeline-geometry.ts';
import { secondsText } from '#presentation/sentences/video-analysis-sentence.ts';
import { ChartExplorer } from '#web/ui/chart/chart-explorer.tsx';
import { TooltipBox } from '#web/ui/chart/tooltip-box.tsx';
import { useWidth } from '#web/ui/chart/use-width.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { TRACKS, type Mark, type Track } from './timeline-marks.ts';

const NARROW = 520;
const LEFT = { wide: 92, narrow: 68 };
const FILL: Record<Track, string> = {
  shots: 'fill-ink',
  speech: 'fill-calm',
  silences: 'fill-line-strong',
  texts: 'fill-warn-fill',
  ctas: 'fill-signal',
};

/** The timeline as tracks over one axis of seconds; each mark is reachable by pointer and keyboard. */
export function TimelineDrawing({
  marks,
  durationSeconds,
  label,
}: {
  marks: readonly Mark[];
  durationSeconds: number;
  label: string;
}) {
  const t = useT();
  const formats = useFormats();
  const [frame, width] = useWidth();
  const left = width < NARROW ? LEFT.narrow : LEFT.wide;
  const ordered = useMemo(() => [...marks].sort((a, b) => a.fromSecond - b.fromSecond), [marks]);
  const geometry = useMemo(
    () => timelineGeometry(ordered, TRACKS, durationSeconds, width, left),
    [ordered, durationSeconds, width, left],
  );
  const seconds = (value: number) => secondsText(value, t, formats);
  const placeOf = ({ fromSecond, toSecond }: Mark) =>
    fromSecond === toSecond ? seconds(fromSecond) : `${seconds(fromSecond)} – ${seconds(toSecond)}`;
  return (
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
            {geometry.ticks.map(({ second, x }) => (
              <g key={second}>
                <line x1={x} x2={x} y1={0} y2={geometry.height - 22} className="stroke-line" />
                <text
                  x={x}
                  y={geometry.height - 6}
                  textAnchor={x > width - 20 ? 'end' : 'middle'}
                  className="fill-muted text-[0.75rem] tabular-nums"
                >
                  {seconds(second)}
                </text>
              </g>
            ))}
            {geometry.tracks.map(({ name, y }) => (
              <text key={name} x={0} y={y + 4} className="fill-ink text-[0.8125rem]">
                {t(`videoAnalysis.timeline.rows.${name as Track}`)}
              </text>
            ))}
            {ordered.map((mark, index) => {
              const box = geometry.boxes[index];
              return (
                box !== undefined && (
                  <rect
                    key={mark.id}
                    x={box.x}
                    y={box.y}
                    // A gap separates neighbouring shots.
                    width={Math.max(box.width - (mark.track === 'shots' ? 1.5 : 0), 1.5)}
                    height={box.height}
                    rx={2.5}
                    className={FILL[mark.track]}
                  />
                )
              );
            })}
          </svg>
          <ChartExplorer
            label={label}
            count={ordered.length}
            indexAt={(x, y) => markAt(geometry.boxes, x, y)}
            valueText={index => {
              const mark = ordered[index];
              if (mark === undefined) return '';
              return t('charts.point', {
                place: t('videoAnalysis.timeline.item', {
                  row: t(`videoAnalysis.timeline.rows.${mark.track}`),
                  place: placeOf(mark),
                }),
                values: mark.what,
              });
            }}
          >
            {index => {
              const [mark, box] = [ordered[index], geometry.boxes[index]];
              if (mark === undefined || box === undefined) return null;
              return (
                <>
                  <span
                    style={{ left: box.x - 2, top: box.y - 3, width: box.width + 4, height: box.height + 6 }}
                    className="pointer-events-none absolute rounded-sm border-2 border-signal"
                  />
                  <TooltipBox
                    x={box.x + box.width}
                    top={box.y + 24}
                    width={width}
                    title={mark.what}
                    facts={[
                      {
                        key: 'place',
                        term: t(`videoAnalysis.timeline.rows.${mark.track}`),
                        value: placeOf(mark),
                      },
                    ]}
                  />
                </>
              );
            }}
          </ChartExplorer>
        </>
      )}
    </div>
  );
}
