import type { PeriodSentence } from '#domain/statistics/period-sentence.ts';
import type { WholeCounts } from './report-data.ts';

/**
 * The summary of a period over all stored videos instead of the listed ones. For a period not fully listed, the most
 * viewed video is not known.
 */
export function withWholeCounts(
  sentence: PeriodSentence,
  whole: WholeCounts | undefined,
  isPeriodListed: boolean,
): PeriodSentence {
  if (whole === undefined) return sentence;
  const { counted, leads } = sentence;
  const totalOf = ({ videos, views }: WholeCounts['period']) => (videos === 0 ? 0 : views);
  const isEmptyAfterEnd = counted.endedAt !== undefined && whole.period.videos === 0;
  const views = isEmptyAfterEnd ? null : totalOf(whole.period);
  const isCompared = counted.endedAt === undefined && counted.isBeforeUnknown !== true;
  const earlier = isCompared ? whole.comparison : { videos: 0, views: 0 };
  const earlierViews = totalOf(earlier);
  return {
    ...sentence,
    leads: leads === 'carries' && !isPeriodListed ? 'counted' : leads,
    counted: {
      ...counted,
      videos: whole.period.videos,
      earlierVideos: earlier.videos,
      views,
      earlierViews,
      percent:
        views !== null && earlierViews !== null && earlierViews > 0
          ? (100 * (views - earlierViews)) / earlierViews
          : null,
      best: isPeriodListed ? counted.best : null,
    },
  };
}
