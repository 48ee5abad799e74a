import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { FirstAnalysis } from '#web/features/accounts/first-analysis-card.tsx';
import {
  happenedSince,
  SYNC_RESUME_WINDOW_MS,
  type OngoingSync,
} from '#web/shared/linked-accounts/ongoing-sync.ts';

type Account = Pick<LinkedAccount, 'id' | 'tiktok_username' | 'last_synced_at' | 'created_at' | 'active_run'>;

/**
 * The first analysis to show for an account: a running one, or one requested in this browser that ended unwatched.
 * Null: none; later syncs are shown in the account's own row. `leadMs`: how far the server's clock is ahead of `nowMs`.
 */
export function findFirstAnalysis(
  account: Account,
  record: OngoingSync | null,
  nowMs: number,
  leadMs: number,
): FirstAnalysis | null {
  const own = record?.accountId === account.id ? record : null;
  const base = {
    accountId: account.id,
    username: account.tiktok_username,
    // The record uses this browser's clock; the server's may differ.
    startedAtMs: own?.timestamp ?? nowMs,
  };
  const { active_run: run, last_synced_at: syncedAt } = account;
  if (run !== null) return run.kind === 'account_sync' && syncedAt === null ? { ...base, run } : null;
  if (own === null || syncedAt === null || !happenedSince(own, syncedAt, leadMs)) return null;
  const isNew = Date.parse(syncedAt) - Date.parse(account.created_at) < SYNC_RESUME_WINDOW_MS;
  return isNew ? { ...base, run: null } : null;
}
