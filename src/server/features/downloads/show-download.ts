import type { DownloadItem } from '#contract/downloads.ts';
import { downloadFileName } from '#domain/downloads/download-file-name.ts';
import { UNDO_MS } from '#domain/downloads/download-state.ts';
import type { DownloadRow } from './downloads.queries.ts';

/** A download in API form, without its storage location. */
export function showDownload(row: DownloadRow): DownloadItem {
  const isReady = row.state === 'ready';
  return {
    id: row.id,
    link: row.link,
    videoId: row.videoId,
    username: row.username,
    caption: row.caption,
    durationSeconds: row.durationSeconds,
    state: row.state,
    problem: row.problem,
    problemValues: row.problemValues ?? {},
    options: row.options,
    chosen: row.chosen,
    fetchedBytes: row.fetchedBytes,
    bytes: isReady ? row.heldBytes : null,
    sha256: isReady ? row.sha256 : null,
    fileName: downloadFileName(row),
    rightsVersion: row.rightsVersion,
    rightsAt: row.rightsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: isReady || row.state === 'expired' ? (row.expiresAt?.toISOString() ?? null) : null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    undoUntil: row.deletedAt === null ? null : undoUntil(row, row.deletedAt).toISOString(),
  };
}

/** A file that expires earlier limits the restore period. */
function undoUntil({ expiresAt }: DownloadRow, deletedAt: Date): Date {
  const until = deletedAt.getTime() + UNDO_MS;
  return new Date(expiresAt === null ? until : Math.min(until, expiresAt.getTime()));
}
