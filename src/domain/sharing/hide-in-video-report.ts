import type { ShownAnalysis } from '#domain/analysis/lock-analysis.ts';
import type { EngagementPanel } from '#domain/video-analysis/engagement-panel.ts';
import type { HashtagPanel } from '#domain/video-analysis/hashtag-panel.ts';
import type { HookPanel } from '#domain/video-analysis/hook-panel.ts';
import type { StrategyPanel } from '#domain/video-analysis/strategy-panel.ts';
import type { EvidenceFinding, Summary } from '#domain/video-analysis/summary.ts';
import type { VideoRecommendation } from '#domain/video-analysis/video-advice.ts';
import type { AnalysedVideo, Quote } from '#domain/video-analysis/video-analysis.ts';
import type { HiddenField } from './share-link.ts';
import { mapTexts, TAKEN_OUT, withoutCaption, withoutHandle } from './take-out-words.ts';

/**
 * A video's report as a link shows it. What is hidden says so where a finding may be absent, and is null or empty
 * elsewhere; what is not open to its owner's plan is null. Which of both is nobody else's business.
 */
export interface SharedVideoReport extends Omit<
  ShownAnalysis,
  'summary' | 'basis' | 'hashtags' | 'locked' | 'benchmarks'
> {
  version: number;
  /** Sentence by sentence; what says something hidden is not there. */
  summary: {
    headline: Summary['headline'] | null;
    evidence: Summary['evidence'] | null;
    next: Summary['next'];
  };
  hashtags: HashtagPanel | null;
  /** Other videos that it is compared with; null: hidden. */
  ownVideos: number | null;
}

type Hides = (field: HiddenField) => boolean;

const HIDDEN = { absent: 'hidden' } as const;

/** Takes out of a report whatever its owner hides; the rest is as it was made. */
export function hideInVideoReport(
  shown: ShownAnalysis,
  version: number,
  hidden: readonly HiddenField[],
): SharedVideoReport {
  const hides: Hides = field => hidden.includes(field);
  const { video, hook, strategy, engagement, against, basis, hashtags } = shown;
  const isOwnHidden = hides('comparison');
  const saysOwnTags = isOwnHidden || hides('caption') || hides('recommendations');
  const shared: SharedVideoReport = {
    version,
    method: shown.method,
    madeAt: shown.madeAt,
    timeZone: shown.timeZone,
    video: videoWithout(video, hides),
    hookClass: shown.hookClass,
    summary: summaryWithout(shown, hides),
    against: {
      band: against.band,
      // The typical views of one's own videos are counts too.
      views: isOwnHidden || hides('counts') ? HIDDEN : against.views,
      engagement: isOwnHidden ? HIDDEN : against.engagement,
    },
    hook: hook === null ? null : hookWithout(hook, hides),
    engagement: engagement === null ? null : engagementWithout(engagement, hides),
    strategy: strategy === null ? null : strategyWithout(strategy, hides),
    recommendations: hides('recommendations') ? [] : shown.recommendations.filter(mayStay(hides)),
    hashtags: saysOwnTags ? null : hashtags,
    notAssessed: shown.notAssessed,
    ownVideos: isOwnHidden ? null : basis.ownVideos,
  };
  return withoutWords(shared, shown, hides);
}

function withoutWords(shared: SharedVideoReport, shown: ShownAnalysis, hides: Hides): SharedVideoReport {
  const left = hides('caption') ? withoutCaption(shared, shown.video.caption) : shared;
  if (!hides('handle')) return left;
  const nameless = withoutHandle(withoutHandle(left, shown.video.username), shown.basis.ownUsername);
  // TikTok leads from the number of any video to its creator.
  return mapTexts(nameless, text => (/^\d{15,20}$/.test(text) ? TAKEN_OUT : text));
}

const ON_OWN_VIDEOS: ReadonlySet<EvidenceFinding> = new Set(['hook_lift', 'engagement_standing']);

function summaryWithout({ summary, hook }: ShownAnalysis, hides: Hides): SharedVideoReport['summary'] {
  const { headline, evidence, next } = summary;
  const found = hook?.class;
  // Where the opening is locked it is not known where its words stand.
  const isKnownElsewhere = found?.absent === null && found.basis !== null && !isOfCaption(found.basis);
  const quotesCaption = 'quote' in evidence.values && !isKnownElsewhere;
  const isHidden =
    (hides('comparison') && ON_OWN_VIDEOS.has(evidence.id)) || (hides('caption') && quotesCaption);
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

const isOfCaption = (quote: Quote) => quote.place === 'caption';

function hookWithout(hook: HookPanel, hides: Hides): HookPanel {
  const { class: found } = hook;
  const isTold =
    hides('caption') && found.absent === null && found.basis !== null && isOfCaption(found.basis);
  return {
    ...hook,
    class: isTold ? { ...found, basis: null } : found,
    ownLift: hides('comparison') ? null : hook.ownLift,
    // Its signs are words of the opening.
    bait: isTold ? HIDDEN : hook.bait,
  };
}

function engagementWithout({ ctas, mix }: EngagementPanel, hides: Hides): EngagementPanel {
  return {
    ctas:
      ctas.absent !== null || !hides('caption')
        ? ctas
        : {
            ...ctas,
            found: ctas.found.filter(({ quote }) => !isOfCaption(quote)),
            places: ctas.places.filter(place => place !== 'caption'),
          },
    mix: hides('comparison') || hides('counts') ? HIDDEN : mix,
  };
}

function strategyWithout(strategy: StrategyPanel, hides: Hides): StrategyPanel {
  if (!hides('caption') && !hides('comparison')) return strategy;
  const lift = hides('comparison') ? { lift: null } : {};
  const { length, slot, format, hashtags } = strategy;
  return {
    ...strategy,
    // It stands beside the creator's usual captions.
    caption: HIDDEN,
    hashtags: hides('caption') ? [] : hashtags.map(used => ({ ...used, ownVideos: 0, ...lift })),
    length: length.absent === null ? { ...length, ...lift } : length,
    slot: slot.absent === null ? { ...slot, ...lift } : slot,
    format: { ...format, ...lift },
  };
}

function mayStay(hides: Hides): (advice: VideoRecommendation) => boolean {
  return ({ evidence }) => {
    const restsOnOwn = evidence.videoIds.length > 0 || evidence.effect !== null;
    if (hides('comparison') && restsOnOwn) return false;
    return !(hides('caption') && evidence.quotes.some(isOfCaption));
  };
}
