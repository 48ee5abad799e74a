import type { Cell } from './csv.ts';

/**
 * Type of a column. `instant` is ISO 8601 and is written in the reader's time zone, `day` is YYYY-MM-DD, `choice` is a
 * code with a name in words, `link` is a URL written in full.
 */
export type ColumnKind = 'text' | 'whole' | 'decimal' | 'instant' | 'day' | 'choice' | 'link';

/** Unit of a decimal: percent as 4.2, a factor as 1.4, or seconds. */
type ColumnUnit = 'percent' | 'factor' | 'seconds';

/** A column of an exported table. */
export interface FileColumn<Row> {
  /** Its name for programs, identical in every language. */
  key: string;
  /** Its title in the user's language. */
  title: string;
  kind: ColumnKind;
  unit?: ColumnUnit;
  value: (row: Row) => Cell;
  /** For a choice: the name of each code. */
  names?: Readonly<Record<string, string>>;
  /** Computed from measurements: not part of the user's raw data. */
  isComputed?: boolean;
}

/** The columns for a plan without exports: measured values only, none computed. */
export function rawColumns<Row>(columns: readonly FileColumn<Row>[]): FileColumn<Row>[] {
  return columns.filter(({ isComputed }) => isComputed !== true);
}
