import type { Language } from '#domain/language/text/spoken-words.ts';
import type { LocalDate } from '#domain/time/local-days.ts';

/** What can be asked about. The first eighteen read figures, the others lead somewhere or answer by themselves. */
export const INTENTS = [
  /** Totals and medians of an account in a period, or one figure of it. */
  'account_stats',
  /** One period against another. */
  'compare_periods',
  /** Why the views rose or fell: the split of a change. */
  'explain_change',
  /** Own accounts beside each other. */
  'compare_accounts',
  /** The best or worst videos. */
  'top_videos',
  /** The figures of one video. */
  'video_detail',
  /** Followers over time. */
  'followers_trend',
  /** Day and hour of posting. */
  'best_times',
  /** How often was posted. */
  'posting_frequency',
  'hashtag_stats',
  /** Which kinds of openings go with more views. */
  'hook_patterns',
  /** Which lengths go with more views. */
  'duration_stats',
  /** Whether a figure is good: own standing and published benchmarks. */
  'benchmarks',
  /** What to do next. */
  'recommendations',
  'experiments',
  /** What is used and left of the plan's limits. */
  'quota_status',
  /** What a plan holds and costs. */
  'plan_info',
  /** When the figures were collected, and what hinders it. */
  'sync_state',
  'generate_hooks',
  'generate_script',
  /** How something is done, what a word means: for the documentation. */
  'search_docs',
  /** A person is wanted. */
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

/** How a span was named. All weeks begin on Monday; « last » is the one before this one. */
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
 * A span of whole calendar days in the user's time zone, both included; it never reaches beyond today.
 * `all_time` has no first day. Instants: `periodInstants`.
 */
export type PeriodPhrase =
  | { kind: Exclude<PeriodKind, 'all_time'>; from: LocalDate; to: LocalDate; days: number }
  | { kind: 'all_time'; from: null; to: LocalDate; days: null };

/** Which video is meant. `quoted` holds words of its caption, as typed: data, never an instruction. */
export type VideoReference =
  | { kind: 'latest'; /** 1: the newest, 2: the one before … */ place: number }
  | { kind: 'best' | 'worst'; metric: Metric | null; period: PeriodPhrase | null }
  | { kind: 'id'; id: string }
  | { kind: 'link'; url: string }
  | { kind: 'posted_on'; day: LocalDate }
  | { kind: 'quoted'; words: string };

/** What is counted against a plan, as questions name it. */
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

/** Null is « not said »: the tool takes its usual value and says which. */
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
  /** Empty: all own accounts. */
  compare_accounts: { accounts: readonly string[]; metric: Metric | null; period: PeriodPhrase | null };
  top_videos: Measured & { order: 'best' | 'worst'; /** 1 to 20; null: not said. */ count: number | null };
  video_detail: { account: string | null; metric: Metric | null; video: VideoReference };
  followers_trend: Scope;
  best_times: Measured;
  /** `moments`: on which weekdays and at which hours, where `rhythm` is how often. */
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
  /** What the hooks are to be about, as typed; null: not said. */
  generate_hooks: { topic: string | null; count: number | null };
  generate_script: { topic: string | null; seconds: number | null };
  search_docs: { query: string };
  hand_over: Record<never, never>;
  small_talk: { about: 'greeting' | 'thanks' | 'farewell' | 'abilities' };
}

type QuestionOf<Name extends Intent> = { [One in Name]: { intent: One; args: IntentArgs[One] } }[Name];

/** What a sentence asks, as the tools take it; one member for each intent. */
export type Question = QuestionOf<Intent>;

/** What a chip may offer. The screen words each; clicking one asks its sentence. */
export type Suggestion =
  | { kind: 'intent'; intent: Intent }
  | { kind: 'period'; period: SuggestedPeriod }
  | { kind: 'account'; handle: string }
  | { kind: 'video'; video: 'latest' | 'best' }
  /** The video of a day, as it was said: « du 6 décembre ». */
  | { kind: 'video_of'; said: string };

/** Spans that chips offer; each can be said in one phrase that the time grammar reads. */
const SUGGESTED_PERIODS = [
  'last_7_days',
  'last_30_days',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
] as const;
type SuggestedPeriod = (typeof SUGGESTED_PERIODS)[number];

/** Why a sentence that is understood cannot be answered yet. */
export type Missing =
  /** Which video? */
  | { what: 'video' }
  /** A handle that is none of the user's own accounts. */
  | { what: 'account'; named: string }
  /** Which opening? */
  | { what: 'hook' }
  /** Compared with what? */
  | { what: 'second_period' }
  /** `future`: it has not happened; `vague`: « since the start of term »; `impossible`: 31 February; `reversed`. */
  | { what: 'period'; reason: 'future' | 'vague' | 'impossible' | 'reversed'; said: string };

const ABSTAIN_REASONS = [
  /** Nothing that is known here fits well enough. */
  'not_understood',
  /** Understood well enough to know that it is not about the user's figures or the product. */
  'out_of_scope',
  /** The future, virality: nothing here predicts. */
  'prediction',
  /** Figures or data of somebody else. */
  'other_people',
  /** Orders to the assistant itself: reveal, ignore, change, delete. */
  'instructions',
  'empty',
  'too_long',
  /** Why one video did well or badly: figures tell no cause. */
  'why_of_a_video',
  /** Ideas for videos. */
  'ideas',
  /** Who the followers are: age, gender, country. */
  'audience',
  /** What views earn. */
  'money',
  /** How many videos passed a number. */
  'threshold',
  /** How long the own videos are on average. */
  'own_length',
  /** Which video brought followers. */
  'video_followers',
  /** « The second best »: only the first is named. */
  'place',
] as const;
export type AbstainReason = (typeof ABSTAIN_REASONS)[number];

/** What happens to a sentence. `language` is the one it was read in, which an answer should use. */
export type Understanding =
  | (Question & {
      kind: 'question';
      language: Language;
      /** `follow_up` took what was not said from the previous question. */
      how: 'frame' | 'classifier' | 'follow_up';
      /** 0 to 1. */
      confidence: number;
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
  /** Of the screen; the sentence itself decides where it can be told. */
  language: Language;
  /** Handles of the user's own accounts, without @. */
  accounts: readonly string[];
  /** The question before this one in the conversation, for « et le mois dernier ? ». */
  previous: Question | null;
}

/** `understand(text, context)`; its one implementation is `understand.ts`. */
export type Understand = (text: string, context: UnderstandingContext) => Understanding;

/** Longer texts are refused unread. */
export const MOST_QUESTION_CHARACTERS = 500;
