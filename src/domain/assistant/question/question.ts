import type { Language } from '#domain/language/text/spoken-words.ts';
import type { LocalDate } from '#domain/time/local-days.ts';

/** Intents. The first eighteen read figures, the others lead to a page or are answered directly. */
export const INTENTS = [
  /** Totals and medians of an account in a period, or one figure of it. */
  'account_stats',
  /** One period compared with another. */
  'compare_periods',
  /** Why the views rose or fell: the breakdown of a change. */
  'explain_change',
  /** Comparison of the user's own accounts. */
  'compare_accounts',
  /** The best or worst videos. */
  'top_videos',
  /** The figures of one video. */
  'video_detail',
  /** Followers over time. */
  'followers_trend',
  /** Day and hour of posting. */
  'best_times',
  /** How often the user posted. */
  'posting_frequency',
  'hashtag_stats',
  /** Which kinds of openings correlate with more views. */
  'hook_patterns',
  /** Which durations correlate with more views. */
  'duration_stats',
  /** Whether a figure is good: percentile among the user's own videos and published benchmarks. */
  'benchmarks',
  /** What to do next. */
  'recommendations',
  'experiments',
  /** Usage and remaining quota of the plan. */
  'quota_status',
  /** What a plan includes and costs. */
  'plan_info',
  /** When the figures were collected, and what prevents collection. */
  'sync_state',
  'generate_hooks',
  'generate_script',
  /** How to do something, what a term means: answered by the documentation. */
  'search_docs',
  /** The user wants to talk to a human. */
  'hand_over',
  /** Greeting, thanks, farewell, « what can you do? ». */
  'small_talk',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Figures that a question can name. `engagement` is the rate in percent, `videos` the number published. */
export const METRICS = [
  'views',
  'likes',
  'comments',
  'shares',
  'saves',
  'engagement',
  'followers',
  'videos',
] as const;
export type Metric = (typeof METRICS)[number];

/** How a period was named. All weeks begin on Monday; « last » is the one before the current one. */
export const PERIOD_KINDS = [
  'today',
  'yesterday',
  'day_before_yesterday',
  /** One calendar day, named. */
  'day',
  /** The last n days, today included. */
  'last_days',
  /** The last n × 7 days, today included. */
  'last_weeks',
  /** The last n months, today included: on 21 November, three begin on 22 August. */
  'last_months',
  'this_week',
  'last_week',
  'this_weekend',
  'last_weekend',
  'this_month',
  'last_month',
  /** A calendar month, named. */
  'month',
  'this_quarter',
  'last_quarter',
  'quarter',
  'this_year',
  'last_year',
  'year',
  'since',
  /** Also the week of « two weeks ago », and the span before another one. */
  'between',
  'all_time',
] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/**
 * A period of whole calendar days in the user's time zone, both inclusive; it never extends beyond today. `all_time`
 * has no first day. Instants: `periodInstants`.
 */
export type PeriodPhrase =
  | { kind: Exclude<PeriodKind, 'all_time'>; from: LocalDate; to: LocalDate; days: number }
  | { kind: 'all_time'; from: null; to: LocalDate; days: null };

/** Which video is meant. `quoted` contains words of its caption, as typed: data, never an instruction. */
export type VideoReference =
  | { kind: 'latest'; /** 1: the newest, 2: the one before … */ place: number }
  | { kind: 'best' | 'worst'; metric: Metric | null; period: PeriodPhrase | null }
  | { kind: 'id'; id: string }
  | { kind: 'link'; url: string }
  | { kind: 'posted_on'; day: LocalDate }
  | { kind: 'quoted'; words: string };

/** Counters of a plan, as questions name them. */
export const QUESTION_METERS = [
  'video_analysis',
  'account_analysis',
  'script_generation',
  'hooks_generation',
  'chatbot_questions',
  'accounts',
] as const;
export type QuestionMeter = (typeof QUESTION_METERS)[number];

/** Names of plans in questions; `business` is the whole family. */
export const QUESTION_PLANS = [
  'freemium',
  'premium',
  'business_starter',
  'business_pro',
  'business_advanced',
  'business_enterprise',
  'business',
] as const;
export type QuestionPlan = (typeof QUESTION_PLANS)[number];

/** Null means not stated: the tool uses its default and says which. */
export interface Scope {
  /** A handle of `context.accounts`, without @. */
  account: string | null;
  period: PeriodPhrase | null;
}

interface Measured extends Scope {
  metric: Metric | null;
}

export interface IntentArgs {
  account_stats: Measured;
  compare_periods: { account: string | null; metric: Metric | null; a: PeriodPhrase; b: PeriodPhrase };
  explain_change: Measured;
  /** Empty: all of the user's accounts. */
  compare_accounts: { accounts: readonly string[]; metric: Metric | null; period: PeriodPhrase | null };
  top_videos: Measured & { order: 'best' | 'worst'; /** 1 to 20; null: not stated. */ count: number | null };
  video_detail: { account: string | null; metric: Metric | null; video: VideoReference };
  followers_trend: Scope;
  best_times: Measured;
  /** `moments`: on which weekdays and at which hours; `rhythm`: how often. */
  posting_frequency: Scope & { shows: 'rhythm' | 'moments' };
  hashtag_stats: Measured & { /** Lower case, without #; null: all of them. */ hashtag: string | null };
  hook_patterns: Measured & { /** Words of one opening, as typed; null: all of them. */ hook: string | null };
  duration_stats: Measured;
  benchmarks: Measured;
  recommendations: { account: string | null };
  experiments: { account: string | null };
  quota_status: { meter: QuestionMeter | null };
  plan_info: { plan: QuestionPlan | null };
  sync_state: { account: string | null };
  /** Topic of the hooks, as typed; null: not stated. */
  generate_hooks: { topic: string | null; count: number | null };
  generate_script: { topic: string | null; seconds: number | null };
  search_docs: { query: string };
  hand_over: Record<never, never>;
  small_talk: { about: 'greeting' | 'thanks' | 'farewell' | 'abilities' };
}

type QuestionOf<Name extends Intent> = { [One in Name]: { intent: One; args: IntentArgs[One] } }[Name];

/** The query of a sentence, as the tools accept it; one member per intent. */
export type Question = QuestionOf<Intent>;

/** What a suggestion chip may offer. The UI words each; clicking one submits its sentence. */
export type Suggestion =
  | { kind: 'intent'; intent: Intent }
  | { kind: 'period'; period: SuggestedPeriod }
  | { kind: 'account'; handle: string }
  | { kind: 'video'; video: 'latest' | 'best' }
  /** The video of a day, as worded by the user: « du 6 décembre ». */
  | { kind: 'video_of'; said: string };

/** Periods that chips offer; each can be expressed in one phrase that the time grammar parses. */
const SUGGESTED_PERIODS = [
  'last_7_days',
  'last_30_days',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
] as const;
type SuggestedPeriod = (typeof SUGGESTED_PERIODS)[number];

/** Why an understood sentence cannot be answered yet. */
export type Missing =
  /** No video is named. */
  | { what: 'video' }
  /** A handle that is not one of the user's accounts. */
  | { what: 'account'; named: string }
  /** No opening is named. */
  | { what: 'hook' }
  /** The period to compare with is missing. */
  | { what: 'second_period' }
  /** `future`: it has not happened; `vague`: « since the start of term »; `impossible`: 31 February; `reversed`. */
  | { what: 'period'; reason: 'future' | 'vague' | 'impossible' | 'reversed'; said: string };

const ABSTAIN_REASONS = [
  /** No known intent fits well enough. */
  'not_understood',
  /** Understood well enough to know that it is not about the user's figures or the product. */
  'out_of_scope',
  /** The future, virality: nothing here makes predictions. */
  'prediction',
  /** Figures or data of other people. */
  'other_people',
  /** Instructions to the assistant itself: reveal, ignore, change, delete. */
  'instructions',
  'empty',
  'too_long',
  /** Why one video performed well or badly: figures show no cause. */
  'why_of_a_video',
  /** Ideas for videos. */
  'ideas',
  /** Demographics of the followers: age, gender, country. */
  'audience',
  /** Earnings from views. */
  'money',
  /** How many videos exceeded a number. */
  'threshold',
  /** Average duration of the user's videos. */
  'own_length',
  /** Which video brought in followers. */
  'video_followers',
  /** « The second best »: only the first can be named. */
  'place',
] as const;
export type AbstainReason = (typeof ABSTAIN_REASONS)[number];

/** Result of reading a sentence. `language` is the detected one, which an answer should use. */
export type Understanding =
  | (Question & {
      kind: 'question';
      language: Language;
      /** `follow_up` took missing parts from the previous question. */
      how: 'frame' | 'classifier' | 'follow_up';
      /** 0 to 1. */
      confidence: number;
      /** What the question limits itself to and no answer can, as typed: « sur les légumes ». */
      unread?: string;
    })
  | {
      kind: 'ask-back';
      language: Language;
      intent: Intent;
      missing: Missing;
      suggestions: readonly Suggestion[];
    }
  | { kind: 'abstain'; language: Language; reason: AbstainReason; suggestions: readonly Suggestion[] };

export interface UnderstandingContext {
  now: Date;
  /** IANA name. */
  timeZone: string;
  /** Language of the UI; the sentence's own language takes precedence where it can be detected. */
  language: Language;
  /** Handles of the user's own accounts, without @. */
  accounts: readonly string[];
  /** The previous question of the conversation, for « et le mois dernier ? ». */
  previous: Question | null;
}

/** `understand(text, context)`; its one implementation is `understand.ts`. */
export type Understand = (text: string, context: UnderstandingContext) => Understanding;

/** Longer texts are rejected without being read. */
export const MOST_QUESTION_CHARACTERS = 500;
