import { rankOf } from '#domain/statistics/ranks.ts';
import type { Findings } from './advice/advice-findings.ts';
import { advise, type VideoRecommendation } from './advice/video-advice.ts';

/** Advice for a top-ranked video, before any detail: make another like it. */
export function rankAdvice({ against, video }: Findings): VideoRecommendation[] {
  const { views } = against;
  if (!video.isOwn || views.absent !== null || !views.allLengths.known) return [];
  const { percentile, n } = views.allLengths;
  if (rankOf(percentile) !== 'best') return [];
  return [advise('make_another', 'engagement', 'reshoot', 'views', 'low', { values: { percentile, n } })];
}
