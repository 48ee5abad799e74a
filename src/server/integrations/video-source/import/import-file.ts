import type { ErrorCode, ErrorValues } from '#contract/errors.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import type { ProfileReading, SourceWarning, VideoReading } from '#domain/sources/measured.ts';
import type { RowRejection } from '#domain/sources/row-rejection.ts';

export const IMPORT_FORMATS = ['apify', 'ytdlp'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export interface ImportFile {
  bytes: Uint8Array;
  fileName: string;
  /** The account the rows belong to where they name none. */
  handleHint?: Handle;
  importedAt: Date;
}

export interface ImportedAccount {
  handle: Handle;
  profile: ProfileReading | null;
  /** Newest first, each video once. */
  videos: VideoReading[];
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
  | 'import_no_handle'
>;

export type ImportFileReading =
  | {
      ok: true;
      format: ImportFormat;
      /** Most videos first. Several accounts in one file are all given: the caller decides. */
      accounts: ImportedAccount[];
      rejected: RejectedRow[];
      /** Rows that repeated a video already read; the better one was kept. */
      duplicates: number;
      warnings: SourceWarning[];
    }
  | { ok: false; reason: ImportRefusal; values: ErrorValues };
