import { contradicts } from '#domain/metrics/engagement.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type {
  AnalysisInput,
  OwnVideo,
  VideoReadingNow,
} from '#domain/video-analysis/findings/analysis-input.ts';
import { findCtas, type FoundCta, type SpokenOrWritten } from '#domain/video-analysis/text/find-ctas.ts';
import { MIX_METRICS, type MixMetric } from '#domain/video-analysis/findings/mix-metrics.ts';
import { ratePercentile } from './own-percentile.ts';
import type { EngagementPercentile, Found, Quote } from '#domain/video-analysis/findings/findings.ts';

export interface MixPart {
  metric: MixMetric;
  count: number;
  perThousandViews: number;
  /** The same rate for the creator's other videos, per thousand views; null: unknown. */
  own: Estimate<EngagementPercentile> | null;
}

export interface EngagementPanel {
  /** Empty `found`: `places` were searched and contain none. */
  ctas: Found<{ found: FoundCta[]; places: Quote['place'][] }>;
  mix: Found<{
    parts: MixPart[];
    /** The interaction with the lowest percentile among the creator's own, where its range lies below 50. */
    weakest: MixMetric | null;
  }>;
}

export function engagementPanel(
  input: AnalysisInput,
  others: readonly OwnVideo[],
  seconds: number | null,
): EngagementPanel {
  return { ctas: ctasOf(input, seconds), mix: mixOf(input.video.counts, others) };
}

/** Calls to action in all spoken, displayed and written words, with their place. */
function ctasOf({ video, transcript, mediaFacts }: AnalysisInput, seconds: number | null) {
  const texts: SpokenOrWritten[] = [];
  for (const { text, fromSecond } of transcript?.lines ?? []) {
    const second = transcript?.timed === true ? fromSecond : null;
    const confidence = transcript?.source === 'transcriber' ? 'medium' : 'high';
    texts.push({ place: 'speech', text, second, confidence });
  }
  const shown = mediaFacts?.texts.notAssessed === null ? mediaFacts.texts.items : null;
  for (const { text, fromSecond } of shown ?? []) {
    texts.push({ place: 'screen', text, second: fromSecond, confidence: 'medium' });
  }
  if (/[\p{L}\p{N}]/u.test(video.caption)) {
    texts.push({ place: 'caption', text: video.caption, second: null, confidence: 'high' });
  }
  const places: Quote['place'][] = [];
  if (transcript !== null && transcript !== undefined) places.push('speech');
  if (shown !== null) places.push('screen');
  if (texts.some(({ place }) => place === 'caption')) places.push('caption');
  if (places.length === 0) return { absent: 'no_words' } as const;
  return { absent: null, found: findCtas(texts, seconds), places };
}

function mixOf(counts: VideoReadingNow | null, others: readonly OwnVideo[]): EngagementPanel['mix'] {
  const views = counts?.views ?? null;
  if (counts === null || views === null) return { absent: 'counts_unknown' };
  if (views === 0) return { absent: 'no_views' };
  const parts = MIX_METRICS.flatMap((metric): MixPart[] => {
    const count = counts[metric];
    if (count === null) return [];
    const perThousandViews = (1_000 * count) / views;
    const rates = ratesOf(others, metric);
    // Few sources provide saves: when none of the others has any, they were not measured.
    const own = metric === 'saves' && rates.length === 0 ? null : ratePercentile(perThousandViews, rates);
    return [{ metric, count, perThousandViews, own }];
  });
  if (parts.length === 0) return { absent: 'counts_unknown' };
  return { absent: null, parts, weakest: weakestOf(parts) };
}

function ratesOf(others: readonly OwnVideo[], metric: MixMetric): number[] {
  return others.flatMap(other => {
    const { [metric]: count = null, views } = other;
    return count === null || views === null || views === 0 || contradicts(other)
      ? []
      : [(1_000 * count) / views];
  });
}

function weakestOf(parts: readonly MixPart[]): MixMetric | null {
  const weak = parts.flatMap(({ metric, own }) =>
    own !== null && own.known && own.high < 50 ? [{ metric, percentile: own.percentile }] : [],
  );
  weak.sort((a, b) => a.percentile - b.percentile);
  return weak[0]?.metric ?? null;
}
