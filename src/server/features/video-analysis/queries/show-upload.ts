import type { UploadItem } from '#contract/video-analysis.ts';
import type { UploadRow } from './uploads.queries.ts';

/** A file that was brought, as the wire shows it: where it lies is nobody's business. */
export function showUpload(row: UploadRow): UploadItem {
  return {
    id: row.id,
    file_name: row.file_name,
    kind: row.kind,
    format: row.format,
    bytes: row.bytes,
    sha256: row.sha256.toString('hex'),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
