import { rankOf } from '#domain/statistics/ranks.ts';
import type { AgainstOwn, SentenceValues } from './findings/findings.ts';
import type { HookPanel } from './panels/hook-panel.ts';
import { claimValues } from './advice/own-lift-rules.ts';
import type { VideoRecommendation, VideoRule } from './advice/video-advice.ts';

/** The headline finding of an analysis; each has its sentence under `videoAnalysis.summary.headlines`. */
const HEADLINES = [
  /** Percentile rank of its views among the creator's own. */
  'views_rank',
  /** Only in analyses of method 1: distance from the usual, in spreads. */
  'views_above',
  'views_below',
  'views_ordinary',
  'views_unjudged',
  /** Views cannot be compared; engagement can. */
  'engagement_only',
  /** Nothing to compare with, or no counts. */
  'too_few_own',
  'too_young',
  'unseen',
  'no_counts',
] as const;
type Headline = (typeof HEADLINES)[number];

/** Evidence for the second sentence; each has its sentence under `videoAnalysis.summary.evidence`. */
const EVIDENCE_FINDINGS = [
  'hook_lift',
  'engagement_standing',
  'hook_at_second',
  'hook_words',
  'no_words',
] as const;
export type EvidenceFinding = (typeof EVIDENCE_FINDINGS)[number];

/** Three sentences: the finding, its evidence, the next step. */
export interface Summary {
  headline: { id: Headline; values: SentenceValues };
  evidence: { id: EvidenceFinding; values: SentenceValues };
  /** Null: no finding requires a change. */
  next: VideoRule | null;
}

/** The three sentences, from what the panels found. */
export function summaryOf(
  against: AgainstOwn,
  hook: HookPanel,
  recommendations: readonly VideoRecommendation[],
): Summary {
  const headline = headlineOf(against);
  return {
    headline,
    evidence: evidenceOf(against, hook, headline.id),
    next: recommendations[0]?.id ?? null,
  };
}

function engagementValues({ engagement }: AgainstOwn): SentenceValues | null {
  if (engagement.absent !== null || !engagement.allLengths.known) return null;
  const { percentile, low, high, median, n } = engagement.allLengths;
  return { percentile, percentileLow: low, percentileHigh: high, median, n };
}

function headlineOf(against: AgainstOwn): Summary['headline'] {
  const { views } = against;
  if (views.absent === null && views.allLengths.known) {
    const { factor, factorLow, factorHigh, percentile, n } = views.allLengths;
    const values: SentenceValues = { rank: rankOf(percentile), factor, percentile, n };
    if (factorLow !== null && factorHigh !== null)
      Object.assign(values, { low: factorLow, high: factorHigh });
    return { id: 'views_rank', values };
  }
  if (views.absent === 'no_views') return { id: 'unseen', values: {} };
  const engagement = engagementValues(against);
  if (engagement !== null) return { id: 'engagement_only', values: engagement };
  if (views.absent === 'video_too_young') return { id: 'too_young', values: {} };
  if (views.absent !== null || views.allLengths.known) return { id: 'no_counts', values: {} };
  const { n, needed } = views.allLengths;
  return { id: 'too_few_own', values: { count: n, needed } };
}

function evidenceOf(against: AgainstOwn, hook: HookPanel, headline: Headline): Summary['evidence'] {
  const { class: hookClass, ownLift, second } = hook;
  const kind = hookClass.absent === null ? hookClass.kind : null;
  if (
    kind !== null &&
    ownLift?.known === true &&
    (ownLift.verdict === 'winner' || ownLift.verdict === 'loser')
  )
    return { id: 'hook_lift', values: { ...claimValues(ownLift), kind } };
  const engagement = engagementValues(against);
  if (engagement !== null && headline !== 'engagement_only') {
    return { id: 'engagement_standing', values: engagement };
  }
  const words = hookClass.absent === null ? (hookClass.basis?.words ?? null) : null;
  if (kind === null || words === null) return { id: 'no_words', values: {} };
  if (second.absent === null) {
    return { id: 'hook_at_second', values: { kind, quote: words, second: second.second } };
  }
  return { id: 'hook_words', values: { kind, quote: words } };
}
