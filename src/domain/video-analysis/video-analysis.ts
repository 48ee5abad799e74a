import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Precision, SourceId } from '#domain/sources/reading.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type { Benchmark } from '#domain/statistics/benchmarks.ts';
import type { MedianInterval } from '#domain/statistics/median-interval.ts';
import type { EngagementPanel } from './panels/engagement-panel.ts';
import type { AbsenceReason, AgainstOwn, AnalysedVideo } from './findings/findings.ts';
import type { HashtagPanel } from './panels/hashtag-panel.ts';
import type { HookPanel } from './panels/hook-panel.ts';
import type { StrategyPanel } from './panels/strategy-panel.ts';
import type { VideoRecommendation } from './advice/video-advice.ts';
import type { Summary } from './summary.ts';
import type { TranscriptSource } from './findings/transcript.ts';

/**
 * Raised with each change of what an analysis says of the same input. Analyses made by an earlier method stay as
 * they are, and are told apart by it.
 */
export const VIDEO_ANALYSIS_METHOD = 2;

/** The first method whose words for a place come from the rank, and whose ranges of a factor are at 95 %. */
export const FIRST_BY_RANK = 2;

/** What the creator's other videos are that it is compared with. */
export interface AnalysisBasis {
  ownUsername: string | null;
  /** Other videos that it is compared with: the newest ones. */
  ownVideos: number;
  /** Older ones that are left aside. */
  leftOut: number;
  sources: { source: SourceId; precision: Precision; videos: number }[];
  /** ISO instants; null without any. */
  observedFrom: string | null;
  observedUntil: string | null;
  /** False: videos of different ages were brought together by the reference curve. */
  isOwnCurve: boolean;
  /** The middle engagement of those videos, percent. */
  medianEngagement: Estimate<MedianInterval>;
  /** What was given beside the counts. */
  hasFile: boolean;
  transcript: TranscriptSource | null;
}

/** Parts of an analysis that can be missing one by one. */
const ASSESSED_PARTS = [
  'pictures',
  'sound',
  'speech',
  'words_said',
  'screen_texts',
  'faces',
  'caption',
  'views',
  'engagement',
  'emotion',
  'trend',
] as const;
export type AssessedPart = (typeof ASSESSED_PARTS)[number];

/** What was not assessed, and why. */
export interface NotAssessed {
  part: AssessedPart;
  reason: AbsenceReason;
}

/** All that the product says of one video. Plain JSON without instants as objects: it can be stored and compared. */
export interface VideoAnalysis {
  method: number;
  /** ISO instant. */
  madeAt: string;
  timeZone: string;
  video: AnalysedVideo;
  basis: AnalysisBasis;
  summary: Summary;
  against: AgainstOwn;
  hook: HookPanel;
  engagement: EngagementPanel;
  strategy: StrategyPanel;
  recommendations: VideoRecommendation[];
  hashtags: HashtagPanel;
  /** Published figures of engagement per view, newest first. */
  benchmarks: Benchmark<'per_view'>[];
  notAssessed: NotAssessed[];
}

/**
 * Whose videos the video is compared with although somebody else posted it; null otherwise. A file without a name is
 * nobody else's: analyses made by method 1 say `isOwn: false` of it.
 */
export function comparedWithOther({
  video,
  basis,
}: {
  video: Pick<AnalysedVideo, 'username' | 'isOwn'>;
  basis: Pick<AnalysisBasis, 'ownUsername'>;
}): string | null {
  return video.username !== null && video.isOwn === false ? basis.ownUsername : null;
}

/** What of the video was held against the creator's others; what is hidden is not said to be missing. */
export function comparedWithOwn({ views, engagement }: AgainstOwn): 'all' | 'views' | 'engagement' | 'none' {
  const [seesViews, seesEngagement] = [views, engagement].map(found =>
    found.absent === null ? found.allLengths.known : found.absent === 'hidden',
  );
  if (seesViews === true) return seesEngagement === true ? 'all' : 'views';
  return seesEngagement === true ? 'engagement' : 'none';
}

/** The class of hook that an analysis goes by. */
export function hookClassOf({ hook }: Pick<VideoAnalysis, 'hook'>): HookKind | null {
  return hook.class.absent === null ? hook.class.kind : null;
}
