import type { TestApp } from '#test/harness/context.ts';

/** One row in each table that linking and syncing leave empty. */
export async function fillRemainingTables(testApp: TestApp, userId: string): Promise<void> {
  const { system } = testApp.app.db;
  const insert = (table: string, columns: string, values: string) =>
    system.run({
      name: `test-fill-${table}`,
      text: `insert into ${table} (user_id, ${columns}) values ($1, ${values}) on conflict do nothing`,
      values: [userId],
    });
  await insert('user_roles', 'role', `'admin'`);
  await insert(
    'quota_credits',
    'kind, units, reason, granted_by, granted_at',
    `'video_analysis', 1, 'r', gen_random_uuid(), now()`,
  );
  await insert(
    'view_grants',
    'admin_id, session_id, reason, started_at, expires_at',
    "gen_random_uuid(), gen_random_uuid(), 'r', now(), now()",
  );
  await insert('brands', 'name, titles, accent, updated_at', `'Agence', '#1b1b1f', '#0b6b64', now()`);
  await insert(
    'model_settings',
    'provider, base_url, model, capabilities, saved_at, checked_at',
    `'openai_compatible', 'https://models.example/v1', 'm', '{}', now(), now()`,
  );
  await insert(
    'model_calls',
    `purpose, payer, provider, model, prompt_version, prompt_sha256, outcome, day, tokens, cost_micro_usd, held_at,
      lease_until`,
    `'hooks', 'own', 'openai_compatible', 'm', 'hooks.1', sha256('x'), 'done', '2026-11-01', 1, 0, now(), now()`,
  );
  await insert('user_usage_limits', 'hooks_daily', '1');
  await insert(
    'quota_reservations',
    'meter, key, units, state, day_ends_at, month_ends_at, held_at, lease_until',
    `'video_analysis', 'k', 1, 'held', now(), now(), now(), now()`,
  );
  await system.run({
    name: 'test-fill-quota-movements',
    text: `insert into quota_movements (user_id, reservation_id, kind, meter, units, at)
           select user_id, id, 'reserved', meter, units, now() from quota_reservations where user_id = $1`,
    values: [userId],
  });
  await insert('quota_warnings', 'meter, period, window_ends_at', `'video_analysis', 'day', now()`);
  await insert('billing_customers', 'provider, customer_id, created_at', `'sandbox', 'c', now()`);
  await insert(
    'subscriptions',
    `id, plan, interval, status, amount_cents, currency, period_start, period_end, cancel_at_period_end, created_at`,
    `'s', 'premium', 'month', 'active', 3900, 'eur', now(), now(), false, now()`,
  );
  await insert(
    'invoices',
    'id, status, total_cents, tax_cents, refunded_cents, currency, created_at',
    `'i', 'paid', 3900, 0, 0, 'eur', now()`,
  );
  await insert(
    'withdrawals',
    'subscription_id, name, contract, email, language, submitted_at, proved_at',
    `'s', 'n', 'c', 'e@example.org', 'fr', now(), now()`,
  );
  await insert('cancellation_requests', 'token_hash, created_at, expires_at', `'\\x02', now(), now()`);
  await insert(
    'sandbox_checkouts',
    'id, key, customer_id, plan, interval, language, success_url, cancel_url, created_at',
    `'p', 'k', 'c', 'premium', 'month', 'fr', '/', '/', now()`,
  );
  await insert('generation_history', 'type', `'hook'`);
  await insert(
    'generated_texts',
    'generation_id, position, kind, language, text, written_text, content, created_at',
    `(select id from generation_history where user_id = $1 limit 1), 0, 'hook', 'fr', 't', 't', '{}', now()`,
  );
  await insert('notification_choices', 'event, channel, enabled', `'sync_done', 'mail', true`);
  await insert('notifications', 'event, created_at', `'security', now()`);
  await insert(
    'api_keys',
    'name, prefix, token_hash, scopes, created_at, expires_at',
    `'k', 'acc_', '\\x01', '{read}', now(), now() + interval '1 day'`,
  );
  await insert('bin_entries', 'kind, label, deleted_at, expires_at', `'account', 'x', now(), now()`);
  await system.run({
    name: 'test-fill-bin-rows',
    text: `insert into bin_rows (entry_id, user_id, table_name, row)
           select id, user_id, 'tiktok_videos', '{}' from bin_entries where user_id = $1`,
    values: [userId],
  });
  await insert(
    'analysis_uploads',
    'file_name, kind, format, bytes, storage_key, created_at',
    `'f.mp4', 'video', 'mp4', 1, 'k', now()`,
  );
  await insert('video_analyses', 'origin, target, created_at', `'file', 'file:x', now()`);
  await insert('account_deletions', 'requested_at, due_at', 'now(), now()');
  await insert('idempotency_keys', 'key, request_hash', `'k', '\\x00'`);
  await insert(
    'import_batches',
    'username, file_name, file_sha256, format',
    `'demo-lea-cuisine', 'f', '\\x00', 'apify'`,
  );
  await insert(
    'experiments',
    'username, hypothesis, variable, metric, at_age_days, planned_per_arm, false_alarm, created_at',
    `'demo-lea-cuisine', 'h', 'v', 'views', 7, 6, 0.05, now()`,
  );
  await insert('conversations', 'title, created_at, changed_at', `'t', now(), now()`);
  await insert(
    'support_tickets',
    'reference, language, category, subject, created_at, updated_at',
    `'AC-' || left(($1::uuid)::text, 7), 'fr', 'question', 's', now(), now()`,
  );
  await insert(
    'testimonials',
    'text, rating, shown_name, role, language, experienced_on, plan_type, member_since, linked, paid, rewarded, consented_at, created_at, changed_at',
    `'t', 5, 'n', 'creator', 'fr', '2026-11-01', 'freemium', '2026-11-01', false, false, false, now(), now(), now()`,
  );
  await insert('hook_corrections', 'target, kind, corrected_at', `'video:1', 'list', now()`);
  await insert('video_report_views', 'name, filters, created_at', `'v', '{}', now()`);
  await insert('video_report_columns', 'columns', `'{views}'`);
  await insert(
    'downloads',
    'link, wanted, state, rights_version, rights_at, created_at',
    `'https://vm.tiktok.com/ZMabc/', 'ask', 'cancelled', 1, now(), now()`,
  );
  await insert('apify_tokens', 'token, ending, saved_at', `'\\x00', 'abcd', now()`);
  for (const [table, columns, values] of [
    [
      'tiktok_account_days',
      'username, day, metric, value, observed_at, import_batch_id',
      `b.username, '2026-11-01', 'likes', 1, now(), b.id from import_batches b where b.user_id = $1`,
    ],
    [
      'account_reports',
      'account_id, version, days, first_day, last_day, method, made_at, views, change, videos, sha256, data, content',
      `a.id, 1, 7, '2026-11-01', '2026-11-07', 1, now(), 0, 0, 0, sha256('x'), '{}', '{}' from user_tiktok_accounts a where a.user_id = $1`,
    ],
    [
      'share_links',
      'account_report_id, token_hash, hidden, created_at, expires_at',
      `r.id, sha256('x'), '{}', now(), now() + interval '1 day' from account_reports r where r.user_id = $1`,
    ],
    [
      'report_schedules',
      'account_id, frequency, day, hour, time_zone, days, next_run_at, created_at',
      `a.id, 'weekly', 1, 8, 'UTC', 7, now(), now() from user_tiktok_accounts a where a.user_id = $1`,
    ],
    [
      'report_recipients',
      'schedule_id, email, state, asked_at',
      `s.id, 'cliente@exemple.fr', 'asked', now() from report_schedules s where s.user_id = $1`,
    ],
    [
      'report_invitations',
      'recipient_id, address_hash, asked_at',
      `gen_random_uuid(), 'x', now() from profiles p where p.user_id = $1`,
    ],
    ['report_refusals', 'address_hash, refused_at', `'x', now() from profiles p where p.user_id = $1`],
    [
      'report_deliveries',
      'report_id, recipient_id, due_at',
      `o.id, r.id, now() from account_reports o, report_recipients r where o.user_id = $1 and r.user_id = $1`,
    ],
    [
      'conversation_messages',
      'id, conversation_id, place, question, state, asked_at',
      `gen_random_uuid(), c.id, 1, 'q', 'stopped', now() from conversations c where c.user_id = $1`,
    ],
    [
      'support_messages',
      'ticket_id, author, text, created_at',
      `t.id, 'asker', 'm', now() from support_tickets t where t.user_id = $1`,
    ],
    [
      'support_attachments',
      'ticket_id, message_id, name, type, bytes, sha256, storage_key, created_at',
      `m.ticket_id, m.id, 'f.txt', 'txt', 1, sha256('x'), 'key-' || m.id, now() from support_messages m where m.user_id = $1`,
    ],
    [
      'experiment_videos',
      'experiment_id, video_id, arm, published_at, added_at',
      `e.id, '1', 'usual', now(), now() from experiments e where e.user_id = $1`,
    ],
    [
      'tiktok_connections',
      `account_id, open_id, scopes, tokens, access_expires_at, refresh_expires_at, state, connected_at, refreshed_at`,
      `a.id, 'o', 's', '\\x00', now(), now(), 'connected', now(), now() from user_tiktok_accounts a where a.user_id = $1`,
    ],
    [
      'tiktok_trips',
      'account_id, state_hash, browser_hash, redirect_uri, created_at, expires_at',
      `a.id, uuid_send(a.id), '\\x00', 'r', now(), now() from user_tiktok_accounts a where a.user_id = $1`,
    ],
  ] as const) {
    await system.run({
      name: `test-fill-${table}`,
      text: `insert into ${table} (user_id, ${columns}) select $1, ${values} limit 1`,
      values: [userId],
    });
  }
  await system.run({
    name: 'test-fill-uploads',
    text: `insert into import_uploads (run_id, user_id, username, file_name, content)
           select id, user_id, 'demo-lea-cuisine', 'f', '\\x00' from job_runs where user_id = $1 limit 1`,
    values: [userId],
  });
  await system.run({
    name: 'test-fill-changes',
    text: `insert into import_batch_changes (batch_id, user_id, video_id)
           select id, user_id, 'v' from import_batches where user_id = $1`,
    values: [userId],
  });
}
