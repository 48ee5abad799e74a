import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { SharedVideoReport } from '#domain/sharing/hide-in-video-report.ts';
import { refusal } from '#domain/statistics/estimate.ts';
import { BENCHMARKS_PER_VIEW } from '#web/shared/linked-accounts/use-benchmark.ts';

/** A shared report in the shape the panels need; filler values are never shown. */
export function shownFrom({ version: _, ownVideos, ...report }: SharedVideoReport): ShownAnalysis {
  const { video, summary, hashtags } = report;
  return {
    ...report,
    summary: {
      headline: summary.headline ?? { id: 'no_counts', values: {} },
      evidence: summary.evidence ?? { id: 'no_words', values: {} },
      next: summary.next,
    },
    basis: {
      ownUsername: ownVideos === null ? null : video.username,
      ownVideos: ownVideos ?? 0,
      leftOut: 0,
      sources: [],
      observedFrom: null,
      observedUntil: video.observedAt,
      isOwnCurve: true,
      medianEngagement: refusal('too_few_videos', 0, 0),
      hasFile: false,
      transcript: null,
    },
    hashtags: hashtags ?? { suggestions: [], leaveOut: [], niche: null },
    benchmarks: [...BENCHMARKS_PER_VIEW],
    locked: [],
  };
}
