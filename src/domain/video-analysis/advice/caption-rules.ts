import { advise, type VideoRecommendation } from './video-advice.ts';
import type { Findings } from './advice-findings.ts';

/** Guides agree on this; no causal effect was ever shown. */
const MOST_HASHTAGS = 5;
const MOST_NAMED = 4;

/** Advice from the caption and its hashtags. */
export function captionAdvice({ strategy, hashtags }: Findings): VideoRecommendation[] {
  const advice: VideoRecommendation[] = [];
  const { caption, hashtags: used } = strategy;
  if (caption.absent === null && caption.characters > caption.visibleCharacters) {
    const { keywords, opening, visibleCharacters } = caption;
    const hidden = keywords.find(({ isVisible }) => !isVisible);
    if (hidden !== undefined && (opening === null || keywords.every(({ isVisible }) => !isVisible))) {
      const values = { count: visibleCharacters, quote: hidden.word };
      advice.push(advise('front_load_caption', 'strategy', 'words', 'clarity', 'low', { values }));
    }
  }
  if (used.length > MOST_HASHTAGS) {
    const values = { count: used.length, most: MOST_HASHTAGS };
    advice.push(advise('trim_hashtags', 'hashtags', 'words', 'clarity', 'low', { values }));
  }
  if (hashtags.leaveOut.length > 0) {
    const named = hashtags.leaveOut.slice(0, MOST_NAMED).map(({ tag }) => `#${tag}`);
    const values = { count: hashtags.leaveOut.length, tags: named.join(', ') };
    advice.push(advise('drop_generic_hashtags', 'hashtags', 'words', 'clarity', 'medium', { values }));
  }
  return advice;
}
