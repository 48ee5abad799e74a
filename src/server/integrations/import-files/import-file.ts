import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import type { IMPORT_FORMATS, IMPORT_PARTS } from '#contract/imports.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import type { ImportField } from '#domain/imports/import-fields.ts';
import type { DayFigure } from '#domain/sources/day-figures.ts';
import type { DateOrder, ReadingChoice } from '#domain/imports/column-choice.ts';
import type { ProfileReading, SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import type { ReadingTimeFrom } from '#domain/sources/stored-reading.ts';
import type { RowRejection } from '#domain/imports/row-rejection.ts';

export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export interface ImportFile {
  bytes: Uint8Array;
  fileName: string;
  /** The account of the rows where they name none. */
  handleHint?: Handle;
  /** The requested accounts; none: all. */
  wanted?: readonly Handle[];
  importedAt: Date;
  /** What the user stated about its columns and dates. */
  choice?: ReadingChoice;
}

export interface ImportedAccount {
  handle: Handle;
  profile: ProfileReading | null;
  /** Newest first, each video once. */
  videos: VideoReading[];
  /** Daily figures of the account, where the file is the owner's own. */
  days?: DayFigure[];
  /** Followers at the end of each day, oldest first: measurements of the account in addition to `profile`. */
  followerHistory?: ProfileReading[];
}

/** One table or list inside an upload, and the meaning assigned to each of its columns. */
export interface ImportPart {
  name: string;
  kind: (typeof IMPORT_PARTS)[number];
  rows: number;
  /** First and last day, YYYY-MM-DD, of a daily table. */
  from: string | null;
  to: string | null;
  columns: {
    header: string;
    as: ImportField | null;
    /** The first non-empty cell. */ example: string;
  }[];
  /** Whether the user can choose what its columns hold. */
  choosable: boolean;
}

/** Columns that the product does not use: stored unchanged with the import. */
export interface IgnoredTable {
  file: string;
  kind: string;
  columns: string[];
  rows: string[][];
}

/** How the time of a file's counts was determined. */
export interface FileTime {
  from: ReadingTimeFrom;
  /** When the counts were measured; if unknown, the instant they were measured after. */
  at: Date | null;
  /** No file is older than its newest video. */
  newest: Date | null;
}

export interface RejectedRow {
  /** Position in the file, counted from 1: the item's number, or the line where there is one item per line. */
  row: number;
  reason: RowRejection;
  /** The text that could not be used. */
  value?: string;
}

/** Rows that are used although they contradict another row, or themselves; the first of each kind. */
export interface RowDoubts {
  /** The same video with other counts: its first row, the other one, and the row that is used. */
  repeated: { count: number; items: { row: number; again: number; kept: number }[] };
  likesAboveViews: { count: number; rows: number[] };
  /** Dates of the file that cannot be those of their videos. */
  dates: number;
}

export type ImportRefusal = Extract<
  ErrorCode,
  | 'import_empty'
  | 'import_too_large'
  | 'import_bad_encoding'
  | 'import_not_json'
  | 'import_unknown_format'
  | 'import_no_videos'
  | 'import_no_usable_row'
  | 'import_read_at'
  | 'import_no_handle'
  | 'import_days_gap'
  | 'import_money'
  | 'import_unknown_columns'
  | 'import_columns_doubled'
  | 'import_date_order'
  | 'import_zip_unsafe'
  | 'import_zip_unreadable'
  | 'import_too_many_cells'
  | 'import_too_many_accounts'
>;

/** The result of reading one format, before the time of its counts is settled. */
export type FormatReading =
  | Omit<Extract<ImportFileReading, { ok: true }>, 'time'>
  | Extract<ImportFileReading, { ok: false }>;

export type ImportFileReading =
  | {
      ok: true;
      format: ImportFormat;
      /** When its counts were measured, and how that is known. */
      time: FileTime;
      /** Most videos first. All accounts of a file are returned: the caller decides. */
      accounts: ImportedAccount[];
      rejected: RejectedRow[];
      /** Rows that repeated a video already read; the better one was retained. */
      duplicates: number;
      warnings: SourceWarning[];
      doubts?: RowDoubts;
      parts?: ImportPart[];
      aside?: IgnoredTable[];
      /** The order in which all-numeric dates were read. */
      dateOrder?: DateOrder | null;
      /** Assumed, because the file does not state an encoding and its text is not UTF-8. */
      assumedEncoding?: 'windows-1252';
      /** What may be stored of the file while it waits; absent: the file itself. */
      stripped?: Uint8Array;
    }
  | { ok: false; reason: ImportRefusal; values: ErrorValues };
