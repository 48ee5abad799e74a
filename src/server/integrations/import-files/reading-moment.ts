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

/**
 * Settles the time of readings that nobody dated: it is not known, and not before the newest video of the file.
 * That is the latest instant of which it is certain that the counts are not older.
 */
export function settleTime(accounts: readonly ImportedAccount[], { readAt }: ReadingMoment): FileTime {
  const videos = accounts.flatMap(account => account.videos);
  const newestMs = videos.reduce((latest, video) => Math.max(latest, video.publishedAt.getTime()), 0);
  const newest = newestMs === 0 ? null : new Date(newestMs);
  const profiles = accounts.flatMap(({ profile }) => (profile === null ? [] : [profile]));
  const readings = [...videos, ...profiles];
  let isUnknown = false;
  for (const reading of readings) {
    if (reading.source !== 'undated_file') continue;
    isUnknown = true;
    reading.observedAt = newest ?? AT_EARLIEST;
  }
  const at = readings.reduce<Date | null>(
    (latest, { observedAt }) => (latest === null || observedAt > latest ? observedAt : latest),
    null,
  );
  const wasSaid =
    readAt != null && readings.some(({ observedAt }) => observedAt.getTime() === readAt.getTime());
  return { from: isUnknown ? 'unknown' : wasSaid ? 'said' : 'file', at, newest };
}
