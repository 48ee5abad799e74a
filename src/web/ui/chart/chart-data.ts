import type { ReactNode } from 'react';
import type { CountReading } from '#domain/chart/growth-geometry.ts';
import type { Cell } from '#domain/exports/csv.ts';
import type { SourceId } from '#domain/sources/reading.ts';

/** Whose figures a chart shows, of when and from where: written under its picture. */
export interface ChartAbout {
  handle: string;
  /** ISO instants; what is shown lies between them. */
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
  /** The value is an instant: its file has the reader's own clock. */
  isInstant?: boolean;
  /** As the table says it. */
  text: (row: Row) => ReactNode;
  numeric?: boolean;
  /** The column that names the row. */
  rowHeader?: boolean;
  /** The series' own sign. */
  sign?: ReactNode;
  /** What the table says in another way stands in the file only. */
  fileOnly?: boolean;
}

/** The data behind a chart: the same for its drawing, its table and its file. */
export interface ChartData<Row> {
  /** Oldest first, or in the order of the drawing. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly ChartColumn<Row>[];
  /** The table begins with the newest. */
  newestFirst?: boolean;
  /** Rows that the table leaves out stand in the file only. */
  inTable?: (row: Row) => boolean;
}

/** What is counted over time; only its name depends on it. */
export type GrowthCount = 'followers' | 'likes' | 'videos' | 'views';

/** One reading of a count, with where it came from. */
export interface GrowthReading extends CountReading {
  /** Left out where it is not kept with the reading. */
  source?: SourceId | undefined;
}
