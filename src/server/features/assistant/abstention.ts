import type { Intent, Suggestion, Understanding } from '#domain/assistant/question/question.ts';
import type { Input, AnswerWords } from './answer-words.ts';
import type { ToolAnswer } from './tools/tool.ts';

type Said = Omit<ToolAnswer, 'known' | 'next'> & { suggestions: string[] };

/** A suggested question, worded by the product, for each intent. */
const SENTENCE_OF: Partial<Record<Intent, Input>> = {
  account_stats: 'stats',
  compare_periods: 'compareMonths',
  explain_change: 'explain',
  compare_accounts: 'accounts',
  top_videos: 'best',
  video_detail: 'lastVideo',
  followers_trend: 'followers',
  best_times: 'bestTimes',
  posting_frequency: 'rhythm',
  hashtag_stats: 'hashtags',
  hook_patterns: 'hooks',
  duration_stats: 'durations',
  benchmarks: 'benchmarks',
  recommendations: 'advice',
  experiments: 'experiments',
  quota_status: 'quotas',
  plan_info: 'plans',
  sync_state: 'syncState',
  search_docs: 'docsAccounts',
};

const USUAL: readonly Input[] = ['typical', 'best', 'hooks', 'advice'];
const MOST = 4;

/** Answer to a question that is not understood or not supported: the reason, and suggested questions. */
export function abstention(
  { reason, suggestions }: Extract<Understanding, { kind: 'abstain' }>,
  words: AnswerWords,
): Said {
  return {
    text: [words.t(`chatbot.abstain.${reason}`)],
    suggestions: sentences(suggestions, words),
    links: [],
  };
}

/** Asks back when exactly one thing about a question is unclear. */
export function clarify(
  { missing, suggestions }: Extract<Understanding, { kind: 'ask-back' }>,
  words: AnswerWords,
): Said {
  const { t } = words;
  const text =
    missing.what === 'account'
      ? t('chatbot.askBack.account', { handle: `@${missing.named.replace(/^@/, '')}` })
      : missing.what === 'period'
        ? t(`chatbot.askBack.${missing.reason}`, { said: missing.said })
        : t(`chatbot.askBack.${missing.what}`);
  return { text: [text], suggestions: sentences(suggestions, words) };
}

/** Suggestion chips as complete questions: clicking one asks it. */
function sentences(suggestions: readonly Suggestion[], { t }: AnswerWords): string[] {
  const said = suggestions.flatMap(one => {
    switch (one.kind) {
      case 'intent': {
        const key = SENTENCE_OF[one.intent];
        return key === undefined ? [] : [t(`chatbot.ask.${key}`)];
      }
      case 'period':
        return [t(`chatbot.askPeriod.${one.period}`)];
      case 'account':
        return [t('chatbot.askAccount', { handle: `@${one.handle}` })];
      case 'video_of':
        return [t('chatbot.askVideoOf', { said: one.said })];
      case 'video':
        return [t(one.video === 'latest' ? 'chatbot.ask.lastVideo' : 'chatbot.ask.bestVideo')];
    }
  });
  const chosen = said.length > 0 ? said : USUAL.map(key => t(`chatbot.ask.${key}`));
  return [...new Set(chosen)].slice(0, MOST);
}
