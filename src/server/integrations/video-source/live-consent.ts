import type { Queryable } from '../../platform/db/database.ts';

const KEY = 'live_sources_consent';

interface LiveConsent {
  given: boolean;
  /** When it was last given or withdrawn; null: never. */
  at: Date | null;
}

/** Whether an administrator allowed reading the live platform. Never set means no. */
export async function getLiveConsent(db: Queryable): Promise<LiveConsent> {
  const row = await db.row<{ given: boolean; updated_at: Date }>({
    name: 'find-source-consent',
    text: `select (value ->> 'given')::boolean as given, updated_at from app_settings where key = $1`,
    values: [KEY],
  });
  return { given: row?.given ?? false, at: row?.updated_at ?? null };
}

export function saveLiveConsent(
  db: Queryable,
  change: { given: boolean; adminId: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'save-source-consent',
    text: `insert into app_settings (key, value, updated_by, updated_at)
           values ($1, jsonb_build_object('given', $2::boolean), $3, $4)
           on conflict (key) do update
           set value = excluded.value, updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
    values: [KEY, change.given, change.adminId, change.now],
  });
}
