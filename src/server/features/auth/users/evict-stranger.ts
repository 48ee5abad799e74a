import type { Queryable } from '#server/platform/db/database.ts';
import { lockAccountOwner } from '#server/services/user-lock/lock-account-owner.ts';
import { reclaimAccount } from '../queries/identities.queries.ts';
import { endSessionsOfUser } from '../queries/sessions.queries.ts';
import { readSignUpWords } from './sign-up-metadata.ts';
import type { UserMetadata } from '../queries/users.queries.ts';

/**
 * Tables with an owner column, by what happens to their rows when the owner of the address takes over an account that
 * someone else may have created. Deleted: everything that grants access to it, acts for it, or sends data out of it.
 */
const DELETED = [
  'auth.oauth_flows',
  'auth.one_time_tokens',
  'auth.factors',
  'auth.identities',
  'api_keys',
  'model_settings',
  'report_deliveries',
  'report_recipients',
  'report_schedules',
  'share_links',
  'tiktok_connections',
  'tiktok_trips',
  'apify_tokens',
  'account_deletions',
  'notification_choices',
] as const;

const CONTENT = 'content: seen by nobody but who signs in';
const COUNTED = 'what was used stays used';
const MONEY = 'a contract and its papers go on until somebody ends them';
const SUPPORT = 'read by the support and by who signs in';

export const KEPT: Record<string, string> = {
  'auth.sessions': 'ended, not deleted',
  profiles: 'the row of the account: its names are replaced',
  user_roles: 'given to the address by an administrator, or to the first user of the installation',
  view_grants: 'a look that an administrator takes, ended by its own clock',
  user_usage_limits: COUNTED,
  quota_credits: COUNTED,
  quota_reservations: COUNTED,
  quota_movements: COUNTED,
  quota_warnings: COUNTED,
  model_calls: COUNTED,
  billing_customers: MONEY,
  subscriptions: MONEY,
  invoices: MONEY,
  withdrawals: MONEY,
  cancellation_requests: 'their links were mailed to the address itself',
  sandbox_checkouts: MONEY,
  support_tickets: SUPPORT,
  support_messages: SUPPORT,
  support_attachments: SUPPORT,
  testimonials: 'shown only after an administrator agreed, and withdrawn by who signs in',
  idempotency_keys: 'answers of the last day, to who signs in',
  user_tiktok_accounts: CONTENT,
  tiktok_accounts: CONTENT,
  tiktok_account_days: CONTENT,
  tiktok_videos: CONTENT,
  tiktok_video_snapshots: CONTENT,
  import_uploads: CONTENT,
  import_batches: CONTENT,
  import_batch_changes: CONTENT,
  job_runs: CONTENT,
  bin_entries: CONTENT,
  bin_rows: 'content, but what would open or send something',
  account_reports: CONTENT,
  experiments: CONTENT,
  experiment_videos: CONTENT,
  analysis_uploads: CONTENT,
  video_analyses: CONTENT,
  hook_corrections: CONTENT,
  video_report_views: CONTENT,
  video_report_columns: CONTENT,
  downloads: CONTENT,
  brands: CONTENT,
  generation_history: CONTENT,
  generated_texts: CONTENT,
  conversations: CONTENT,
  conversation_messages: CONTENT,
  notifications: CONTENT,
  report_refusals: 'who declined reports is not asked again',
  report_invitations: 'who was just asked is not asked again',
};

export const EVICTED: readonly string[] = DELETED;

/**
 * The owner of the address, verified by mail or Google, takes over an account with an unverified address: everything
 * that gives someone else access, or sends data to someone else, is revoked. Call `evictCachedSessions` after the
 * commit.
 */
export async function evictStranger(
  tx: Queryable,
  userId: string,
  left: { passwordHash: string | null; metadata: UserMetadata; now: Date },
): Promise<void> {
  await lockAccountOwner(tx, userId, null);
  await endSessionsOfUser(tx, userId, left.now, null);
  for (const table of DELETED) {
    await tx.run({
      name: `auth-evict-${table}`,
      text: `delete from ${table} where user_id = $1`,
      values: [userId],
    });
  }
  // Restoring it from the bin would grant access or send data again.
  await tx.run({
    name: 'auth-evict-bin',
    text: 'delete from bin_rows where user_id = $1 and table_name = any($2)',
    values: [userId, DELETED],
  });
  const { fullName, username, tiktokHandle } = readSignUpWords(left.metadata);
  await reclaimAccount(tx, { userId, ...left, fullName, username, tiktokHandle });
}
