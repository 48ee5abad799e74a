import type { Family } from '#domain/generations/brief/pattern.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';

/** Conditions a video must meet so that a pattern makes no false promise; all that are named must hold. */
interface RewriteClaims {
  /** Its hook has one of these classes. */
  kinds?: readonly HookKind[];
  /** It is no longer than this. */
  mostSeconds?: number;
  /** Its own words say so. */
  says?: RegExp;
}

const TEACHES: readonly HookKind[] = ['how_to', 'mistake', 'list', 'question', 'condition'];

/**
 * Allowed rewrite patterns, by their library names: each names the video's own topic and claims only what is listed
 * here. Patterns that bring in a fact, a number or an experience are excluded.
 */
export const REWRITE_FORMS: Readonly<Record<string, RewriteClaims>> = {
  'topic-need': {},
  'topic-about': {},
  'label-truth': {},
  'label-plain': {},
  'label-talk': {},
  'label-pov': { kinds: ['condition', 'story'] },
  'label-honest': {},
  'label-thirty': { mostSeconds: 35 },
  'label-basics': { kinds: ['how_to', 'list', 'question'], mostSeconds: 75 },
  'label-simple': { kinds: ['how_to'] },
  'label-start': { kinds: ['how_to', 'question'] },
  'label-stuck': { kinds: TEACHES },
  'topic-problem': { kinds: TEACHES },
  'label-detail': { kinds: ['how_to', 'secret', 'list'] },
  'label-mistake': { kinds: ['mistake'] },
  'label-three': { says: /(?<![\p{L}\p{N}])(?:3|trois|three)(?![\p{L}\p{N}])/iu },
  'label-worth': { kinds: ['test', 'comparison'] },
  'label-myth': { says: /(?<![\p{L}])(?:faux|mythes?|idées? reçues?|myths?|true or false)(?![\p{L}])/iu },
  'label-beginners': { says: /(?<![\p{L}])(?:débutante?s?|beginners?)(?![\p{L}])/iu },
};

/** Families of those patterns. */
export const REWRITE_FAMILIES = [
  'truth',
  'reply',
  'pov',
  'secret',
  'time',
  'tutorial',
  'how',
  'starting',
  'diagnosis',
  'detail',
  'mistake',
  'list',
  'comparison',
  'myth',
  'audience',
] as const satisfies readonly Family[];
export type RewriteFamily = (typeof REWRITE_FAMILIES)[number];

export function isRewriteFamily(family: Family): family is RewriteFamily {
  return REWRITE_FAMILIES.some(one => one === family);
}

/**
 * Calls to action that promise nothing on the creator's behalf: no answer, no series, no link. `topic`: only when the
 * creator has more videos on the topic.
 */
export const CALL_FORMS: Readonly<Record<string, 'any' | 'topic'>> = {
  'comment-stuck': 'any',
  'comment-forgotten': 'any',
  'comment-where': 'any',
  'comment-overlay-opinion': 'any',
  'save-before': 'any',
  'save-aside': 'any',
  'save-overlay': 'any',
  'save-overlay-later': 'any',
  'share-need': 'any',
  'share-friend': 'any',
  'share-overlay': 'any',
  'follow-topic': 'topic',
  'follow-back': 'any',
  'follow-overlay-more': 'any',
};
