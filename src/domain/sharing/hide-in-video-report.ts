import type { ShownAnalysis } from '#domain/analysis/lock-analysis.ts';
import type { EngagementPanel } from '#domain/video-analysis/engagement-panel.ts';
import type { HashtagPanel } from '#domain/video-analysis/hashtag-panel.ts';
import type { HookPanel } from '#domain/video-analysis/hook-panel.ts';
import type { StrategyPanel } from '#domain/video-analysis/strategy-panel.ts';
import type { EvidenceFinding, Summary } from '#domain/video-analysis/summary.ts';
import type { VideoRecommendation } from '#domain/video-analysis/video-advice.ts';
import type { AgainstOwn, AnalysedVideo, Quote, VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';
import type { HiddenField } from './share-link.ts';
import { mapTexts, TAKEN_OUT, withoutCaption, withoutHandle } from './take-out-words.ts';

/**
 * A video's report as a link shows it. Null, empty and missing parts are hidden by its owner or not open to their
 * plan; which of both is nobody else's business.
 */
export interface SharedVideoReport {
  version: number;
  method: number;
  madeAt: string;
  timeZone: string;
  video: AnalysedVideo;
  hookClass: ShownAnalysis['hookClass'];
  /** Sentence by sentence; what says something hidden is not there. */
  summary: { headline: Summary['headline'] | null; evidence: Summary['evidence'] | null; next: Summary['next'] };
  /** Null: hidden. Of views the typical ones are counts too. */
  against: { band: AgainstOwn['band']; views: AgainstOwn['views'] | null; engagement: AgainstOwn['engagement'] } | null;
  hook: (Omit<HookPanel, 'bait'> & { bait: HookPanel['bait'] | null }) | null;
  ctas: EngagementPanel['ctas'] | null;
  mix: EngagementPanel['mix'] | null;
  strategy: (Omit<StrategyPanel, 'caption'> & { caption: StrategyPanel['caption'] | null }) | null;
  recommendations: VideoRecommendation[];
  hashtags: HashtagPanel | null;
  notAssessed: VideoAnalysis['notAssessed'];
  /** What the creator's own videos were that it is compared with; null: hidden. */
  basis: { ownVideos: number } | null;
}

type Hides = (field: HiddenField) => boolean;

/** Takes out of a report whatever its owner hides; the rest is as it was made. */
export function hideInVideoReport(
  shown: ShownAnalysis,
  version: number,
  hidden: readonly HiddenField[],
): SharedVideoReport {
  const hides: Hides = field => hidden.includes(field);
  const { video, hook, strategy, engagement } = shown;
  const isOwnHidden = hides('comparison');
  const isCaptionHidden = hides('caption');
  const shared: SharedVideoReport = {
    version,
    method: shown.method,
    madeAt: shown.madeAt,
    timeZone: shown.timeZone,
    video: videoWithout(video, hides),
    hookClass: shown.hookClass,
    summary: summaryWithout(shown, hides),
    against: isOwnHidden ? null : { ...shown.against, views: hides('counts') ? null : shown.against.views },
    hook: hook === null ? null : hookWithout(hook, hides),
    ctas: engagement === null ? null : ctasWithout(engagement.ctas, isCaptionHidden),
    mix: engagement === null || isOwnHidden || hides('counts') ? null : engagement.mix,
    strategy: strategy === null ? null : strategyWithout(strategy, hides),
    recommendations: hides('recommendations') ? [] : shown.recommendations.flatMap(adviceWithout(hides)),
    hashtags:
      hides('recommendations') || isCaptionHidden || isOwnHidden ? null : shown.hashtags,
    notAssessed: shown.notAssessed,
    basis: isOwnHidden ? null : { ownVideos: shown.basis.ownVideos },
  };
  return withoutWords(shared, shown, hides);
}

function withoutWords(shared: SharedVideoReport, shown: ShownAnalysis, hides: Hides): SharedVideoReport {
  let left = shared;
  if (hides('caption')) left = withoutCaption(left, shown.video.caption);
  if (hides('handle')) {
    left = withoutHandle(withoutHandle(left, shown.video.username), shown.basis.ownUsername);
    // TikTok leads from the number of any video to its creator.
    left = withoutIds(left);
  }
  return left;
}

const ON_OWN_VIDEOS: ReadonlySet<EvidenceFinding> = new Set(['hook_lift', 'engagement_standing']);

function summaryWithout({ summary, hook }: ShownAnalysis, hides: Hides): SharedVideoReport['summary'] {
  const { headline, evidence, next } = summary;
  const found = hook?.class;
  // Where the opening is locked it is not known where its words stand.
  const isQuoteOfCaption =
    'quote' in evidence.values && (found?.absent !== null || found.basis === null || isOfCaption(found.basis));
  const isHidden =
    (hides('comparison') && ON_OWN_VIDEOS.has(evidence.id)) || (hides('caption') && isQuoteOfCaption);
  return {
    headline: hides('comparison') ? null : headline,
    evidence: isHidden ? null : evidence,
    next: hides('recommendations') ? null : next,
  };
}

function videoWithout(video: AnalysedVideo, hides: Hides): AnalysedVideo {
  return {
    ...video,
    ...(hides('handle') && { id: null, url: null, username: null }),
    ...(hides('caption') && { caption: '' }),
    ...(hides('counts') && { views: null, likes: null, comments: null, shares: null, saves: null }),
  };
}

const isOfCaption = (quote: Quote | null) => quote?.place === 'caption';

function hookWithout(hook: HookPanel, hides: Hides): NonNullable<SharedVideoReport['hook']> {
  const { class: found } = hook;
  const isFromCaption = found.absent === null && isOfCaption(found.basis);
  return {
    ...hook,
    class: found.absent === null && hides('caption') && isFromCaption ? { ...found, basis: null } : found,
    ownLift: hides('comparison') ? null : hook.ownLift,
    // Its signs are words of the opening.
    bait: hides('caption') && isFromCaption ? null : hook.bait,
  };
}

function ctasWithout(ctas: EngagementPanel['ctas'], isCaptionHidden: boolean): EngagementPanel['ctas'] {
  if (ctas.absent !== null || !isCaptionHidden) return ctas;
  return {
    ...ctas,
    found: ctas.found.filter(({ quote }) => !isOfCaption(quote)),
    places: ctas.places.filter(place => place !== 'caption'),
  };
}

function strategyWithout(strategy: StrategyPanel, hides: Hides): NonNullable<SharedVideoReport['strategy']> {
  const isCaptionHidden = hides('caption');
  if (!isCaptionHidden && !hides('comparison')) return strategy;
  const lift = hides('comparison') ? { lift: null } : {};
  const { length, slot, format } = strategy;
  return {
    ...strategy,
    // It stands beside the creator's usual captions.
    caption: null,
    hashtags: isCaptionHidden ? [] : strategy.hashtags.map(used => ({ ...used, ownVideos: 0, ...lift })),
    length: length.absent === null ? { ...length, ...lift } : length,
    slot: slot.absent === null ? { ...slot, ...lift } : slot,
    format: { ...format, ...lift },
  };
}

function adviceWithout(hides: Hides): (advice: VideoRecommendation) => VideoRecommendation[] {
  return advice => {
    const { evidence } = advice;
    const restsOnOwn = evidence.videoIds.length > 0 || evidence.effect !== null;
    if (hides('comparison') && restsOnOwn) return [];
    if (hides('caption') && evidence.quotes.some(isOfCaption)) return [];
    return [advice];
  };
}

const VIDEO_ID = /^\d{15,20}$/;

/** Lists of videos become empty, numbers alone disappear. */
function withoutIds(shared: SharedVideoReport): SharedVideoReport {
  return mapTexts(shared, text => (VIDEO_ID.test(text) ? TAKEN_OUT : text));
}
