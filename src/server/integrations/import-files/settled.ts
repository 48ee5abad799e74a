import type { Handle } from '#domain/accounts/handle.ts';
import type { FormatReading, ImportFileReading } from './import-file.ts';
import { newestOf, settleTime, type ReadingMoment } from './reading-moment.ts';

/**
 * Sets the time of the counts; an impossible time for the file is refused. A file may gather accounts measured on
 * different days: no requested account is dated before its own newest video, and while none is chosen a time is refused
 * only if it fits no account.
 */
export function settled(
  read: FormatReading,
  moment: ReadingMoment,
  wanted: readonly Handle[] = [],
): ImportFileReading {
  if (!read.ok) return read;
  const named = read.accounts.filter(({ handle }) => wanted.includes(handle));
  const time = settleTime(read.accounts, moment, named.length === 0 ? read.accounts : named);
  const { importedAt, readAt } = moment;
  const first =
    named.length > 0
      ? time.newest
      : read.accounts
          .flatMap(account => newestOf([account]) ?? [])
          .reduce<Date | null>((least, one) => (least === null || one < least ? one : least), null);
  if (readAt != null && (readAt > importedAt || (first !== null && readAt < first))) {
    return {
      ok: false,
      reason: 'import_read_at',
      values: {
        from: (first ?? importedAt).toISOString().slice(0, 10),
        to: importedAt.toISOString().slice(0, 10),
      },
    };
  }
  return { ...read, time };
}
