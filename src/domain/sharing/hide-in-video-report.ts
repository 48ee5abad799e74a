import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { EngagementPanel } from '#domain/video-analysis/panels/engagement-panel.ts';
import type { HashtagPanel } from '#domain/video-analysis/panels/hashtag-panel.ts';
import type { HookPanel } from '#domain/video-analysis/panels/hook-panel.ts';
import type { StrategyPanel } from '#domain/video-analysis/panels/strategy-panel.ts';
import type { EvidenceFinding, Summary } from '#domain/video-analysis/summary.ts';
import type { VideoRecommendation, VideoRule } from '#domain/video-analysis/advice/video-advice.ts';
import type { AnalysedVideo, Quote } from '#domain/video-analysis/findings/findings.ts';
import { withCoarseRates, withoutTimesOfDay } from './coarse-figures.ts';
import type { HiddenField } from './share-link.ts';
import { mapTexts, TAKEN_OUT, withoutCaption, withoutHandle } from './redact-words.ts';

/**
 * A video's report as shown through a link. Hidden parts are marked as hidden where a finding may be absent, and are
 * null or empty elsewhere; parts outside the owner's plan are null. Viewers need not know which of the two applies.
 */
export interface SharedVideoReport extends Omit<
  ShownAnalysis,
  'summary' | 'basis' | 'hashtags' | 'locked' | 'benchmarks'
> {
  version: number;
  /** Per sentence; a sentence that reveals something hidden is null. */
  summary: {
    headline: Summary['headline'] | null;
    evidence: Summary['evidence'] | null;
    next: Summary['next'];
  };
  hashtags: HashtagPanel | null;
  /** Number of other videos it is compared with; null: hidden. */
  ownVideos: number | null;
}

type Hides = (field: HiddenField) => boolean;

const HIDDEN = { absent: 'hidden' } as const;

/** Removes everything its owner hides from a report; the rest is unchanged. */
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
      // The typical views of the owner's videos are counts too.
      views: isOwnHidden || hides('counts') ? HIDDEN : against.views,
      engagement: isOwnHidden ? HIDDEN : against.engagement,
    },
    hook: hook === null ? null : hookWithout(hook, hides),
    engagement: engagement === null ? null : engagementWithout(engagement, hides),
    strategy: strategy === null ? null : strategyWithout(strategy, hides),
    recommendations: hides('recommendations')
      ? []
      : shown.recommendations.filter(mayStay(hides, mayQuoteCaption(shown))),
    hashtags: saysOwnTags ? null : hashtags,
    notAssessed: shown.notAssessed,
    ownVideos: isOwnHidden ? null : basis.ownVideos,
  };
  const left = withoutWords(shared, shown, hides);
  return hides('counts') ? withCoarseRates(left) : left;
}

function withoutWords(shared: SharedVideoReport, shown: ShownAnalysis, hides: Hides): SharedVideoReport {
  const left = hides('caption') ? withoutCaption(shared, shown.video.caption) : shared;
  if (!hides('handle')) return left;
  const nameless = withoutHandle(withoutHandle(left, shown.video.username), shown.basis.ownUsername);
  // On TikTok any video id leads to its creator.
  const unnamed = mapTexts(nameless, text => (/^\d{15,20}$/.test(text) ? TAKEN_OUT : text));
  return withoutTimesOfDay(unnamed, shown.timeZone);
}

const ON_OWN_VIDEOS: ReadonlySet<EvidenceFinding> = new Set(['hook_lift', 'engagement_standing']);

/** Whether the words used to judge the hook may come from the caption: unknown where the hook is locked, so true. */
function mayQuoteCaption({ hook }: ShownAnalysis): boolean {
  const found = hook?.class;
  return found?.absent !== null || found.basis === null || isOfCaption(found.basis);
}

function summaryWithout(shown: ShownAnalysis, hides: Hides): SharedVideoReport['summary'] {
  const { headline, evidence, next } = shown.summary;
  const quotesCaption = 'quote' in evidence.values && mayQuoteCaption(shown);
  const isHidden =
    (hides('comparison') && ON_OWN_VIDEOS.has(evidence.id)) || (hides('caption') && quotesCaption);
  return {
    headline: hides('comparison') ? null : headline,
    evidence: isHidden ? null : evidence,
    // Proposing to make another one reveals the rank.
    next: hides('recommendations') || (hides('comparison') && next === 'make_another') ? null : next,
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
    // Its bait signs are words of the opening.
    bait: isTold ? HIDDEN : hook.bait,
  };
}

function engagementWithout({ ctas, mix }: EngagementPanel, hides: Hides): EngagementPanel {
  return {
    ctas: hides('caption') ? ctasWithout(ctas) : ctas,
    mix: hides('comparison') || hides('counts') ? HIDDEN : mix,
  };
}

function ctasWithout(ctas: EngagementPanel['ctas']): EngagementPanel['ctas'] {
  if (ctas.absent !== null) return ctas;
  const places = ctas.places.filter(place => place !== 'caption');
  if (places.length === 0) return HIDDEN;
  return { ...ctas, places, found: ctas.found.filter(({ quote }) => !isOfCaption(quote)) };
}

function strategyWithout(strategy: StrategyPanel, hides: Hides): StrategyPanel {
  if (!hides('caption') && !hides('comparison')) return strategy;
  const lift = hides('comparison') ? { lift: null } : {};
  const { length, slot, dayPart, weekday, format, hashtags } = strategy;
  return {
    ...strategy,
    // It is compared with the creator's usual captions.
    caption: HIDDEN,
    hashtags: hides('caption') ? [] : hashtags.map(used => ({ ...used, ownVideos: 0, ...lift })),
    length: length.absent === null ? { ...length, ...lift } : length,
    ...(slot !== undefined && { slot: slot.absent === null ? { ...slot, ...lift } : slot }),
    ...(dayPart !== undefined && { dayPart: dayPart.absent === null ? { ...dayPart, ...lift } : dayPart }),
    ...(weekday !== undefined && { weekday: weekday.absent === null ? { ...weekday, ...lift } : weekday }),
    format: { ...format, ...lift },
  };
}

/** Advice based on a comparison with the creator's other videos, or on their number. */
const FROM_OWN_VIDEOS: ReadonlySet<VideoRule> = new Set([
  'make_another',
  'keep_hook_kind',
  'change_hook_kind',
  'drop_hook_kind',
  'ask_for_weakest',
  'keep_length',
  'change_length',
  'measure_more',
]);
/** Advice about the caption quotes it. */
const ON_CAPTION: ReadonlySet<VideoRule> = new Set([
  'front_load_caption',
  'trim_hashtags',
  'drop_generic_hashtags',
]);

function mayStay(hides: Hides, isOpeningOfCaption: boolean): (advice: VideoRecommendation) => boolean {
  return ({ id, evidence }) => {
    const restsOnOwn = FROM_OWN_VIDEOS.has(id) || evidence.videoIds.length > 0 || evidence.effect !== null;
    if (hides('comparison') && restsOnOwn) return false;
    // A rate per thousand views reveals a count.
    if (hides('counts') && 'rate' in evidence.values) return false;
    if (!hides('caption')) return true;
    const quotesCaption =
      evidence.quotes.some(isOfCaption) || ('quote' in evidence.values && isOpeningOfCaption);
    return !ON_CAPTION.has(id) && !quotesCaption;
  };
}
