import { createHash } from 'node:crypto';
import { isDemoHandle, parseHandle, type Handle } from '#domain/accounts/handle.ts';
import { isChoice, type DateOrder, type ReadingChoice } from '#domain/sources/reading-choice.ts';
import { AppError } from '../app-error.ts';
import type {
  AsideTable,
  ImportedAccount,
  ImportFormat,
  ImportPart,
  RejectedRow,
} from '../integrations/video-source/import/import-file.ts';
import { readImportFile } from '../integrations/video-source/import/read-import-file.ts';

export interface Upload {
  fileName: string;
  bytes: Uint8Array;
  /** The account that was named beside the file, if any. */
  wanted: Handle | null;
  /** When the file was given: rows that name no time were observed then. */
  importedAt: Date;
  /** What was said of its columns and dates. */
  choice: ReadingChoice;
}

/** One account's share of a file, understood. */
export interface UnderstoodFile {
  fileName: string;
  sha256: Uint8Array;
  format: ImportFormat;
  account: ImportedAccount;
  /** The first refused rows; `rejectedCount` says how many there are. */
  rejected: RejectedRow[];
  rejectedCount: number;
  parts: ImportPart[];
  aside: AsideTable[];
  /** How dates of figures alone were read; null: there are none. */
  dateOrder: DateOrder | null;
  /** What was said of it. */
  choice: ReadingChoice;
  /** What may be stored of the file; null: the file itself. */
  stripped: Uint8Array | null;
}

const NAME_LENGTH = 200;
const NAMED_AT_MOST = 5;
const REJECTED_AT_MOST = 20;

/** What the file says about one account; throws `AppError` with a sentence where it says nothing usable. */
export async function readUpload({
  fileName,
  bytes,
  wanted,
  importedAt,
  choice,
}: Upload): Promise<UnderstoodFile> {
  const reading = await readImportFile({
    bytes,
    fileName,
    importedAt,
    choice,
    ...(wanted === null ? {} : { handleHint: wanted }),
  });
  if (!reading.ok) throw new AppError(reading.reason, reading.values);
  return {
    fileName: safeName(fileName),
    sha256: createHash('sha256')
      .update(reading.stripped ?? bytes)
      // Read another way, it says something else.
      .update(isChoice(choice) ? JSON.stringify(choice) : '')
      .digest(),
    format: reading.format,
    account: chooseAccount(reading.accounts, wanted),
    rejected: reading.rejected.slice(0, REJECTED_AT_MOST),
    rejectedCount: reading.rejected.length,
    parts: reading.parts ?? [],
    aside: reading.aside ?? [],
    dateOrder: reading.dateOrder ?? null,
    choice,
    stripped: reading.stripped ?? null,
  };
}

/** The handle given beside a file, if any. No file is about a demo creator. */
export function readGivenHandle(typed: string | undefined): Handle | null {
  if (typed === undefined || typed.trim() === '') return null;
  const parsed = parseHandle(typed);
  if (!parsed.ok) throw new AppError(`handle_${parsed.reason}`);
  if (isDemoHandle(parsed.handle)) throw new AppError('handle_bad_characters');
  return parsed.handle;
}

function chooseAccount(named: readonly ImportedAccount[], wanted: Handle | null): ImportedAccount {
  const accounts = named.filter(({ handle }) => !isDemoHandle(handle));
  const names = accounts
    .slice(0, NAMED_AT_MOST)
    .map(({ handle }) => `@${handle}`)
    .join(', ');
  const [first, second] = accounts;
  if (first === undefined) throw new AppError('import_no_videos');
  if (wanted !== null) {
    const chosen = accounts.find(({ handle }) => handle === wanted);
    if (chosen === undefined)
      throw new AppError('import_handle_mismatch', { found: names, expected: wanted });
    return chosen;
  }
  if (second !== undefined) throw new AppError('import_several_accounts', { handles: names });
  return first;
}

/** A name to show, never to open: no control characters, no folders. */
function safeName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const visible = base.replace(/\p{C}/gu, '').trim().slice(0, NAME_LENGTH).toWellFormed();
  return visible === '' ? 'import.json' : visible;
}
