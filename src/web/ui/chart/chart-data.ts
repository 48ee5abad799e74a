import type { ReactNode } from 'react';
import type { CountReading } from '#domain/chart/growth-geometry.ts';
import type { Cell } from '#domain/exports/csv.ts';
import type { SourceId } from '#domain/sources/reading.ts';

/** Account, period and sources of a chart: written below its picture. */
export interface ChartAbout {
  handle: string;
  /** ISO instants; the displayed data lies between them. */
  from: string;
  to: string;
  sources: readonly SourceId[];
}

/** One column of a chart's data, for its table and its file. */
interface ChartColumn<Row> {
  key: string;
  header: string;
  /** For the file: numbers as they are, instants as ISO texts. */
  value: (row: Row) => Cell;
  /** The value is an instant: the file shows it in the reader's own time zone. */
  isInstant?: boolean;
  /** The text for the table. */
  text: (row: Row) => ReactNode;
  numeric?: boolean;
  /** The column that names the row. */
  rowHeader?: boolean;
  /** The series' own marker. */
  sign?: ReactNode;
  /** Only in the file, where the table shows it differently. */
  fileOnly?: boolean;
}

/** The data of a chart: the same for its drawing, its table and its file. */
export interface ChartData<Row> {
  /** Oldest first, or in the order of the drawing. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly ChartColumn<Row>[];
  /** The table begins with the newest. */
  newestFirst?: boolean;
  /** Rows excluded from the table are only in the file. */
  inTable?: (row: Row) => boolean;
}

/** The count shown over time; only its name depends on it. */
export type GrowthCount = 'followers' | 'likes' | 'videos' | 'views';

/** One measurement of a count, with its source. */
export interface GrowthReading extends CountReading {
  /** Left out where it is not stored with the measurement. */
  source?: SourceId | undefined;
}
