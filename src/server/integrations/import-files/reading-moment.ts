import { AT_EARLIEST } from '#domain/sources/publication-time.ts';
import type { FileTime, ImportedAccount } from './import-file.ts';

/** When counts of a file were read: what is known beside its rows. */
export interface ReadingMoment {
  importedAt: Date;
  /** When a person said that the file was made; null: nobody said it. Left out: it was read now. */
  readAt?: Date | null;
}

/** The instant of a row's counts: the row's own, else that of the file; without either it is not dated. */
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
 * Settles the time of readings that nobody dated: it is not known, and not before the newest video of their account.
 * That is the latest instant of which it is certain that the counts are not older. Told is the time of `asked`.
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
