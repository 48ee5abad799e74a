import type { EngagementPanel } from './engagement-panel.ts';
import type { AgainstOwn, AnalysedVideo } from './findings.ts';
import type { HashtagPanel } from './hashtag-panel.ts';
import type { HookPanel } from './hook-panel.ts';
import type { OwnLifts } from './own-lifts.ts';
import type { StrategyPanel } from './strategy-panel.ts';

/** What the rules read. */
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
