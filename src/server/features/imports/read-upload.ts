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
} from '../../integrations/import-files/import-file.ts';
import { nothingUsable } from '../../integrations/import-files/nothing-usable.ts';
import { readImportFile } from '../../integrations/import-files/read-import-file.ts';

export interface Upload {
  fileName: string;
  bytes: Uint8Array;
  /** The accounts that were named beside the file; none: all that it holds. */
  wanted: readonly Handle[];
  /** When the file was given. */
  importedAt: Date;
  /** What was said of its columns, its dates and when it was made. */
  choice: ReadingChoice;
}

/** A file, understood. */
export interface UnderstoodFile {
  fileName: string;
  sha256: Uint8Array;
  format: ImportFormat;
  time: FileTime;
  /** Those that were asked for, most videos first; each holds something. */
  accounts: ImportedAccount[];
  /** Whether the caller named them, or the file holds one alone. */
  isChosen: boolean;
  /** The first refused rows; `rejectedCount` says how many there are. */
  rejected: RejectedRow[];
  rejectedCount: number;
  parts: ImportPart[];
  aside: IgnoredTable[];
  /** How dates of figures alone were read; null: there are none. */
  dateOrder: DateOrder | null;
  /** The encoding that was assumed of its text; null: the file itself says it. */
  assumedEncoding: 'windows-1252' | null;
  /** What was said of it. */
  choice: ReadingChoice;
  /** What may be stored of the file; null: the file itself. */
  stripped: Uint8Array | null;
}

const NAME_LENGTH = 200;
const NAMED_AT_MOST = 200;
const REJECTED_AT_MOST = 20;

/** What the file says about its accounts; throws `AppError` with a sentence where it says nothing usable. */
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
      // Read another way, it says something else.
      .update(isChoice(choice) ? saidOf(choice) : '')
      .digest(),
    format: reading.format,
    time: reading.time,
    accounts,
    isChosen: wanted.length > 0 || accounts.length === 1,
    rejected: reading.rejected.slice(0, REJECTED_AT_MOST),
    rejectedCount: reading.rejected.length,
    parts: reading.parts ?? [],
    aside: reading.aside ?? [],
    dateOrder: reading.dateOrder ?? null,
    assumedEncoding: reading.assumedEncoding ?? null,
    choice,
    stripped: reading.stripped ?? null,
  };
}

/** How far the file's counts are believed against those that stand. */
export function trustOf({ time, choice }: UnderstoodFile): FileTrust {
  return { timeFrom: time.from, replacesNewer: choice.replacesNewer };
}

/** The accounts given beside a file, parted by commas. No file is about a demo creator. */
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

/** The names of a file's accounts, as many as a sentence or a list can hold. */
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

/** A name to show, never to open: no control characters, no folders. */
function safeName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const visible = base.replace(/\p{C}/gu, '').trim().slice(0, NAME_LENGTH).toWellFormed();
  return visible === '' ? 'import.json' : visible;
}
