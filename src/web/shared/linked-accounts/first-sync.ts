import type { LinkedAccount } from '#contract/accounts/accounts.ts';

/** Spec §9. */
const FIRST_SYNC_WINDOW_MS = 120_000;

/**
 * Whether an account waits for its first sync (spec §4): the primary one, linked less than two minutes ago and without
 * any figures. Figures from a file end the waiting.
 */
export function waitsForFirstSync(
  account: Pick<LinkedAccount, 'is_primary' | 'created_at' | 'last_synced_at' | 'last_imported_at'>,
  now: Date,
): boolean {
  const isBare = account.last_synced_at === null && account.last_imported_at === null;
  return (
    account.is_primary && isBare && now.getTime() - Date.parse(account.created_at) < FIRST_SYNC_WINDOW_MS
  );
}
