import type { Intent, Question } from '#domain/assistant/question/question.ts';
import { accountStats } from './tools/account-stats.ts';
import { benchmarks } from './tools/benchmarks.ts';
import { bestTimes } from './tools/best-times.ts';
import { compareAccounts } from './tools/compare-accounts.ts';
import { comparePeriods, explainChange } from './tools/compare-periods.ts';
import { followersGrowth } from './tools/followers-growth.ts';
import { hookPatterns } from './tools/hook-patterns.ts';
import { generateHooks, generateScript, handOver, searchDocs, smallTalk } from './tools/leads.ts';
import { experiments, recommendations } from './tools/next-steps.ts';
import { patternStats } from './tools/pattern-stats.ts';
import { postingFrequency } from './tools/posting-frequency.ts';
import { planInfo, quotaStatus, syncState } from './tools/product-answers.ts';
import type { Tool, ToolAnswer, ToolContext } from './tools/tool.ts';
import { topVideos } from './tools/top-videos.ts';
import { videoDetail } from './tools/video-detail.ts';

/** Maps each intent to its tool. All are read-only; the user is never taken from the question. */
const TOOLS: { [Name in Intent]: Tool<Name> } = {
  account_stats: accountStats,
  compare_periods: comparePeriods,
  explain_change: explainChange,
  compare_accounts: compareAccounts,
  top_videos: topVideos,
  video_detail: videoDetail,
  followers_trend: followersGrowth,
  best_times: bestTimes,
  posting_frequency: postingFrequency,
  hashtag_stats: (context, args) => patternStats('hashtag', context, args),
  hook_patterns: hookPatterns,
  duration_stats: (context, args) => patternStats('duration', context, args),
  benchmarks,
  recommendations,
  experiments,
  quota_status: quotaStatus,
  plan_info: planInfo,
  sync_state: syncState,
  generate_hooks: generateHooks,
  generate_script: generateScript,
  search_docs: searchDocs,
  hand_over: handOver,
  small_talk: smallTalk,
};

/** Answers a question from the product's own figures. */
export function findAnswer(context: ToolContext, question: Question): Promise<ToolAnswer> {
  const tool = TOOLS[question.intent] as (
    context: ToolContext,
    args: Question['args'],
  ) => Promise<ToolAnswer>;
  return tool(context, question.args);
}
