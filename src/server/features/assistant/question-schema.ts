import { z } from 'zod';
import {
  QUESTION_METERS,
  QUESTION_PLANS,
  METRICS,
  PERIOD_KINDS,
  type Intent,
  type IntentArgs,
  type PeriodKind,
  type Question,
} from '#domain/assistant/question/question.ts';

const day = z.iso.date();
const text = z.string().max(500);
const handle = z.string().max(40).nullable();
const metric = z.enum(METRICS).nullable();
const count = z.int().min(1).max(20).nullable();
type NamedKind = Exclude<PeriodKind, 'all_time'>;
const period = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all_time'), from: z.null(), to: day, days: z.null() }),
  z.strictObject({
    kind: z.enum(PERIOD_KINDS).exclude(['all_time']) as unknown as z.ZodLiteral<NamedKind>,
    from: day,
    to: day,
    days: z.int().positive(),
  }),
]);
const scope = { account: handle, period: period.nullable() };
const measured = { ...scope, metric };
const video = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('latest'), place: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.enum(['best', 'worst']), metric, period: period.nullable() }),
  z.strictObject({ kind: z.literal('id'), id: z.string().regex(/^\d{1,19}$/) }),
  z.strictObject({ kind: z.literal('link'), url: text }),
  z.strictObject({ kind: z.literal('posted_on'), day }),
  z.strictObject({ kind: z.literal('quoted'), words: text }),
]);

/** Arguments of each tool, strictly validated: none selects whose figures are read. */
const TOOL_ARGUMENTS: { [Name in Intent]: z.ZodType<IntentArgs[Name]> } = {
  account_stats: z.strictObject(measured),
  compare_periods: z.strictObject({ account: handle, metric, a: period, b: period }),
  explain_change: z.strictObject(measured),
  compare_accounts: z.strictObject({
    accounts: z.array(z.string().max(40)).max(100),
    metric,
    period: period.nullable(),
  }),
  top_videos: z.strictObject({ ...measured, order: z.enum(['best', 'worst']), count }),
  video_detail: z.strictObject({ account: handle, metric, video }),
  followers_trend: z.strictObject(scope),
  best_times: z.strictObject(measured),
  // Missing in questions stored before this argument existed.
  posting_frequency: z.strictObject({ ...scope, shows: z.enum(['rhythm', 'moments']).default('rhythm') }),
  hashtag_stats: z.strictObject({ ...measured, hashtag: z.string().max(100).nullable() }),
  hook_patterns: z.strictObject({ ...measured, hook: text.nullable().default(null) }),
  duration_stats: z.strictObject(measured),
  benchmarks: z.strictObject(measured),
  recommendations: z.strictObject({ account: handle }),
  experiments: z.strictObject({ account: handle }),
  quota_status: z.strictObject({ meter: z.enum(QUESTION_METERS).nullable() }),
  plan_info: z.strictObject({ plan: z.enum(QUESTION_PLANS).nullable() }),
  sync_state: z.strictObject({ account: handle }),
  generate_hooks: z.strictObject({ topic: text.nullable(), count: z.number().nullable() }),
  generate_script: z.strictObject({ topic: text.nullable(), seconds: z.number().nullable() }),
  search_docs: z.strictObject({ query: text }),
  hand_over: z.strictObject({}),
  small_talk: z.strictObject({ about: z.enum(['greeting', 'thanks', 'farewell', 'abilities']) }),
};

/** A stored question; null when it is invalid or its intent no longer exists. */
export function readQuestion(value: unknown): Question | null {
  const named = z.looseObject({ intent: z.string(), args: z.unknown() }).safeParse(value);
  if (!named.success || !Object.hasOwn(TOOL_ARGUMENTS, named.data.intent)) return null;
  const intent = named.data.intent as Intent;
  const args = TOOL_ARGUMENTS[intent].safeParse(named.data.args);
  return args.success ? ({ intent, args: args.data } as Question) : null;
}
