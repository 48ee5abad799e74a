/**
 * Placement of each table on a database distributed by user (docs/scaling.md, Citus). Every table with `user_id` that
 * is not named here is distributed on it.
 */

/** Whole on every node: few rows, the same for everybody, seldom written. */
export const REFERENCE_TABLES: readonly string[] = ['plan_limits', 'app_settings'];

/** Belong to no user; on the coordinator. */
export const SHARED_TABLES: readonly string[] = [
  'audit_log',
  'billing_events',
  'erased_users',
  'known_issues',
  'mail_outbox',
  'page_answers',
  'payment_hours',
  'rate_limits',
  'sandbox_coupons',
  'sandbox_invoices',
  'sandbox_subscriptions',
  'schema_migrations',
  'sms_outbox',
  'source_hours',
  'support_notes',
  'testimonial_reports',
];

/** Belong to users, but are on the coordinator, like `auth.users`, for the given reason. */
export const COORDINATOR_TABLES: Readonly<Record<string, string>> = {
  api_keys: 'a request brings a key and no name; few a user, read with the person it belongs to',
  cancellation_requests: 'the link of a mail brings a token and no name; kept for minutes',
  sandbox_checkouts: 'the local stand-in for the payment service, which knows no users',
  support_attachments: 'goes with its request',
  support_messages: 'goes with its request',
  support_tickets: 'asked without an account too, found by its reference, read by the staff in one queue',
  testimonials: 'shown to everybody in one list, read by the staff in one queue',
  withdrawals: 'the link of a mail brings a token and no name; what nobody proves goes to the staff',
};

/**
 * Unique keys of distributed tables that identify a user, and so cannot contain the user: the reason, and the small
 * coordinator table that maps a key to its user.
 */
export const GLOBAL_KEYS: Readonly<Record<string, { why: string; beside: string }>> = {
  billing_customers_customer_id_key: {
    why: 'the payment service names its customer',
    beside: 'customer_id → user_id',
  },
  share_links_token_hash_key: { why: 'a link is opened by whoever has it', beside: 'token_hash → user_id' },
};

/**
 * Foreign keys that set null instead of cascading. Citus refuses « set null » in a key with the distribution column:
 * there the deletion clears the references first.
 */
export const FORGETTING_KEYS: readonly string[] = [
  'import_batches_user_id_linked_account_id_fkey',
  'report_schedules_user_id_last_report_id_fkey',
  'tiktok_videos_user_id_import_batch_id_fkey',
];
