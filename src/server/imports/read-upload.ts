import { createHash } from 'node:crypto';
import { parseHandle, type Handle } from '#domain/accounts/handle.ts';
import { AppError } from '../app-error.ts';
import type {
  ImportedAccount,
  ImportFormat,
  RejectedRow,
} from '../integrations/video-source/import/import-file.ts';
import { parseImportFile } from '../integrations/video-source/import/parse-import-file.ts';

export interface Upload {
  fileName: string;
  bytes: Uint8Array;
}

/** One account's share of a file, understood. */
export interface UnderstoodFile {
  fileName: string;
  sha256: Buffer;
  format: ImportFormat;
  account: ImportedAccount;
  rejected: RejectedRow[];
}

const NAME_LENGTH = 200;
const NAMED_AT_MOST = 5;

/** What the file says about one account; throws `AppError` with a sentence where it says nothing usable. */
export function readUpload(upload: Upload, wanted: Handle | null, importedAt: Date): UnderstoodFile {
  const { bytes } = upload;
  const reading = parseImportFile({
    bytes,
    fileName: upload.fileName,
    importedAt,
    ...(wanted === null ? {} : { handleHint: wanted }),
  });
  if (!reading.ok) throw new AppError(reading.reason, reading.values);
  return {
    fileName: safeName(upload.fileName),
    sha256: createHash('sha256').update(bytes).digest(),
    format: reading.format,
    account: chooseAccount(reading.accounts, wanted),
    rejected: reading.rejected,
  };
}

/** The handle given beside a file, if any. */
export function readGivenHandle(typed: string | undefined): Handle | null {
  if (typed === undefined || typed.trim() === '') return null;
  const parsed = parseHandle(typed);
  if (!parsed.ok) throw new AppError(`handle_${parsed.reason}`);
  return parsed.handle;
}

function chooseAccount(accounts: readonly ImportedAccount[], wanted: Handle | null): ImportedAccount {
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
  const visible = base.replace(/\p{C}/gu, '').trim();
  return (visible === '' ? 'import.json' : visible).slice(0, NAME_LENGTH);
}
