import { useMemo } from 'react';
import { MOVES_DOWN } from '#domain/chart/moves.ts';
import { shareRowsGeometry, type PlacedShare, type ShareRow } from '#domain/chart/share-rows-geometry.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import type { ChartAbout, ChartData } from './chart-data.ts';
import { ChartExplorer } from './chart-explorer.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { useWidth } from './use-width.ts';

/** The page's texts for the parts of the chart. */
interface ShareWords {
  title: string;
  sentence: string;
  /** Header of the column that names the rows. */
  row: string;
  share: string;
  low: string;
  high: string;
  n: string;
  explore: string;
  /** How to read the bars. */
  notes: string;
}

/** Shares of 100 with their ranges, one row each on one scale; a row without a number says why. */
export function ShareRows({
  name,
  rows,
  words,
  figuresOf,
  about,
}: {
  /** Part of the names of its files. */
  name: string;
  rows: readonly ShareRow[];
  words: ShareWords;
  figuresOf: (row: Extract<ShareRow, { known: true }>) => string;
  about: ChartAbout;
}) {
  const t = useT();
  const formats = useFormats();
  const [frame, width] = useWidth();
  const geometry = useMemo(() => shareRowsGeometry(rows, width), [rows, width]);
  const { ticks, track } = geometry;
  return (
    <ChartFrame
      name={name}
      title={words.title}
      sentence={words.sentence}
      about={about}
      data={useShareData(rows, words)}
      notes={words.notes}
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
              {ticks.map(({ x, share }) => (
                <text
                  key={share}
                  x={x}
                  y={14}
                  textAnchor="middle"
                  className="fill-muted text-xs tabular-nums"
                >
                  {formats.percent(share, 0)}
                </text>
              ))}
              {rows.map((row, index) => {
                const place = geometry.rows[index];
                return (
                  place !== undefined && (
                    <g key={row.id} data-row={row.id}>
                      <Row place={place} track={track} />
                      {row.known && (
                        <text
                          x={place.figures.x}
                          y={place.figures.y}
                          textAnchor={place.figures.anchor}
                          className="fill-muted text-xs tabular-nums"
                        >
                          {figuresOf(row)}
                        </text>
                      )}
                    </g>
                  )
                );
              })}
            </svg>
            <ChartExplorer
              label={words.explore}
              orientation="vertical"
              moves={MOVES_DOWN}
              count={rows.length}
              indexAt={(_, y) => geometry.rows.findIndex(row => y >= row.top && y < row.bottom)}
              valueText={index => {
                const row = rows[index];
                if (row === undefined) return '';
                const values = row.known ? figuresOf(row) : row.refusal;
                return t('charts.point', { place: row.label, values });
              }}
            >
              {index => {
                const row = geometry.rows[index];
                return (
                  row !== undefined && (
                    <span
                      style={{ top: row.top + 2, height: row.bottom - row.top - 4 }}
                      className="pointer-events-none absolute -inset-x-2 quoted-sm border border-line-strong"
                    />
                  )
                );
              }}
            </ChartExplorer>
          </>
        )}
      </div>
    </ChartFrame>
  );
}

/** The text of a row, its scale with the midpoint marked, and the share on its range. */
function Row({ place, track }: { place: PlacedShare; track: { left: number; right: number } }) {
  const { y, bar, label, refusal } = place;
  const middle = (track.left + track.right) / 2;
  return (
    <>
      {label.map(line => (
        <text key={line.y} x={line.x} y={line.y} className="fill-ink text-[13px] font-medium">
          {line.text}
        </text>
      ))}
      {refusal.map(line => (
        <text key={line.y} x={line.x} y={line.y} className="fill-muted text-[13px]">
          {line.text}
        </text>
      ))}
      {bar !== null && (
        <>
          <rect
            x={track.left}
            y={y - 4}
            width={track.right - track.left}
            height={8}
            rx={4}
            fill="var(--sunken)"
          />
          <rect
            x={bar.from}
            y={y - 4}
            width={bar.to - bar.from}
            height={8}
            rx={4}
            fill="var(--calm)"
            fillOpacity="0.35"
          />
          <line
            x1={middle}
            x2={middle}
            y1={y - 8}
            y2={y + 8}
            stroke="var(--line-strong)"
            strokeDasharray="3 2"
          />
          <line x1={bar.at} x2={bar.at} y1={y - 9} y2={y + 9} stroke="var(--calm)" strokeWidth="3" />
        </>
      )}
    </>
  );
}

function useShareData(rows: readonly ShareRow[], words: ShareWords): ChartData<ShareRow> {
  const formats = useFormats();
  const figure = (key: 'share' | 'low' | 'high') => ({
    key,
    header: words[key],
    numeric: true,
    value: (row: ShareRow) => (row.known ? row[key] : null),
    text: (row: ShareRow) => (row.known ? formats.percent(row[key], 0) : '—'),
  });
  return {
    rows,
    rowKey: row => row.id,
    columns: [
      {
        key: 'label',
        header: words.row,
        rowHeader: true,
        value: row => row.label,
        text: row => (row.known ? row.label : `${row.label} — ${row.refusal}`),
      },
      figure('share'),
      figure('low'),
      figure('high'),
      {
        key: 'n',
        header: words.n,
        numeric: true,
        value: row => (row.known ? row.n : null),
        text: row => (row.known ? formats.number(row.n) : '—'),
      },
    ],
  };
}
