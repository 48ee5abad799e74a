import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobRun, JOB_STATES } from '#contract/accounts/accounts.ts';
import { importBatch } from '#contract/imports.ts';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { RECIPIENT_STATES } from '#contract/report-schedules.ts';
import { video } from '#contract/videos.ts';
import { SCHEDULE_FREQUENCIES } from '#domain/report-schedules/schedule.ts';
import { DOWNLOAD_STATES } from '#domain/downloads/download-state.ts';
import { WANTED_FORMATS } from '#domain/downloads/video-option.ts';
import { BOUGHT_PLANS, INTERVALS, SUBSCRIPTION_STATUSES } from '#domain/billing/subscription.ts';
import {
  ANALYSIS_ORIGINS,
  ANALYSIS_STAGES,
  ANALYSIS_STATES,
  MEASURING_PARTS,
  UPLOAD_FORMATS,
  UPLOAD_KINDS,
  UPLOAD_STATES,
  VIDEO_FORMATS,
} from '#domain/video-analysis/analysis-run.ts';
import { MESSAGE_STATES } from '#domain/assistant/question/conversation.ts';
import { DATE_FORMATS, NUMBER_FORMATS, WEEK_STARTS } from '#domain/profile/format-choice.ts';
import { TEXT_KINDS } from '#domain/generations/brief/generation-limits.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { CHANNELS, CHOSEN_EVENTS, NOTIFICATION_EVENTS } from '#domain/notifications/notification-choice.ts';
import { DIGEST_FREQUENCIES } from '#domain/notifications/digest.ts';
import { QUOTA_LEVELS } from '#domain/quotas/low-quota.ts';
import { PLANS_SHOWN } from '#domain/testimonials/plans-shown.ts';
import {
  REFUSAL_REASONS,
  REPORT_CAUSES,
  TESTIMONIAL_ROLES,
  TESTIMONIAL_STATES,
} from '#domain/testimonials/testimonial.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { CREDIT_KINDS } from '#domain/quotas/credits.ts';
import { GIVE_BACK_REASONS, METERS, MOVEMENT_KINDS } from '#domain/quotas/meters.ts';
import { MODEL_PROVIDERS } from '#domain/ai-models/provider.ts';
import { ATTACHMENT_TYPES } from '#domain/support/attachment.ts';
import { ISSUE_AREAS } from '#domain/support/known-issue.ts';
import { TICKET_AUTHORS, TICKET_CATEGORIES, TICKET_STATES } from '#domain/support/ticket.ts';
import { APIFY_PROBLEMS } from '#domain/sources/apify-cost.ts';
import { DAY_METRICS } from '#domain/sources/day-figures.ts';
import { PRECISIONS, SOURCE_IDS } from '#domain/sources/reading.ts';
import { ARMS } from '#domain/experiments/experiment-verdict.ts';
import { EXPERIMENT_METRICS } from '#domain/experiments/experiment.ts';
import { INVOICE_STATUSES } from '../../integrations/payments/payments.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';

/** Every column restricted to a list of values, and that list in the code. */
const KNOWN: Record<string, readonly string[]> = {
  'profiles.plan_type': PLAN_TYPES,
  'support_tickets.language': LANGUAGES,
  'page_answers.language': LANGUAGES,
  'support_tickets.category': TICKET_CATEGORIES,
  'support_tickets.state': TICKET_STATES,
  'support_messages.author': TICKET_AUTHORS,
  'testimonials.role': TESTIMONIAL_ROLES,
  'testimonials.language': LANGUAGES,
  'withdrawals.language': LANGUAGES,
  'testimonials.plan_type': PLANS_SHOWN,
  'testimonials.state': TESTIMONIAL_STATES,
  'testimonials.refusal': REFUSAL_REASONS,
  'testimonial_reports.cause': REPORT_CAUSES,
  'profiles.digest': DIGEST_FREQUENCIES,
  'quota_warnings.level': QUOTA_LEVELS,
  'support_attachments.type': ATTACHMENT_TYPES,
  'known_issues.area': ISSUE_AREAS,
  'profiles.language': LANGUAGES,
  'profiles.number_format': NUMBER_FORMATS,
  'profiles.date_format': DATE_FORMATS,
  'profiles.week_start': WEEK_STARTS,
  'notification_choices.event': CHOSEN_EVENTS,
  'notification_choices.channel': CHANNELS,
  'notifications.event': NOTIFICATION_EVENTS,
  'quota_credits.kind': CREDIT_KINDS,
  'subscriptions.plan': BOUGHT_PLANS,
  'subscriptions.interval': INTERVALS,
  'subscriptions.next_plan': BOUGHT_PLANS,
  'subscriptions.next_interval': INTERVALS,
  'subscriptions.status': SUBSCRIPTION_STATUSES,
  'invoices.status': INVOICE_STATUSES,
  'quota_reservations.meter': METERS,
  'quota_movements.meter': METERS,
  'quota_movements.kind': MOVEMENT_KINDS,
  'quota_movements.reason': GIVE_BACK_REASONS,
  'quota_warnings.meter': METERS,
  'tiktok_accounts.source': SOURCE_IDS,
  'tiktok_accounts.precision': PRECISIONS,
  'tiktok_videos.source': SOURCE_IDS,
  'tiktok_videos.precision': PRECISIONS,
  'tiktok_videos.kind': video.shape.kind.options,
  'tiktok_video_snapshots.source': SOURCE_IDS,
  'tiktok_video_snapshots.precision': PRECISIONS,
  'job_runs.state': JOB_STATES,
  'job_runs.kind': jobRun.shape.kind.options,
  'tiktok_account_days.metric': DAY_METRICS,
  'experiments.metric': EXPERIMENT_METRICS,
  'experiment_videos.arm': ARMS,
  'import_batches.format': importBatch.shape.format.options,
  'downloads.state': DOWNLOAD_STATES,
  'downloads.wanted': WANTED_FORMATS,
  'apify_tokens.problem': APIFY_PROBLEMS,
  'model_settings.provider': MODEL_PROVIDERS,
  'model_calls.provider': MODEL_PROVIDERS,
  'report_schedules.frequency': SCHEDULE_FREQUENCIES,
  'report_recipients.state': RECIPIENT_STATES,
  'report_recipients.language': LANGUAGES,
  'analysis_uploads.kind': UPLOAD_KINDS,
  'analysis_uploads.format': UPLOAD_FORMATS,
  'analysis_uploads.state': UPLOAD_STATES,
  'video_analyses.origin': ANALYSIS_ORIGINS,
  'video_analyses.file_format': VIDEO_FORMATS,
  'video_analyses.kind': video.shape.kind.options,
  'video_analyses.source': SOURCE_IDS,
  'video_analyses.precision': PRECISIONS,
  'video_analyses.state': ANALYSIS_STATES,
  'video_analyses.stage': ANALYSIS_STAGES,
  // A server of an older version beside this one still writes 'faces'.
  'video_analyses.media_stage': [...MEASURING_PARTS, 'faces'],
  'hook_corrections.kind': HOOK_KINDS,
  'conversation_messages.state': MESSAGE_STATES,
  'generation_history.type': TEXT_KINDS,
  'generated_texts.kind': TEXT_KINDS,
  'generated_texts.language': ['fr', 'en'],
};

/** Columns whose values are known only to the database and the one file that writes them. */
const OWN_WORDS = new Set([
  'model_calls.outcome',
  'model_calls.purpose',
  'model_calls.payer',
  'brands.logo_type',
  'tiktok_connections.state',
  'user_roles.role',
  'auth.sessions.aal',
  'auth.factors.factor_type',
  'auth.factors.status',
  'auth.identities.provider',
  'auth.oauth_flows.purpose',
  'sms_outbox.channel',
  'bin_entries.kind',
  'quota_reservations.state',
  'quota_warnings.period',
  'billing_customers.provider',
  'auth.one_time_tokens.purpose',
]);

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The words of every `check (column in (…))`, partitions left out: they inherit theirs. */
async function checkedWords(): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ column: string; definition: string }>(`
    select concat_ws('.', nullif(n.nspname, 'public'), t.relname, a.attname) as column,
           pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid and not t.relispartition
    join pg_namespace n on n.oid = t.relnamespace and n.nspname in ('public', 'auth')
    join pg_attribute a on a.attrelid = t.oid and array[a.attnum] = c.conkey
    where c.contype = 'c'`);
  return new Map(
    rows
      .map(({ column, definition }) => {
        const words = [...definition.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word = '']) => word);
        return [column, /= (?:ANY \(ARRAY\[)?'/.test(definition) ? words : []] as const;
      })
      .filter(([, words]) => words.length > 0),
  );
}

test('each list of words in the code is the list that the database checks', async () => {
  const checked = await checkedWords();
  for (const [column, words] of Object.entries(KNOWN)) {
    expect([column, checked.get(column)?.toSorted()]).toEqual([column, words.toSorted()]);
  }
});

test('no column checks a list of words that this test does not know', async () => {
  const checked = [...(await checkedWords()).keys()];
  expect(checked.filter(column => !(column in KNOWN) && !OWN_WORDS.has(column))).toEqual([]);
  expect([...OWN_WORDS].filter(column => !checked.includes(column))).toEqual([]);
});

test('the table of plans holds one row for each plan that can be held', async () => {
  const { rows } = await client.query<{ plan_name: string }>('select plan_name from plan_limits');
  expect(rows.map(row => row.plan_name).toSorted()).toEqual(PLAN_TYPES.toSorted());
});
