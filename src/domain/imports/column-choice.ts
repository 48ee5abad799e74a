import type { ImportField } from './import-fields.ts';

/** Of « 03/02 »: the third of February, or the second of March. */
export const DATE_ORDERS = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The user's choice for one column; null: ignore the column. */
export interface ColumnChoice {
  file: string;
  header: string;
  as: ImportField | null;
}

/** The user's choices for a file whose content is ambiguous. */
export interface ReadingChoice {
  columns: readonly ColumnChoice[];
  dateOrder: DateOrder | null;
  /** When the file was made, ISO; null: stated by the file, or unknown. */
  readAt: string | null;
  /** Whether its counts replace stored ones even if these are newer or higher. */
  replacesNewer: boolean;
}

/** No choices: the file is interpreted as it is. */
export const NO_CHOICE: ReadingChoice = {
  columns: [],
  dateOrder: null,
  readAt: null,
  replacesNewer: false,
};

/** Whether any choice was made. */
export function isChoice({ columns, dateOrder, readAt, replacesNewer }: ReadingChoice): boolean {
  return columns.length > 0 || dateOrder !== null || readAt !== null || replacesNewer;
}

/** The fields a user can assign to a table column, in display order. */
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
