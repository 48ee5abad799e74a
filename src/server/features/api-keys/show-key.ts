import type { ApiKey } from '#contract/api-keys.ts';
import type { ApiKeyRow } from './api-keys.queries.ts';

export function showKey(row: ApiKeyRow): ApiKey {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
