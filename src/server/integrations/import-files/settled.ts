import type { FormatReading, ImportFileReading } from './import-file.ts';
import { settleTime, type ReadingMoment } from './reading-moment.ts';

/** A reading with the time of its counts; a time that cannot be that of the file is refused. */
export function settled(read: FormatReading, moment: ReadingMoment): ImportFileReading {
  if (!read.ok) return read;
  const time = settleTime(read.accounts, moment);
  const { importedAt, readAt } = moment;
  if (readAt != null && (readAt > importedAt || (time.newest !== null && readAt < time.newest))) {
    return {
      ok: false,
      reason: 'import_read_at',
      values: {
        from: (time.newest ?? importedAt).toISOString().slice(0, 10),
        to: importedAt.toISOString().slice(0, 10),
      },
    };
  }
  return { ...read, time };
}
