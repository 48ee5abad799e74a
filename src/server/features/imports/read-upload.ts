import { createHash } from 'node:crypto';
import { isDemoHandle, parseHandle, type Handle } from '#domain/accounts/handle.ts';
import { isChoice, type DateOrder, type ReadingChoice } from '#domain/imports/column-choice.ts';
import type { FileTrust } from '#domain/sources/stored-reading.ts';
import { AppError } from '../../platform/app-error.ts';
import type {
  IgnoredTable,
  FileTime,
  ImportedAccount,
  ImportFormat,
  ImportPart,
  RejectedRow,
  RowDoubts,
} from '../../integrations/import-files/import-file.ts';
import { nothingUsable } from '../../integrations/import-files/nothing-usable.ts';
import { readImportFile } from '../../integrations/import-files/read-import-file.ts';

export interface Upload {
  fileName: string;
  bytes: Uint8Array;
  /** The accounts named with the file; empty: all that it contains. */
  wanted: readonly Handle[];
  /** When the file was uploaded. */
  importedAt: Date;
  /** The user's interpretation of its columns, dates and creation time. */
  choice: ReadingChoice;
}

/** A parsed file. */
export interface UnderstoodFile {
  fileName: string;
  sha256: Uint8Array;
  format: ImportFormat;
  time: FileTime;
  /** The requested accounts, most videos first; each has data. */
  accounts: ImportedAccount[];
  /** Whether the caller named them, or the file contains only one. */
  isChosen: boolean;
  /** The first rejected rows; `rejectedCount` is their total. */
  rejected: RejectedRow[];
  rejectedCount: number;
  doubts: RowDoubts;
  parts: ImportPart[];
  aside: IgnoredTable[];
  /** How numeric dates were interpreted; null: there are none. */
  dateOrder: DateOrder | null;
  /** The assumed text encoding; null: stated by the file itself. */
  assumedEncoding: 'windows-1252' | null;
  /** The user's interpretation. */
  choice: ReadingChoice;
  /** The part of the file that may be stored; null: the file itself. */
  stripped: Uint8Array | null;
}

const NO_DOUBTS: RowDoubts = {
  repeated: { count: 0, items: [] },
  likesAboveViews: { count: 0, rows: [] },
  dates: 0,
};
const NAME_LENGTH = 200;
const NAMED_AT_MOST = 200;
const REJECTED_AT_MOST = 20;

/** Parses a file's accounts; throws `AppError` when nothing is usable. */
export async function readUpload({
  fileName,
  bytes,
  wanted,
  importedAt,
  choice,
}: Upload): Promise<UnderstoodFile> {
  const [hint, other] = wanted;
  const reading = await readImportFile({
    bytes,
    fileName,
    importedAt,
    choice,
    wanted,
    ...(hint === undefined || other !== undefined ? {} : { handleHint: hint }),
  });
  if (!reading.ok) throw new AppError(reading.reason, reading.values);
  const accounts = chooseAccounts(reading.accounts, wanted, reading.rejected);
  return {
    fileName: safeName(fileName),
    sha256: createHash('sha256')
      .update(reading.stripped ?? bytes)
      // Part of the hash, because another interpretation gives other data.
      .update(isChoice(choice) ? saidOf(choice) : '')
      .digest(),
    format: reading.format,
    time: reading.time,
    accounts,
    isChosen: wanted.length > 0 || accounts.length === 1,
    rejected: reading.rejected.slice(0, REJECTED_AT_MOST),
    rejectedCount: reading.rejected.length,
    doubts: reading.doubts ?? NO_DOUBTS,
    parts: reading.parts ?? [],
    aside: reading.aside ?? [],
    dateOrder: reading.dateOrder ?? null,
    assumedEncoding: reading.assumedEncoding ?? null,
    choice,
    stripped: reading.stripped ?? null,
  };
}

/** How far the file's counts are trusted over the stored ones. */
export function trustOf({ time, choice }: UnderstoodFile): FileTrust {
  return { timeFrom: time.from, replacesNewer: choice.replacesNewer };
}

/** The accounts given with a file, separated by commas. Demo creators are never accepted. */
export function readGivenHandles(typed: string | undefined): Handle[] {
  if (typed === undefined || typed.trim() === '') return [];
  const handles = typed.split(',').map(one => {
    const parsed = parseHandle(one);
    if (!parsed.ok) throw new AppError(`handle_${parsed.reason}`);
    if (isDemoHandle(parsed.handle)) throw new AppError('handle_bad_characters');
    return parsed.handle;
  });
  return [...new Set(handles)];
}

/** The names of a file's accounts, limited to the length of a sentence or a list. */
export function namesOf(accounts: readonly ImportedAccount[]): string {
  return accounts
    .slice(0, NAMED_AT_MOST)
    .map(({ handle }) => `@${handle}`)
    .join(', ');
}

function saidOf({ columns, dateOrder, readAt, replacesNewer }: ReadingChoice): string {
  const time = readAt === null && !replacesNewer ? {} : { readAt, replacesNewer };
  return JSON.stringify({ columns, dateOrder, ...time });
}

function chooseAccounts(
  named: readonly ImportedAccount[],
  wanted: readonly Handle[],
  rejected: readonly RejectedRow[],
): ImportedAccount[] {
  const accounts = named.filter(account => !isDemoHandle(account.handle) && holdsSomething(account));
  if (accounts.length === 0) {
    const { reason, values } = nothingUsable(rejected);
    throw new AppError(reason, values);
  }
  const missing = wanted.find(handle => accounts.every(account => account.handle !== handle));
  if (missing !== undefined) {
    throw new AppError('import_handle_mismatch', { found: namesOf(accounts.slice(0, 5)), expected: missing });
  }
  return wanted.length === 0 ? accounts : accounts.filter(({ handle }) => wanted.includes(handle));
}

function holdsSomething({ videos, days = [], profile }: ImportedAccount): boolean {
  const counts = [profile?.followers, profile?.following, profile?.likes, profile?.videos];
  return videos.length > 0 || days.length > 0 || counts.some(count => count != null);
}

/** A name for display, never used as a path: no control characters, no folders. */
function safeName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const visible = base.replace(/\p{C}/gu, '').trim().slice(0, NAME_LENGTH).toWellFormed();
  return visible === '' ? 'import.json' : visible;
}
