import type { Estimate } from '#domain/statistics/estimate.ts';
import { hashtagsOf } from '#domain/statistics/video-traits.ts';
import type { AnalysisInput, OwnVideo } from '#domain/video-analysis/findings/analysis-input.ts';
import { captionNeighbours } from '#domain/video-analysis/text/caption-neighbours.ts';
import { listedReach, type HashtagReach } from './hashtag-lists.ts';
import { NICHE_PACKS } from '#domain/video-analysis/niche-packs.ts';
import { liftOf, type OwnLift, type OwnLifts } from './own-lifts.ts';
import { recogniseNiche, writtenLanguage } from '#domain/video-analysis/topic/recognise-niche.ts';
import { contentWords, roughStem } from '#domain/video-analysis/text/text-words.ts';

/** Where a suggestion comes from. */
const HASHTAG_ORIGINS = ['own_history', 'caption_neighbours', 'niche_pack'] as const;
type HashtagOrigin = (typeof HASHTAG_ORIGINS)[number];

interface SuggestedHashtag {
  tag: string;
  role: Exclude<HashtagReach, 'generic' | 'refused'>;
  origin: HashtagOrigin;
  /** The caption already contains it: only in older analyses. */
  isUsed: boolean;
  /** The creator's videos that use it. */
  ownVideos: number;
  /** Its lift in those videos, or why it cannot be stated; null: never used. */
  lift: Estimate<OwnLift> | null;
  videoIds: string[];
}

export interface HashtagPanel {
  /** Up to five that the caption does not contain yet. */
  suggestions: SuggestedHashtag[];
  /** Hashtags of the caption that should be removed, and why. */
  leaveOut: { tag: string; reach: 'generic' | 'refused' }[];
  /** The topic by which the pack was chosen; null: none recognised. */
  niche: string | null;
}

const MOST = { broad: 1, niche: 3, branded: 1 } as const;
const LONGEST_TAG = 40;
const MOST_IDS = 20;
/** From this share of the creator's videos, a tag belongs to the account's topic. */
const USUAL_SHARE = 0.25;
const BRANDED_SHARE = 0.5;
const BRANDED_VIDEOS = 8;

const BROAD: ReadonlySet<string> = new Set(NICHE_PACKS.flatMap(({ broad }) => broad));

interface UsedTag {
  tag: string;
  videoIds: string[];
}

function usedTags(videos: readonly OwnVideo[]): Map<string, UsedTag> {
  const used = new Map<string, UsedTag>();
  for (const { id, caption } of videos) {
    for (const tag of hashtagsOf(caption)) {
      const entry = used.get(tag) ?? { tag, videoIds: [] };
      entry.videoIds.push(id);
      used.set(tag, entry);
    }
  }
  return used;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Scope of a tag: from the lists, the creator's name and the creator's usage; narrow otherwise. */
export function reachOf(
  tag: string,
  ownUsername: string | null,
  ownVideos = 0,
  allVideos = 0,
): SuggestedHashtag['role'] {
  if (BROAD.has(tag)) return 'broad';
  const name = lettersOf(ownUsername ?? '');
  if (name.length >= 4 && lettersOf(tag).includes(name)) return 'branded';
  const isKnown = NICHE_PACKS.some(({ niche }) => niche.fr.includes(tag) || niche.en.includes(tag));
  const isConstant = ownVideos >= BRANDED_VIDEOS && ownVideos >= BRANDED_SHARE * allVideos;
  return isConstant && !isKnown ? 'branded' : 'niche';
}

/** Candidate tags for this video, best first; tags on the never recommended lists are left out. */
function candidates(input: AnalysisInput, own: readonly OwnVideo[], lifts: OwnLifts) {
  const { caption } = input.video;
  const captions = own.map(video => video.caption);
  const used = usedTags(own);
  const words = new Set(contentWords(caption).map(roughStem));
  const near = new Map<string, number>();
  for (const { video, likeness } of captionNeighbours(caption, own)) {
    for (const tag of hashtagsOf(video.caption)) near.set(tag, (near.get(tag) ?? 0) + likeness);
  }
  const here = new Set(tagsOfVideo(input));
  const pack = recogniseNiche(caption, captions);
  const language = writtenLanguage(caption, captions);
  const packTags = pack === null ? [] : [...pack.broad, ...(language === null ? [] : pack.niche[language])];
  const liftFor = (tag: string) => (used.has(tag) ? liftOf(lifts, 'hashtag', tag) : null);
  const isOfVideo = (tag: string) =>
    here.has(tag) || near.has(tag) || words.has(roughStem(tag)) || packTags.includes(tag);
  const history = [...used.values()]
    .map(one => ({ ...one, lift: liftFor(one.tag) }))
    .filter(({ tag, videoIds, lift }) => {
      if (lift?.known === true && lift.verdict === 'loser') return false;
      const isUsual = videoIds.length >= 3 && videoIds.length >= USUAL_SHARE * own.length;
      return videoIds.length >= 2 && (isOfVideo(tag) || isUsual);
    })
    .sort((a, b) => strength(b.lift) - strength(a.lift) || b.videoIds.length - a.videoIds.length)
    .map(({ tag }) => ({ tag, origin: 'own_history' as const }));
  const neighbours = [...near]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([tag]) => ({ tag, origin: 'caption_neighbours' as const }));
  const ofPack = packTags.map(tag => ({ tag, origin: 'niche_pack' as const }));
  const all = [...history, ...neighbours, ...ofPack];
  const distinct = all.filter(({ tag }, index) => all.findIndex(other => other.tag === tag) === index);
  const lossy = (tag: string) => {
    const lift = liftFor(tag);
    return lift?.known === true && lift.verdict === 'loser';
  };
  return {
    niche: pack?.id ?? null,
    used,
    here,
    liftFor,
    list: distinct.filter(
      ({ tag }) =>
        !here.has(tag) &&
        listedReach(tag) === null &&
        tag.length <= LONGEST_TAG &&
        !/^\p{N}+$/u.test(tag) &&
        !lossy(tag),
    ),
  };
}

/**
 * Sort key: claims first, then what is not distinguishable from chance, then what was not compared; within each by the
 * near end of the range.
 */
function strength(lift: Estimate<OwnLift> | null): number {
  if (lift === null || !lift.known) return -1;
  return lift.verdict === 'winner' ? 1 + Math.log(lift.low ?? 1) : 0;
}

/** The hashtags of the caption, and those that the source lists separately. */
export function tagsOfVideo({ video }: Pick<AnalysisInput, 'video'>): string[] {
  const listed = (video.hashtags ?? []).map(tag => `#${tag.replace(/^#/u, '')}`).join(' ');
  return hashtagsOf(`${video.caption} ${listed}`);
}

/** Up to five hashtags to add to the caption: one broad, three narrow ones, one of the creator’s own. */
export function hashtagPanel(input: AnalysisInput, own: readonly OwnVideo[], lifts: OwnLifts): HashtagPanel {
  const { list, used, here, liftFor, niche } = candidates(input, own, lifts);
  const taken = { broad: 0, niche: 0, branded: 0 };
  const suggestions: SuggestedHashtag[] = [];
  for (const { tag, origin } of list) {
    const videoIds = used.get(tag)?.videoIds ?? [];
    const role = reachOf(tag, input.ownUsername, videoIds.length, own.length);
    if (taken[role] >= MOST[role]) continue;
    taken[role] += 1;
    suggestions.push({
      tag,
      role,
      origin,
      isUsed: false,
      ownVideos: videoIds.length,
      lift: liftFor(tag),
      videoIds: videoIds.slice(0, MOST_IDS),
    });
  }
  const order = ['broad', 'niche', 'branded'] as const;
  suggestions.sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  const leaveOut = [...here].flatMap(tag => {
    const reach = listedReach(tag);
    return reach === null ? [] : [{ tag, reach }];
  });
  return { suggestions, leaveOut, niche };
}
