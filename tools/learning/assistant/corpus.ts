import type { Language } from '#domain/language/text/spoken-words.ts';
import type { Intent } from '#domain/assistant/question/question.ts';
import { ACCOUNT_STATS } from '#domain/assistant/corpus/account-stats.ts';
import { BENCHMARKS } from '#domain/assistant/corpus/benchmarks.ts';
import { BEST_TIMES } from '#domain/assistant/corpus/best-times.ts';
import { COMPARE_ACCOUNTS } from '#domain/assistant/corpus/compare-accounts.ts';
import { COMPARE_PERIODS } from '#domain/assistant/corpus/compare-periods.ts';
import { DURATION_STATS } from '#domain/assistant/corpus/duration-stats.ts';
import { EXPERIMENTS } from '#domain/assistant/corpus/experiments.ts';
import { EXPLAIN_CHANGE } from '#domain/assistant/corpus/explain-change.ts';
import { FOLLOWERS_TREND } from '#domain/assistant/corpus/followers-trend.ts';
import { GENERATE_HOOKS } from '#domain/assistant/corpus/generate-hooks.ts';
import { GENERATE_SCRIPT } from '#domain/assistant/corpus/generate-script.ts';
import { HAND_OVER } from '#domain/assistant/corpus/hand-over.ts';
import { HASHTAG_STATS } from '#domain/assistant/corpus/hashtag-stats.ts';
import { HOOK_PATTERNS } from '#domain/assistant/corpus/hook-patterns.ts';
import { REGISTERS, type IntentPhrases, type MorePhrases } from '#domain/assistant/corpus/intent-phrases.ts';
import { MORE_ON_FIGURES } from '#domain/assistant/corpus/more-phrases-figures.ts';
import { MORE_ON_PRODUCT } from '#domain/assistant/corpus/more-phrases-product.ts';
import { OUT_OF_SCOPE } from '#domain/assistant/corpus/out-of-scope.ts';
import { PLAN_INFO } from '#domain/assistant/corpus/plan-info.ts';
import { POSTING_FREQUENCY } from '#domain/assistant/corpus/posting-frequency.ts';
import { QUOTA_STATUS } from '#domain/assistant/corpus/quota-status.ts';
import { RECOMMENDATIONS } from '#domain/assistant/corpus/recommendations.ts';
import { SEARCH_DOCS } from '#domain/assistant/corpus/search-docs.ts';
import { SEEN_LATER_PHRASES } from '#domain/assistant/corpus/seen-later-phrases.ts';
import { SEEN_PHRASES } from '#domain/assistant/corpus/seen-phrases.ts';
import { REFUSED_PHRASES } from '#domain/assistant/corpus/refused-phrases.ts';
import { SMALL_TALK } from '#domain/assistant/corpus/small-talk.ts';
import { SYNC_STATE } from '#domain/assistant/corpus/sync-state.ts';
import { THIRD_SEEN_PHRASES } from '#domain/assistant/corpus/third-seen-phrases.ts';
import { TOP_VIDEOS } from '#domain/assistant/corpus/top-videos.ts';
import { VIDEO_DETAIL } from '#domain/assistant/corpus/video-detail.ts';

export const INTENT_PHRASES: readonly IntentPhrases[] = [
  ACCOUNT_STATS,
  COMPARE_PERIODS,
  EXPLAIN_CHANGE,
  COMPARE_ACCOUNTS,
  TOP_VIDEOS,
  VIDEO_DETAIL,
  FOLLOWERS_TREND,
  BEST_TIMES,
  POSTING_FREQUENCY,
  HASHTAG_STATS,
  HOOK_PATTERNS,
  DURATION_STATS,
  BENCHMARKS,
  RECOMMENDATIONS,
  EXPERIMENTS,
  QUOTA_STATUS,
  PLAN_INFO,
  SYNC_STATE,
  GENERATE_HOOKS,
  GENERATE_SCRIPT,
  SEARCH_DOCS,
  HAND_OVER,
  SMALL_TALK,
];

/** One phrase of the corpus. */
export interface Phrase {
  language: Language;
  /** Null: out of scope. */
  intent: Intent | null;
  /** Its manner of writing (`Register`), or why it is out of scope. */
  group: string;
  text: string;
  /** Arguments that must be read out of it. */
  expected: readonly string[];
  /** Never learnt from, nor looked at while the rules are written. */
  heldOut: boolean;
}

/** FNV-1a, 32 bits: the fixed rule by which three phrases in ten are held out. */
export function phraseHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

export const HELD_OUT_TENTHS = 3;

function phrasesOf(language: Language, intent: Intent | null, group: string, block: string): Phrase[] {
  return block
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const [text = '', expected = ''] = line.split(/(?<!\s)\s+=>\s+/u);
      return {
        language,
        intent,
        group,
        text,
        expected: expected.split(' ').filter(one => one !== ''),
        heldOut: phraseHash(`${language}:${text}`) % 10 < HELD_OUT_TENTHS,
      };
    });
}

/** Further phrases as a list; `never` holds none of them out. */
export function morePhrases(
  more: MorePhrases,
  group: string,
  heldOut: 'by hash' | 'never' | 'all',
): Phrase[] {
  return Object.entries(more).flatMap(([intent, blocks]) =>
    (['fr', 'en'] as const).flatMap(language =>
      phrasesOf(language, intent === 'refused' ? null : (intent as Intent), group, blocks[language]).map(
        phrase => (heldOut === 'by hash' ? phrase : { ...phrase, heldOut: heldOut === 'all' }),
      ),
    ),
  );
}

/** The whole corpus in one list: questions first, then what must be refused. */
export function listPhrases(): Phrase[] {
  const questions = INTENT_PHRASES.flatMap(one =>
    (['fr', 'en'] as const).flatMap(language =>
      REGISTERS.flatMap(register => phrasesOf(language, one.intent, register, one[language][register])),
    ),
  );
  const refused = (['fr', 'en'] as const).flatMap(language =>
    Object.entries(OUT_OF_SCOPE[language]).flatMap(([group, block]) =>
      phrasesOf(language, null, group, block),
    ),
  );
  return [
    ...questions,
    ...refused,
    ...morePhrases(MORE_ON_FIGURES, 'more', 'by hash'),
    ...morePhrases(MORE_ON_PRODUCT, 'more', 'by hash'),
    ...morePhrases(SEEN_PHRASES, 'seen', 'never'),
    ...morePhrases(SEEN_LATER_PHRASES, 'seen', 'never'),
    ...morePhrases(THIRD_SEEN_PHRASES, 'seen', 'never'),
    ...morePhrases(REFUSED_PHRASES, 'more', 'by hash'),
  ];
}
