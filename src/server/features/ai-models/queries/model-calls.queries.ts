import type { ModelProvider } from '#domain/ai-models/provider.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '#server/platform/db/database.ts';

const CALL_PURPOSES = ['hooks', 'ctas', 'script', 'answer'] as const;
export type CallPurpose = (typeof CALL_PURPOSES)[number];
const CALL_OUTCOMES = ['held', 'done', 'failed', 'cancelled', 'abandoned'] as const;
type CallOutcome = (typeof CALL_OUTCOMES)[number];
const PAYERS = ['own', 'server'] as const;
export type CostBearer = (typeof PAYERS)[number];

/** The user's plan and local date. */
export function findModelDay(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<{ plan_type: PlanType; day: string } | undefined> {
  return db.row({
    name: 'find-model-day',
    text: `select plan_type, ($2::timestamptz at time zone time_zone)::date::text as day
           from profiles where user_id = $1`,
    values: [userId, now],
  });
}

interface DaySpent {
  tokens: number;
  cost_micro_usd: number;
}

/** Amount spent and reserved in a day, by payer. */
export async function readDaySpent(
  db: Queryable,
  userId: string,
  { day, payer, now }: { day: string; payer: CostBearer; now: Date },
): Promise<DaySpent> {
  const row = await db.row<DaySpent>({
    name: 'read-model-day-spent',
    text: `select coalesce(sum(tokens), 0)::bigint as tokens, coalesce(sum(cost_micro_usd), 0)::bigint as cost_micro_usd
           from model_calls
           where user_id = $1 and day = $2 and payer = $3 and (outcome <> 'held' or lease_until > $4)`,
    values: [userId, day, payer, now],
  });
  return row ?? { tokens: 0, cost_micro_usd: 0 };
}

/** Closes calls whose lease expired: their process died. They cost nothing. */
export function abandonLapsedCalls(
  db: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'abandon-lapsed-model-calls',
    text: `update model_calls set outcome = 'abandoned', tokens = 0, cost_micro_usd = 0, closed_at = $2
           where user_id = $1 and outcome = 'held' and lease_until <= $2`,
    values: [userId, now],
  });
}

/** The same for all users. */
export function abandonAllLapsedCalls(db: Queryable, now: Date): Promise<number> {
  return db.run({
    name: 'abandon-all-lapsed-model-calls',
    text: `update model_calls set outcome = 'abandoned', tokens = 0, cost_micro_usd = 0, closed_at = $1
           where outcome = 'held' and lease_until <= $1`,
    values: [now],
  });
}

interface Held {
  purpose: CallPurpose;
  payer: CostBearer;
  provider: ModelProvider;
  model: string;
  promptVersion: string;
  promptSha256: Buffer;
  day: string;
  tokens: number;
  costMicroUsd: number;
  now: Date;
  leaseUntil: Date;
  tokenLimit: number;
  /** Null: no limit. */
  costLimitMicroUsd: number | null;
}

/**
 * Reserves a call if the daily budget allows it and the user has no other reserved call; undefined otherwise. The
 * unique
 * index on held calls admits only one, so concurrent calls cannot exceed the compared sums.
 */
export function reserveCall(db: Queryable, userId: string, held: Held): Promise<{ id: string } | undefined> {
  return db.row({
    name: 'hold-model-call',
    text: `insert into model_calls (user_id, purpose, payer, provider, model, prompt_version, prompt_sha256, outcome, day,
             tokens, cost_micro_usd, held_at, lease_until)
           select $1::uuid, $2, $3, $4, $5, $6, $7, 'held', $8::date, $9::integer, $10::bigint, $11, $12
           from (
             select coalesce(sum(tokens), 0) as tokens, coalesce(sum(cost_micro_usd), 0) as cost
             from model_calls where user_id = $1 and day = $8::date and payer = $3
           ) spent
           where spent.tokens + $9::integer <= $13::integer
             and ($14::bigint is null or spent.cost + $10::bigint <= $14::bigint)
           on conflict (user_id) where outcome = 'held' do nothing
           returning id`,
    values: [
      userId,
      held.purpose,
      held.payer,
      held.provider,
      held.model,
      held.promptVersion,
      held.promptSha256,
      held.day,
      held.tokens,
      held.costMicroUsd,
      held.now,
      held.leaseUntil,
      held.tokenLimit,
      held.costLimitMicroUsd,
    ],
  });
}

interface Closing {
  id: string;
  outcome: Exclude<CallOutcome, 'held' | 'abandoned'>;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
  now: Date;
  /** Cache key for the same question, once the answer passed the checks. */
  cacheKey: Buffer | null;
  answer: unknown;
}

/** Actual usage of a call, even if it was considered dead meanwhile. */
export function closeCall(db: Queryable, userId: string, closing: Closing): Promise<number> {
  return db.run({
    name: 'close-model-call',
    text: `update model_calls set outcome = $3, tokens = $4::integer + $5::integer, input_tokens = $4, output_tokens = $5,
             cost_micro_usd = $6, closed_at = $7, cache_key = $8, answer = $9
           where user_id = $1 and id = $2 and outcome in ('held', 'abandoned')`,
    values: [
      userId,
      closing.id,
      closing.outcome,
      closing.inputTokens,
      closing.outputTokens,
      closing.costMicroUsd,
      closing.now,
      closing.cacheKey,
      closing.answer === null ? null : JSON.stringify(closing.answer),
    ],
  });
}

/** A cached answer to the identical question that is recent enough. */
export function findKeptAnswer(
  db: Queryable,
  userId: string,
  { cacheKey, since }: { cacheKey: Buffer; since: Date },
): Promise<{ answer: unknown } | undefined> {
  return db.row({
    name: 'find-kept-model-answer',
    text: `select answer from model_calls
           where user_id = $1 and cache_key = $2 and answer is not null and closed_at > $3
           order by closed_at desc limit 1`,
    values: [userId, cacheKey, since],
  });
}

export function deleteOldAnswers(db: Queryable, before: Date): Promise<number> {
  return db.run({
    name: 'forget-model-answers',
    text: 'update model_calls set answer = null, cache_key = null where answer is not null and closed_at <= $1',
    values: [before],
  });
}

export function deleteOldCalls(db: Queryable, before: Date): Promise<number> {
  return db.run({
    name: 'forget-model-calls',
    text: 'delete from model_calls where held_at <= $1',
    values: [before],
  });
}

interface SpendingRow {
  payer: CostBearer;
  provider: ModelProvider;
  model: string;
  calls: number;
  failed: number;
  users: number;
  input_tokens: number;
  output_tokens: number;
  cost_micro_usd: number;
}

/** Model usage of all users since an instant. */
export function listSpending(db: Queryable, since: Date): Promise<SpendingRow[]> {
  return db.rows({
    name: 'list-model-spending',
    text: `select payer, provider, model, count(*) as calls,
             count(*) filter (where outcome in ('failed', 'abandoned')) as failed,
             count(distinct user_id) as users, coalesce(sum(input_tokens), 0)::bigint as input_tokens,
             coalesce(sum(output_tokens), 0)::bigint as output_tokens,
             coalesce(sum(cost_micro_usd) filter (where outcome <> 'held'), 0)::bigint as cost_micro_usd
           from model_calls where held_at > $1
           group by payer, provider, model order by cost_micro_usd desc, calls desc limit 50`,
    values: [since],
  });
}
