import type { ImportField } from './import-fields.ts';

/** Of « 03/02 »: the third of February, or the second of March. */
export const DATE_ORDERS = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** What a person said of one column; null: leave it aside. */
export interface ColumnChoice {
  file: string;
  header: string;
  as: ImportField | null;
}

/** What a person said of a file where it does not speak for itself. */
export interface ReadingChoice {
  columns: readonly ColumnChoice[];
  dateOrder: DateOrder | null;
  /** When the file was made, ISO; null: the file says it, or nobody knows. */
  readAt: string | null;
  /** Whether its counts stand even where newer or higher ones are known. */
  replacesNewer: boolean;
}

/** Nothing was said: the file is read as it stands. */
export const NO_CHOICE: ReadingChoice = {
  columns: [],
  dateOrder: null,
  readAt: null,
  replacesNewer: false,
};

/** Whether anything was said. */
export function isChoice({ columns, dateOrder, readAt, replacesNewer }: ReadingChoice): boolean {
  return columns.length > 0 || dateOrder !== null || readAt !== null || replacesNewer;
}

/** The fields a person can name for a column of a table, in the order of a list. */
export const CHOOSABLE_FIELDS = [
  'date',
  'video_views',
  'profile_views',
  'likes',
  'comments',
  'shares',
  'saves',
  'new_followers',
  'followers',
  'viewers',
  'new_viewers',
  'returning_viewers',
  'link',
  'title',
  'post_time',
] as const satisfies readonly ImportField[];
export type ChoosableField = (typeof CHOOSABLE_FIELDS)[number];
