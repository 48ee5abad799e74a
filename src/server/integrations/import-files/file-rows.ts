import type { Handle } from '#domain/accounts/handle.ts';
import { isRecord, recordAt, valueAt, type JsonRecord } from '#server/platform/json/json-record.ts';
import type { JsonDocument } from '#server/platform/json/json-documents.ts';
import { handleFrom, handleInUrl } from '#server/integrations/video-source/real-handle.ts';

/** A candidate for a video: its position in the file, counted from 1, and the list it belongs to. */
export interface FileRow {
  row: number;
  value: unknown;
  playlist: { handle: Handle | null; observed: unknown } | null;
  /** Timestamp of the enclosing list of the platform's page, in milliseconds. */
  listedMs: number | null;
}

/**
 * Lists what a file holds as rows: the items of an array, the `items` of a data-set object, the entries of yt-dlp
 * playlists, or the documents themselves when there is one per line.
 */
export function layOutRows(documents: readonly JsonDocument[]): FileRow[] {
  const rows: FileRow[] = [];
  let listedMs: number | null = null;
  const add = (value: unknown, playlist: FileRow['playlist'] = null, row = rows.length + 1): void => {
    rows.push({ row, value, playlist, listedMs });
  };
  const oneALine = documents.length > 1;
  for (const { line, value } of documents) {
    listedMs = clockOf(value);
    for (const part of Array.isArray(value) ? value : (itemsOf(value) ?? [value])) {
      const entries = isRecord(part) ? valueAt(part, 'entries') : undefined;
      if (isRecord(part) && Array.isArray(entries)) {
        const playlist = { handle: playlistHandle(part), observed: valueAt(part, 'epoch') };
        for (const entry of entries) add(entry, playlist);
      } else if (oneALine && !Array.isArray(value)) add(part, null, line);
      else add(part);
    }
  }
  return rows;
}

/** A page's response states when it was made: `extra.now`. */
function clockOf(value: unknown): number | null {
  if (!isRecord(value)) return null;
  const now = valueAt(recordAt(value, 'extra'), 'now');
  return typeof now === 'number' && Number.isFinite(now) && now > 0 ? now : null;
}

/**
 * The list inside a response: `{ items }`, `{ data: { items } }`, a page's `{ itemList }`, a collector's `{ collector
 * }`.
 */
function itemsOf(value: unknown): unknown[] | null {
  if (!isRecord(value)) return null;
  for (const name of ['itemList', 'collector']) {
    const list = valueAt(value, name);
    if (Array.isArray(list)) return list;
  }
  const data = valueAt(value, 'data');
  const items = valueAt(value, 'items') ?? (isRecord(data) ? valueAt(data, 'items') : data);
  return Array.isArray(items) ? items : null;
}

function playlistHandle(playlist: JsonRecord): Handle | null {
  return (
    handleInUrl(valueAt(playlist, 'webpage_url')) ??
    handleInUrl(valueAt(playlist, 'original_url')) ??
    handleFrom(valueAt(playlist, 'title'))
  );
}
