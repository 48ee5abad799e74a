import type { PeriodSentence } from '#domain/statistics/period-sentence.ts';

/** « The most viewed » is a single video: where several have equal views, none is named. */
export function withoutTiedBest(
  sentence: PeriodSentence,
  videos: readonly { views: number | null }[],
): PeriodSentence {
  const { best } = sentence.counted;
  if (best === null || videos.filter(({ views }) => views === best.views).length < 2) return sentence;
  const isTold = ['rises', 'falls', 'steady'].includes(sentence.usual.kind);
  const leads = sentence.leads === 'carries' ? (isTold ? 'usual' : 'counted') : sentence.leads;
  return { ...sentence, leads, counted: { ...sentence.counted, best: null } };
}
