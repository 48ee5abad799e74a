import { useMemo, useState } from 'react';
import { MOVES_DOWN } from '#domain/chart/moves.ts';
import { foremostRows, rangeRowsGeometry, type RangeRow } from '#domain/chart/range-rows-geometry.ts';
import { claimRangeText } from '#presentation/sentences/claim-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import type { ChartAbout, ChartData } from './chart-data.ts';
import { ChartExplorer } from './chart-explorer.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { RangeLegend, RangeRowsDrawing } from './range-rows-drawing.tsx';
import { useWidth } from './use-width.ts';

/**
 * Factors with their ranges, one row each on one scale of factors; a row without a number says why. The page provides
 * the sentence above: it knows what the rows are compared with.
 */
export function RangeRows({
  name,
  title,
  sentence,
  rowHeader,
  rows,
  level,
  about,
}: {
  /** Part of the names of its files. */
  name: string;
  title: string;
  sentence: string;
  /** Header of the column that names the rows. */
  rowHeader: string;
  rows: readonly RangeRow[];
  /** Confidence level of the ranges, such as 0.9. */
  level: number;
  about: ChartAbout;
}) {
  const t = useT();
  const formats = useFormats();
  const [frame, width] = useWidth();
  const { figuresOf, data } = useRangeData(rows, rowHeader);
  const [showsAll, setShowsAll] = useState(false);
  const drawn = useMemo(() => (showsAll ? rows : foremostRows(rows)), [rows, showsAll]);
  const geometry = useMemo(() => rangeRowsGeometry(drawn, width), [drawn, width]);
  const more = rows.length - drawn.length;
  const indexAt = (_: number, y: number) => geometry.rows.findIndex(row => y >= row.top && y < row.bottom);

  return (
    <ChartFrame
      name={name}
      title={title}
      sentence={sentence}
      about={about}
      data={data}
      notes={
        <>
          <RangeLegend rows={rows} />
          {t('charts.ranges.notes', { level: formats.percent(level * 100, 0) })}
        </>
      }
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
              <RangeRowsDrawing rows={drawn} geometry={geometry} figuresOf={figuresOf} />
            </svg>
            <ChartExplorer
              label={t('charts.ranges.explore')}
              orientation="vertical"
              moves={MOVES_DOWN}
              count={drawn.length}
              indexAt={indexAt}
              valueText={index => {
                const row = drawn[index];
                if (row === undefined) return '';
                const values = row.known
                  ? `${figuresOf(row)}, ${t(`charts.ranges.verdicts.${row.verdict}`)}`
                  : row.refusal;
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
      {more > 0 && (
        <Button size="sm" className="mt-3 print:hidden" onClick={() => setShowsAll(true)}>
          {t('charts.moreRows', { count: more })}
        </Button>
      )}
    </ChartFrame>
  );
}

function useRangeData(rows: readonly RangeRow[], rowHeader: string) {
  const t = useT();
  const formats = useFormats();
  const times = (factor: number) => t('charts.ranges.times', { factor: formats.number(factor, 2) });
  const rangeOf = ({ factor, low, high }: Extract<RangeRow, { known: true }>) =>
    factor === null || low === null || high === null
      ? claimRangeText(low, high, t, formats)
      : t('charts.ranges.range', { factor: times(factor), low: times(low), high: times(high) });
  const figuresOf = (row: RangeRow) =>
    [row.known && rangeOf(row), t('charts.ranges.videos', { count: row.n })].filter(Boolean).join(', ');
  const figure = (key: 'factor' | 'low' | 'high') => ({
    key,
    header: t(`charts.ranges.${key}`),
    numeric: true,
    value: (row: RangeRow) => (row.known ? row[key] : null),
    text: (row: RangeRow) => {
      const value = row.known ? row[key] : null;
      return value === null ? '—' : times(value);
    },
  });
  const verdict = (row: RangeRow) => (row.known ? t(`charts.ranges.verdicts.${row.verdict}`) : row.refusal);
  const data: ChartData<RangeRow> = {
    rows,
    rowKey: row => row.id,
    columns: [
      {
        key: 'label',
        header: rowHeader,
        rowHeader: true,
        value: row => row.label,
        text: row => row.label,
      },
      ...(rows.some(row => row.known && row.factor !== null) ? [figure('factor')] : []),
      figure('low'),
      figure('high'),
      {
        key: 'n',
        header: t('charts.ranges.n'),
        numeric: true,
        value: row => row.n,
        text: row => formats.number(row.n),
      },
      { key: 'verdict', header: t('charts.ranges.verdict'), value: verdict, text: verdict },
    ],
  };
  return { figuresOf, data };
}
