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
 * Incremented with each change of what an analysis states for the same input. Analyses by an earlier method remain
 * unchanged and are distinguished by this number.
 */
export const VIDEO_ANALYSIS_METHOD = 2;

/** The first method whose verdicts come from the percentile rank, and whose factor ranges are at 95 %. */
export const FIRST_BY_RANK = 2;

/** The creator's other videos used for comparison. */
export interface AnalysisBasis {
  ownUsername: string | null;
  /** Number of compared videos: the newest ones. */
  ownVideos: number;
  /** Number of older ones left out. */
  leftOut: number;
  sources: { source: SourceId; precision: Precision; videos: number }[];
  /** ISO instants; null when there are no videos. */
  observedFrom: string | null;
  observedUntil: string | null;
  /** False: videos of different ages were adjusted with the reference curve. */
  isOwnCurve: boolean;
  /** The median engagement of those videos, percent. */
  medianEngagement: Estimate<MedianInterval>;
  /** Inputs given in addition to the counts. */
  hasFile: boolean;
  transcript: TranscriptSource | null;
}

/** Parts of an analysis that can be missing individually. */
const ASSESSED_PARTS = [
  'pictures',
  'sound',
  'speech',
  'words_said',
  'screen_texts',
  /** Named only by analyses made while faces were counted. */
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

/** The complete analysis of one video. Plain JSON, instants as text: it can be stored and compared. */
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
 * The creator whose videos are used for comparison although someone else posted the video; null otherwise. A file
 * without
 * an author belongs to nobody else: analyses made by method 1 state `isOwn: false` for it.
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

/** Which figures of the video were compared with the creator's others; hidden ones are not reported as missing. */
export function comparedWithOwn({ views, engagement }: AgainstOwn): 'all' | 'views' | 'engagement' | 'none' {
  const [seesViews, seesEngagement] = [views, engagement].map(found =>
    found.absent === null ? found.allLengths.known : found.absent === 'hidden',
  );
  if (seesViews === true) return seesEngagement === true ? 'all' : 'views';
  return seesEngagement === true ? 'engagement' : 'none';
}

/** The hook class used by an analysis. */
export function hookClassOf({ hook }: Pick<VideoAnalysis, 'hook'>): HookKind | null {
  return hook.class.absent === null ? hook.class.kind : null;
}
