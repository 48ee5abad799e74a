import { AT_EARLIEST } from '#domain/sources/publication-time.ts';
import type { FileTime, ImportedAccount } from './import-file.ts';

/** When a file's counts were measured, from sources other than its rows. */
export interface ReadingMoment {
  importedAt: Date;
  /** When the user says that the file was made; null: not stated. Left out: it is measured now. */
  readAt?: Date | null;
}

/** The instant of a row's counts: the row's own, otherwise that of the file; undated without either. */
export function momentOf(
  statedMs: number | null,
  { importedAt, readAt }: ReadingMoment,
): { observedAt: Date; isDated: boolean } {
  if (statedMs !== null && statedMs > 0) {
    return { observedAt: new Date(Math.min(statedMs, importedAt.getTime())), isDated: true };
  }
  return { observedAt: readAt ?? importedAt, isDated: readAt !== null };
}

/** When the newest video of some accounts was published. */
export function newestOf(accounts: readonly ImportedAccount[]): Date | null {
  const newestMs = accounts
    .flatMap(({ videos }) => videos)
    .reduce((latest, { publishedAt }) => Math.max(latest, publishedAt.getTime()), 0);
  return newestMs === 0 ? null : new Date(newestMs);
}

/**
 * Settles the time of undated counts: it is unknown, and not before the newest video of their account. That is the
 * latest instant that is certainly not after the counts. The time returned is that of the accounts `asked`.
 */
export function settleTime(
  accounts: readonly ImportedAccount[],
  { readAt }: ReadingMoment,
  input: readonly ImportedAccount[],
): FileTime {
  for (const account of accounts) {
    const newest = newestOf([account]) ?? AT_EARLIEST;
    for (const reading of readingsOf(account)) {
      if (reading.source === 'undated_file') reading.observedAt = newest;
    }
  }
  const readings = input.flatMap(readingsOf);
  const isUnknown = readings.some(({ source }) => source === 'undated_file');
  const at = readings.reduce<Date | null>(
    (latest, { observedAt }) => (latest === null || observedAt > latest ? observedAt : latest),
    null,
  );
  const wasSaid =
    readAt != null && readings.some(({ observedAt }) => observedAt.getTime() === readAt.getTime());
  return { from: isUnknown ? 'unknown' : wasSaid ? 'said' : 'file', at, newest: newestOf(input) };
}

function readingsOf({ videos, profile }: ImportedAccount) {
  return profile === null ? videos : [...videos, profile];
}
