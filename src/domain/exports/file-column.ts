import type { Cell } from './csv.ts';

/**
 * What a column holds. `instant` is ISO 8601 and is written in the reader's time zone, `day` is YYYY-MM-DD, `choice`
 * is a code with a name in words, `link` is an address that is written out.
 */
export type ColumnKind = 'text' | 'whole' | 'decimal' | 'instant' | 'day' | 'choice' | 'link';

/** What a decimal counts: percent as 4.2, a factor as 1.4, or seconds. */
type ColumnUnit = 'percent' | 'factor' | 'seconds';

/** A column of a table that leaves the product as a file. */
export interface FileColumn<Row> {
  /** Its name for programs, the same in every language. */
  key: string;
  /** Its name for people, in their language. */
  title: string;
  kind: ColumnKind;
  unit?: ColumnUnit;
  value: (row: Row) => Cell;
  /** For a choice: what each code is called. */
  names?: Readonly<Record<string, string>>;
  /** Worked out from what was read: not part of one's own raw data. */
  isComputed?: boolean;
}

/** What somebody takes along whose plan has no exports: what was read, and nothing that was made of it. */
export function rawColumns<Row>(columns: readonly FileColumn<Row>[]): FileColumn<Row>[] {
  return columns.filter(({ isComputed }) => isComputed !== true);
}
