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
  /** The account the rows belong to where they name none. */
  handleHint?: Handle;
  /** The accounts that are asked for; none: all. */
  wanted?: readonly Handle[];
  importedAt: Date;
  /** What a person said of its columns and dates. */
  choice?: ReadingChoice;
}

export interface ImportedAccount {
  handle: Handle;
  profile: ProfileReading | null;
  /** Newest first, each video once. */
  videos: VideoReading[];
  /** Figures of the account by day, where the file is the owner's own. */
  days?: DayFigure[];
  /** Followers at the end of each day, oldest first: readings of the account beside `profile`. */
  followerHistory?: ProfileReading[];
}

/** One table or list inside an upload, and what each of its columns was taken for. */
export interface ImportPart {
  name: string;
  kind: (typeof IMPORT_PARTS)[number];
  rows: number;
  /** First and last day, YYYY-MM-DD, of a table by day. */
  from: string | null;
  to: string | null;
  columns: {
    header: string;
    as: ImportField | null;
    /** The first cell that says something. */ example: string;
  }[];
  /** Whether a person can say what its columns hold. */
  choosable: boolean;
}

/** Columns that no figure of the product comes from: kept with the import as they are. */
export interface IgnoredTable {
  file: string;
  kind: string;
  columns: string[];
  rows: string[][];
}

/** How a file came by the time of its counts. */
export interface FileTime {
  from: ReadingTimeFrom;
  /** When the counts were read; of an unknown time: the instant they were read after. */
  at: Date | null;
  /** No file is older than the newest video that it lists. */
  newest: Date | null;
}

export interface RejectedRow {
  /** Place in the file, counted from 1: the item's number, or the line where there is one item a line. */
  row: number;
  reason: RowRejection;
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

/** What a reader of one format understood, before the time of its counts is settled. */
export type FormatReading =
  Omit<Extract<ImportFileReading, { ok: true }>, 'time'> | Extract<ImportFileReading, { ok: false }>;

export type ImportFileReading =
  | {
      ok: true;
      format: ImportFormat;
      /** When its counts were read, and how that is known. */
      time: FileTime;
      /** Most videos first. Several accounts in one file are all given: the caller decides. */
      accounts: ImportedAccount[];
      rejected: RejectedRow[];
      /** Rows that repeated a video already read; the better one was kept. */
      duplicates: number;
      warnings: SourceWarning[];
      parts?: ImportPart[];
      aside?: IgnoredTable[];
      /** The order in which dates of figures alone were read. */
      dateOrder?: DateOrder | null;
      /** Said by no mark of the file, and taken because its text is no UTF-8. */
      assumedEncoding?: 'windows-1252';
      /** What may be stored of the file while it waits; absent: the file itself. */
      stripped?: Uint8Array;
    }
  | { ok: false; reason: ImportRefusal; values: ErrorValues };
