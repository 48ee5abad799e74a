import type { UploadItem } from '#contract/video-analysis.ts';
import type { UploadRow } from './uploads.queries.ts';

/** An uploaded file in API form, without its storage location. */
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
