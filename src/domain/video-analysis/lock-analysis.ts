import type { EngagementPanel } from './panels/engagement-panel.ts';
import type { HookPanel } from './panels/hook-panel.ts';
import type { StrategyPanel } from './panels/strategy-panel.ts';
import { hookClassOf, type VideoAnalysis } from './video-analysis.ts';
import type { AnalysisPanel } from './findings/findings.ts';

/** Counted contents of a locked part; each has its words under `analyses.locked.contains`. */
const LOCKED_CONTENTS = [
  'hook_findings',
  'hook_quotes',
  'hook_rewrites',
  'call_proposals',
  'timeline_marks',
  'calls_to_action',
  'interactions',
  'strategy_findings',
  'keywords',
  'recommendations',
  'hashtags',
] as const;
type LockedContent = (typeof LOCKED_CONTENTS)[number];

/** A panel not included in the plan, with exact counts of its contents. */
export interface LockedPanel {
  panel: AnalysisPanel;
  contains: { what: LockedContent; count: number }[];
}

/**
 * An analysis as visible to a reader. Null: the panel is locked. The first item of `recommendations` and `hashtags` is
 * always included; `locked` counts the others. Without locks it is the whole analysis.
 */
export interface ShownAnalysis extends Omit<VideoAnalysis, 'hook' | 'engagement' | 'strategy'> {
  hookClass: ReturnType<typeof hookClassOf>;
  hook: HookPanel | null;
  engagement: EngagementPanel | null;
  strategy: StrategyPanel | null;
  locked: LockedPanel[];
}

/** List items shown outside the paywall. */
const FREE_ITEMS = 1;

/** The whole analysis, nothing locked. */
export function openAnalysis(analysis: VideoAnalysis): ShownAnalysis {
  return { ...analysis, hookClass: hookClassOf(analysis), locked: [] };
}

/**
 * What is shown outside the paywall: summary, percentile ranks, hook class, the first items; the rest is counted and
 * left out.
 */
export function lockAnalysis(analysis: VideoAnalysis): ShownAnalysis {
  const { recommendations, hashtags } = analysis;
  const locked: LockedPanel[] = [
    { panel: 'hook', contains: hookContents(analysis.hook) },
    { panel: 'engagement', contains: engagementContents(analysis.engagement) },
    { panel: 'strategy', contains: strategyContents(analysis.strategy) },
    {
      panel: 'recommendations',
      contains: [{ what: 'recommendations', count: Math.max(0, recommendations.length - FREE_ITEMS) }],
    },
    {
      panel: 'hashtags',
      contains: [
        {
          what: 'hashtags',
          count: Math.max(0, hashtags.suggestions.length - FREE_ITEMS) + hashtags.leaveOut.length,
        },
      ],
    },
  ];
  return {
    ...analysis,
    hookClass: hookClassOf(analysis),
    hook: null,
    engagement: null,
    strategy: null,
    recommendations: recommendations.slice(0, FREE_ITEMS),
    hashtags: { suggestions: hashtags.suggestions.slice(0, FREE_ITEMS), leaveOut: [], niche: null },
    // Do not show a lock when nothing is behind it.
    locked: locked
      .map(({ panel, contains }) => ({ panel, contains: contains.filter(({ count }) => count > 0) }))
      .filter(({ contains }) => contains.length > 0),
  };
}

function found(parts: readonly { absent: unknown }[]): number {
  return parts.filter(({ absent }) => absent === null).length;
}

function hookContents(hook: HookPanel): LockedPanel['contains'] {
  const quotes = [
    hook.class.absent === null && hook.class.basis !== null,
    hook.spoken.absent === null,
    hook.onScreen.absent === null,
  ];
  const { timeline } = hook;
  const marks =
    timeline.absent === null
      ? timeline.shots.length +
        timeline.silences.length +
        timeline.speech.length +
        timeline.texts.length +
        timeline.ctas.length
      : 0;
  return [
    {
      what: 'hook_findings',
      count: found([
        hook.class,
        hook.spoken,
        hook.visual,
        hook.onScreen,
        hook.sound,
        hook.second,
        hook.pace,
        hook.bait,
      ]),
    },
    { what: 'hook_quotes', count: quotes.filter(Boolean).length },
    { what: 'timeline_marks', count: marks },
  ];
}

function engagementContents({ ctas, mix }: EngagementPanel): LockedPanel['contains'] {
  return [
    { what: 'calls_to_action', count: ctas.absent === null ? ctas.found.length : 0 },
    { what: 'interactions', count: mix.absent === null ? mix.parts.length : 0 },
  ];
}

function strategyContents(strategy: StrategyPanel): LockedPanel['contains'] {
  const { caption, length, slot, dayPart, weekday, picture, sound, speech, screenTexts } = strategy;
  const posted = [slot, dayPart, weekday].filter(one => one !== undefined);
  return [
    {
      what: 'strategy_findings',
      count: found([caption, length, ...posted, picture, sound, speech, screenTexts]),
    },
    { what: 'keywords', count: caption.absent === null ? caption.keywords.length : 0 },
  ];
}
