import { factorRange, refusal, type Answer, type FactorRange } from './answer.ts';
import { studentTwoSided } from './distributions.ts';
import { findings } from './false-discovery.ts';
import { centredByBlock, neighbourBlocks, type DatedLog, type NeighbourBlocks } from './neighbour-blocks.ts';
import { POOLED_LEVEL, poolEffects } from './partial-pooling.ts';

/** Videos with the pattern, and as many without it, before anything is said of it. */
export const LIFT_FLOOR = 8;
/** Videos in all. */
export const LIFT_FLOOR_IN_ALL = 20;

/** A video with the patterns of one family that it shows: several hashtags, or one hook, band or format. */
export interface PatternedVideo extends DatedLog {
  id: string;
  /** Natural log of views at equal age, or of engagement, is `log`. */
  patterns: readonly string[];
}

/**
 * `winner`, `loser`: found, with one false finding in ten at most over the family, and a range that leaves ×1
 * out; `unclear`: could be chance.
 */
export type LiftVerdict = 'winner' | 'loser' | 'unclear';

/** The factor is the pooled estimate, drawn towards ×1, with its 90 % range. */
export type PatternLift = { pattern: string; videoIds: string[]; n: number } & Answer<
  FactorRange & { without: number; verdict: LiftVerdict; p: number }
>;

export interface PatternLifts {
  /** Findings first, then by pooled factor; those under the floor last. */
  lifts: PatternLift[];
  /** Patterns that were tested: what the false-discovery rate is over. */
  tested: number;
  n: number;
}

interface RawLift {
  pattern: string;
  videoIds: string[];
  effect: number;
  error: number;
  p: number;
}

/** The videos that show a pattern, in the order given. */
interface Showing {
  videoIds: string[];
  places: Set<number>;
}

/** One walk over the videos, however many patterns they show: captions may hold hundreds of hashtags. */
function showingOf(videos: readonly PatternedVideo[]): Map<string, Showing> {
  const found = new Map<string, Showing>();
  for (const [place, { id, patterns }] of videos.entries()) {
    for (const pattern of patterns) {
      const showing = found.get(pattern) ?? { videoIds: [], places: new Set<number>() };
      found.set(pattern, showing);
      if (showing.places.has(place)) continue;
      showing.places.add(place);
      showing.videoIds.push(id);
    }
  }
  return found;
}

/** Effect of showing the pattern within blocks of neighbouring videos; null when no block has both kinds. */
function rawLift(
  pattern: string,
  showing: Showing,
  { order, borders, centred }: NeighbourBlocks,
): RawLift | null {
  const shows = order.map(index => (showing.places.has(index) ? 1 : 0));
  const contrast = centredByBlock(shows, borders);
  let [squares, product, all] = [0, 0, 0];
  for (const [at, value] of centred.entries()) {
    const weight = contrast[at] ?? 0;
    squares += weight ** 2;
    product += weight * value;
    all += value ** 2;
  }
  const df = order.length - (borders.length - 1) - 1;
  if (squares < 1 || df < 1) return null;
  const effect = product / squares;
  const error = Math.sqrt(Math.max(all - effect * product, 0) / df / squares);
  if (error === 0) return null;
  return {
    pattern,
    videoIds: showing.videoIds,
    effect,
    error,
    p: studentTwoSided(effect / error, df),
  };
}

const RANK: Record<LiftVerdict, number> = { winner: 0, loser: 1, unclear: 2 };

/**
 * What each pattern of a family (hooks, hashtags, duration bands, formats) does to the account's own videos.
 * Compared among neighbouring videos, pooled towards « no effect », findings held to a false-discovery rate of
 * 10 %. Under twenty videos, or eight with and eight without, there is no number.
 */
export function patternLifts(videos: readonly PatternedVideo[]): Answer<PatternLifts> {
  const n = videos.length;
  if (n < LIFT_FLOOR_IN_ALL) return refusal('too_few_videos', n, LIFT_FLOOR_IN_ALL);
  const blocks = neighbourBlocks(videos);
  const thin: PatternLift[] = [];
  const raw: RawLift[] = [];
  for (const [pattern, showing] of showingOf(videos)) {
    const { videoIds } = showing;
    const [shown, thinner] = [videoIds.length, Math.min(videoIds.length, n - videoIds.length)];
    const lift = thinner < LIFT_FLOOR ? null : rawLift(pattern, showing, blocks);
    if (lift !== null) raw.push(lift);
    else {
      const why = refusal(thinner < LIFT_FLOOR ? 'too_few_in_group' : 'no_spread', thinner, LIFT_FLOOR);
      thin.push({ pattern, videoIds, ...why, n: shown });
    }
  }
  const found = findings(raw.map(({ p }) => p));
  const pooled = poolEffects(raw);
  const lifts = raw.map(({ pattern, videoIds, p, effect }, index) => {
    const { effect: drawn = 0, halfWidth = 0 } = pooled[index] ?? {};
    const clear = found[index] === true && Math.abs(drawn) > halfWidth;
    const verdict: LiftVerdict = !clear ? 'unclear' : effect > 0 ? 'winner' : 'loser';
    const without = n - videoIds.length;
    const known = {
      known: true,
      ...factorRange(drawn, halfWidth, POOLED_LEVEL),
      without,
      verdict,
      p,
    } as const;
    return { pattern, videoIds, n: videoIds.length, ...known };
  });
  lifts.sort((a, b) => RANK[a.verdict] - RANK[b.verdict] || b.factor - a.factor);
  thin.sort((a, b) => b.n - a.n);
  return { known: true, lifts: [...lifts, ...thin], tested: raw.length, n };
}
