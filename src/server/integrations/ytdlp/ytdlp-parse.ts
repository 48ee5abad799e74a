import type { Handle } from '#domain/accounts/handle.ts';
import { withoutDuplicates } from '#domain/sources/better-reading.ts';
import { warn } from '#domain/sources/read-count.ts';
import type { VideoReading } from '#domain/sources/reading.ts';
import { readJsonDocuments } from '../../platform/json/json-documents.ts';
import { isRecord, valueAt } from '../../platform/json/json-record.ts';
import { handleFrom } from '../video-source/real-handle.ts';
import { readYtdlpEntry } from './ytdlp-entry.ts';

type ListingReading =
  /** `failedEntries`: nulls, in place of pages of the list that could not be read. */
  | {
      ok: true;
      readings: VideoReading[];
      failedEntries: number;
      unusableEntries: number;
      otherAccounts: number;
    }
  | { ok: false; detail: string };

/**
 * Parses yt-dlp's output for one account: a playlist (`-J`), a single video, or one entry per line (`-j`). Entries of
 * other accounts are left out, and every retained one carries a warning of it.
 */
export function parseYtdlpListing(stdout: string, handle: Handle, observedAt: Date): ListingReading {
  const read = readJsonDocuments(stdout);
  if (!read.ok) return { ok: false, detail: 'the output is not complete JSON' };
  if (read.unreadableLines.length > 0) return { ok: false, detail: 'the output is JSON only in part' };
  const readings: VideoReading[] = [];
  let failedEntries = 0;
  let unusableEntries = 0;
  let otherAccounts = 0;
  for (const { value } of read.documents) {
    if (!isRecord(value)) return { ok: false, detail: 'the output holds no list' };
    const list = valueAt(value, 'entries');
    if (list !== undefined && !Array.isArray(list)) return { ok: false, detail: 'the output holds no list' };
    const entries: unknown[] = list ?? [value];
    // The title of a list is its account; the title of a single video is its caption.
    const listedHandle = (list === undefined ? null : handleFrom(valueAt(value, 'title'))) ?? handle;
    for (const entry of entries) {
      const one = readYtdlpEntry(entry, { source: 'ytdlp', observedAt, listedHandle });
      if (one.ok && one.reading.handle === handle) readings.push(one.reading);
      else if (one.ok) otherAccounts += 1;
      else if (one.reason === 'empty_entry') failedEntries += 1;
      else unusableEntries += 1;
    }
  }
  if (otherAccounts > 0) readings.forEach(reading => warn(reading.warnings, 'other_accounts_skipped'));
  return {
    ok: true,
    readings: withoutDuplicates(readings).readings,
    failedEntries,
    unusableEntries,
    otherAccounts,
  };
}
