import type { Concept } from './concepts.ts';
import type { Intent } from '#domain/assistant/question/question.ts';

/** The input of a frame. */
export interface Scene {
  has: (concept: Concept) => boolean;
  /** Number of periods named in the sentence, « the one before » included. */
  periods: number;
  handles: number;
  words: number;
}

interface Frame {
  intent: Intent;
  fits: (scene: Scene) => boolean;
}

const METRICS: readonly Concept[] = ['views', 'likes', 'comments', 'shares', 'saves', 'engagement'];
/** Concepts that make a sentence about figures or the product; a greeting next to them is only politeness. */
const MATTER: readonly Concept[] = [
  ...METRICS,
  'followers',
  'video',
  'stats',
  'hashtag',
  'hook',
  'script',
  'experiment',
  'quota',
  'plan',
  'sync',
  'account',
  'accounts',
  'setting',
  'human',
  'why',
  'compare',
  'advice',
  'when',
];

const some = (scene: Scene, concepts: readonly Concept[]) => concepts.some(scene.has);
const isAboutFigures = (scene: Scene) => some(scene, METRICS) || scene.has('stats');
const asksForWords = (scene: Scene) => scene.has('write') && !some(scene, ['left', 'quota']);

/** From the most specific to the most general; the first match determines the intent. */
const FRAMES: readonly Frame[] = [
  {
    intent: 'quota_status',
    fits: s =>
      s.has('quota') &&
      (some(s, ['left', 'analysis', 'count', 'when', 'counter']) || s.words <= 6) &&
      !some(s, ['plan', 'followers', 'write']),
  },
  {
    intent: 'quota_status',
    fits: s =>
      s.has('left') && some(s, ['analysis', 'script', 'hook', 'count']) && !some(s, ['experiment', 'write']),
  },
  { intent: 'generate_script', fits: s => s.has('script') && !some(s, ['left', 'quota', 'count']) },
  { intent: 'generate_hooks', fits: s => s.has('hook') && asksForWords(s) && !some(s, ['best', 'stats']) },
  { intent: 'hashtag_stats', fits: s => some(s, ['hashtag', 'tag']) },
  { intent: 'experiments', fits: s => s.has('experiment') },
  {
    intent: 'hand_over',
    fits: s => s.has('human') && !some(s, [...METRICS, 'followers', 'compare', 'hook', 'stats', 'why']),
  },
  {
    intent: 'plan_info',
    fits: s => s.has('plan') && !some(s, [...METRICS, 'followers', 'hook', 'script', 'advice', 'human']),
  },
  { intent: 'plan_info', fits: s => s.has('price') && s.words <= 5 && !some(s, METRICS) },
  { intent: 'hook_patterns', fits: s => s.has('hook') && !s.has('write') },
  { intent: 'sync_state', fits: s => s.has('sync') && !some(s, ['howto', 'followers', 'quota', 'script']) },
  {
    intent: 'compare_accounts',
    fits: s => s.handles >= 2 && (some(s, ['compare', 'versus', 'which', 'best']) || s.words <= 6),
  },
  {
    intent: 'compare_accounts',
    fits: s =>
      s.has('accounts') &&
      some(s, ['compare', 'which', 'best', 'rank', 'versus', 'up']) &&
      !s.has('reference'),
  },
  {
    intent: 'best_times',
    fits: s =>
      s.has('when') && some(s, ['post', 'day']) && !some(s, ['latest', 'sync', 'quota', 'human', 'left']),
  },
  {
    intent: 'best_times',
    fits: s => s.has('day') && s.has('post') && s.periods === 0 && !some(s, ['count', 'rhythm', 'why']),
  },
  { intent: 'best_times', fits: s => s.has('slot') && !some(s, ['sync', 'quota', 'human']) },
  {
    intent: 'best_times',
    fits: s =>
      s.has('day') &&
      some(s, ['worth', 'good']) &&
      s.periods === 0 &&
      !some(s, [...METRICS, 'latest', 'duration']),
  },
  {
    intent: 'duration_stats',
    fits: s =>
      s.has('duration') &&
      some(s, ['video', 'best', 'good', 'versus']) &&
      !some(s, ['write', 'script', 'hook', 'latest', 'link', 'quote', 'sync', 'why', 'followers']),
  },
  { intent: 'duration_stats', fits: s => s.has('length') && !some(s, ['write', 'script', 'hook']) },
  {
    intent: 'compare_periods',
    fits: s =>
      s.periods >= 2 && some(s, ['compare', 'versus', 'best', 'change', 'worst']) && !s.has('one_video'),
  },
  { intent: 'compare_periods', fits: s => s.periods >= 2 && s.has('better') && !s.has('one_video') },
  {
    intent: 'explain_change',
    fits: s => s.has('why') && some(s, ['up', 'down', 'change']) && !s.has('sync'),
  },
  { intent: 'compare_periods', fits: s => s.periods >= 1 && some(s, ['compare', 'versus']) },
  { intent: 'compare_periods', fits: s => s.has('versus') && s.words <= 4 && !s.has('plan') },
  {
    intent: 'compare_periods',
    fits: s => s.has('improved') && s.periods > 0 && !some(s, ['followers', 'why']),
  },
  {
    intent: 'search_docs',
    fits: s =>
      some(s, ['howto', 'meaning']) && some(s, ['setting', 'engagement', 'hook', 'calculated', 'views']),
  },
  { intent: 'search_docs', fits: s => s.has('setting') && !isAboutFigures(s) },
  {
    intent: 'benchmarks',
    fits: s =>
      some(s, ['good', 'reference']) && some(s, ['percent', 'reference', 'engagement', 'views', 'stats']),
  },
  {
    intent: 'video_detail',
    fits: s =>
      some(s, ['latest', 'link']) && !some(s, ['sync', 'followers', 'best', 'worst', 'why', 'human']),
  },
  {
    intent: 'video_detail',
    fits: s =>
      s.has('one_video') &&
      (isAboutFigures(s) || s.has('quote') || s.periods === 1) &&
      !some(s, ['best', 'worst', 'sync', 'why', 'followers']),
  },
  {
    intent: 'followers_trend',
    fits: s => s.has('followers') && !some(s, ['accounts', 'hook', 'why', 'advice', 'post', 'sync']),
  },
  {
    intent: 'top_videos',
    fits: s => some(s, ['best', 'worst']) && (s.has('video') || some(s, METRICS) || s.words <= 6),
  },
  { intent: 'top_videos', fits: s => s.has('hit') || (s.has('rank') && s.has('video')) },
  { intent: 'posting_frequency', fits: s => s.has('post') && some(s, ['frequency', 'count']) },
  { intent: 'posting_frequency', fits: s => s.has('rhythm') && !some(s, METRICS) },
  { intent: 'posting_frequency', fits: s => s.has('count') && s.has('video') && !isAboutFigures(s) },
  { intent: 'recommendations', fits: s => some(s, ['advice', 'improve']) && !s.has('versus') },
  {
    intent: 'account_stats',
    fits: s => isAboutFigures(s) && (some(s, ['count', 'stats']) || s.periods > 0 || s.words <= 7),
  },
  {
    intent: 'small_talk',
    fits: s =>
      some(s, ['greet', 'thanks', 'bye', 'abilities']) &&
      !some(s, [...MATTER, 'improve', 'down']) &&
      s.periods === 0,
  },
];

/** The intents of all matching frames, in order, each once. */
export function fittingFrames(scene: Scene): Intent[] {
  return [...new Set(FRAMES.filter(({ fits }) => fits(scene)).map(({ intent }) => intent))];
}
