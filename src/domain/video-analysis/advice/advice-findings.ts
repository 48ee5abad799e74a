import type { EngagementPanel } from '#domain/video-analysis/panels/engagement-panel.ts';
import type { AgainstOwn, AnalysedVideo } from '#domain/video-analysis/findings/findings.ts';
import type { HashtagPanel } from '#domain/video-analysis/panels/hashtag-panel.ts';
import type { HookPanel } from '#domain/video-analysis/panels/hook-panel.ts';
import type { OwnLifts } from '#domain/video-analysis/panels/own-lifts.ts';
import type { StrategyPanel } from '#domain/video-analysis/panels/strategy-panel.ts';

/** Input of the rules. */
export interface Findings {
  video: AnalysedVideo;
  against: AgainstOwn;
  hook: HookPanel;
  engagement: EngagementPanel;
  strategy: StrategyPanel;
  hashtags: HashtagPanel;
  lifts: OwnLifts;
  hasFile: boolean;
  hasTranscript: boolean;
  seconds: number | null;
}
