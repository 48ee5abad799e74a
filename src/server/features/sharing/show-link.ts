import type { ShareLink } from '#contract/sharing.ts';
import { linkState } from '#domain/sharing/share-link.ts';
import type { LinkRow } from './sharing.queries.ts';

/** A link as shown to its owner; its token is not stored. */
export function showLink(row: LinkRow, now: Date): ShareLink {
  return {
    id: row.id,
    kind: row.kind,
    report_id: row.report_id,
    title: row.title,
    version: row.version,
    name: row.name,
    hidden: row.hidden,
    state: linkState({ expiresAt: row.expires_at, revokedAt: row.revoked_at }, now),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    last_opened_at: row.last_opened_at?.toISOString() ?? null,
    opened: row.opened,
  };
}
