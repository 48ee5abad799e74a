import type { Answer } from '#domain/statistics/answer.ts';
import type { CtaKind } from './cta-kinds.ts';
import type { Confidence, EngagementStanding, Found, Quote } from './video-analysis.ts';

export interface FoundCta {
  kind: CtaKind;
  quote: Quote;
  /** Part of the video in which it comes; null where there is no time. */
  part: 'start' | 'middle' | 'end' | null;
  confidence: Confidence;
}

/** Interactions one by one. */
export const MIX_METRICS = ['likes', 'comments', 'shares', 'saves'] as const;
export type MixMetric = (typeof MIX_METRICS)[number];

export interface MixPart {
  metric: MixMetric;
  count: number;
  perThousandViews: number;
  /** The same of the creator's other videos, per thousand views. */
  own: Answer<EngagementStanding>;
}

export interface EngagementPanel {
  /** Empty `found`: looked for in `places`, and none there. */
  ctas: Found<{ found: FoundCta[]; places: Quote['place'][] }>;
  mix: Found<{
    parts: MixPart[];
    /** The interaction that stands lowest among the creator's own, where the range leaves the middle out. */
    weakest: MixMetric | null;
  }>;
}
