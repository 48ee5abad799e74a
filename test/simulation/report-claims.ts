import { groupFindings, type ComparedVideo, type GroupClaim } from '#domain/statistics/group-findings.ts';
import type { ExperimentMetric } from '#domain/experiments/experiment.ts';
import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { usualChange } from '#domain/statistics/usual-change.ts';
import { PATTERN_FAMILIES, type PatternFamily } from '#domain/statistics/video-traits.ts';
import {
  comparableGroups,
  comparedAccount,
  NULL_KINDS,
  planted,
  SIZES,
  SPREADS,
  type NullKind,
  type TrueLevels,
} from './compared-account.ts';
import { mean, percent, plain, repeat, type Figure, type Simulation } from './figures.ts';
import { realAccounts, rotatedAccount, shuffledAccount } from './real-accounts.ts';

/** Standard errors of so many accounts of a kind are below three quarters of a percent, of all kinds below 0.3. */
const MOST_ACCOUNTS = 1_000;

interface Claim extends GroupClaim {
  family: PatternFamily;
  metric: ExperimentMetric;
  pattern: string;
}

/** Everything that the report of an account claims of groups. */
function claimsOf(videos: readonly ComparedVideo[]): Claim[] {
  return groupFindings(videos).flatMap(({ family, metric, result }) =>
    (result.known ? result.lifts : []).flatMap(lift =>
      lift.known && (lift.verdict === 'winner' || lift.verdict === 'loser')
        ? [{ ...lift, family, metric }]
        : [],
    ),
  );
}

const drawn = <Item>(random: SeededRandom, items: readonly Item[]): Item | undefined =>
  items[random.below(items.length)];

/** Days of the reports whose change is counted: the account’s whole history is of eleven months. */
const REPORT_DAYS = 90;
const METRICS = ['views', 'engagement'] as const;

/** What a report says firmly of the usual video although it is not so. */
interface FalseChange {
  isFalse: boolean;
  /** The same if what a wrong curve of age adds is no part of the truth: no comparison at equal age can tell the two. */
  isFalseOfLevel: boolean;
}

/** Whether a change of the usual video, in views or engagement, is said that is not the one of the two periods. */
function falseChange(videos: readonly ComparedVideo[], trueLevels: readonly TrueLevels[]): FalseChange {
  const until = (videos.at(-1)?.publishedAt ?? new Date(0)).getTime();
  const places = (from: number, to: number) =>
    videos.flatMap(({ publishedAt }, place) => {
      const days = (until - publishedAt.getTime()) / 86_400_000;
      return days >= from && days < to ? [place] : [];
    });
  const [later, earlier] = [places(0, REPORT_DAYS), places(REPORT_DAYS, 2 * REPORT_DAYS)];
  const said = METRICS.flatMap(metric => {
    const logs = (list: readonly number[]) => list.flatMap(place => videos[place]?.logs[metric] ?? []);
    const change = usualChange(logs(later), logs(earlier), logs(videos.map((_, place) => place)));
    return change.known && change.differs ? [{ metric, firm: change.firm }] : [];
  });
  const isWrong = (levelAlone: boolean) =>
    said.some(({ metric, firm }) => {
      const levelOf = (place: number) => {
        const told = trueLevels[place];
        if (told === undefined) return 0;
        return told[metric] + (metric === 'views' && !levelAlone ? told.curve : 0);
      };
      const truth = Math.exp(mean(later.map(levelOf)) - mean(earlier.map(levelOf)));
      return truth < firm.low || truth > firm.high;
    });
  return { isFalse: isWrong(false), isFalseOfLevel: isWrong(true) };
}

interface Rate {
  accounts: number;
  /** Reports that claim anything of groups; that say a false change, the curve of age taken as it is or as it should
   * be; that do either of the first two. */
  groups: number;
  changes: number;
  curveChanges: number;
  any: number;
  winners: number;
}

type JudgedAccount = ComparedVideo & { levels?: TrueLevels };

function rateOf(accounts: readonly JudgedAccount[][]): Rate {
  const told = accounts.map(videos => {
    const levels = videos.flatMap(video => video.levels ?? []);
    return { claims: claimsOf(videos), ...falseChange(videos, levels) };
  });
  const count = (holds: (one: (typeof told)[number]) => boolean) => told.filter(holds).length;
  return {
    accounts: accounts.length,
    groups: count(({ claims }) => claims.length > 0),
    changes: count(({ isFalse }) => isFalse),
    curveChanges: count(({ isFalseOfLevel }) => isFalseOfLevel),
    any: count(({ claims, isFalse }) => isFalse || claims.length > 0),
    winners: count(({ claims }) => claims.some(({ verdict }) => verdict === 'winner')),
  };
}

function nullRates(accounts: number, random: SeededRandom): Figure[] {
  const rates = NULL_KINDS.map(kind =>
    rateOf(
      repeat(accounts, index =>
        comparedAccount(random, {
          kind,
          videos: SIZES[index % SIZES.length] ?? 120,
          spread: drawn(random, SPREADS) ?? 0.9,
        }),
      ),
    ),
  );
  const sum = (key: keyof Rate) => rates.reduce((total, rate) => total + rate[key], 0);
  return [
    ...NULL_KINDS.map((kind, at) =>
      percent(
        `reports with any false claim, of groups or of a change, where nothing has an effect, ${kind}`,
        (rates[at]?.any ?? 0) / accounts,
        { max: 6 },
      ),
    ),
    percent('the same, all seven kinds together', sum('any') / sum('accounts'), { max: 5 }),
    percent('of these: a claim of a group', sum('groups') / sum('accounts')),
    percent('of these: a change said firmly that is none', sum('changes') / sum('accounts')),
    percent(
      'a change said firmly that a wrong curve of age alone makes, the two kinds where it is off',
      ((rates[5]?.curveChanges ?? 0) + (rates[6]?.curveChanges ?? 0)) / (2 * accounts),
    ),
    percent('reports with a false winner, all seven kinds together', sum('winners') / sum('accounts')),
  ];
}

interface Planted {
  factor: number;
  size: number;
  family: PatternFamily;
  found: boolean;
  others: number;
  /** Of the claim on the planted group: whether its range has a size, and whether it holds the factor. */
  range: { isSized: boolean; holds: boolean } | null;
}

const FACTORS = [1.3, 2, 3] as const;

function plant(random: SeededRandom, kind: NullKind, factor: number, size: number): Planted | null {
  const account = comparedAccount(random, {
    kind,
    videos: size,
    spread: drawn(random, SPREADS) ?? 0.9,
  });
  const family = drawn(random, PATTERN_FAMILIES) ?? 'hook';
  const pattern = drawn(random, comparableGroups(account, family));
  if (pattern === undefined) return null;
  const claims = claimsOf(planted(account, family, pattern, factor));
  const isPlanted = (claim: Claim) =>
    claim.family === family && claim.metric === 'views' && claim.pattern === pattern;
  const claim = claims.find(isPlanted);
  const holds =
    claim !== undefined &&
    (claim.verdict === 'winner'
      ? (claim.low ?? 1) <= factor && factor <= (claim.high ?? Infinity)
      : (claim.low ?? 0) <= factor && factor <= (claim.high ?? 1));
  return {
    factor,
    size,
    family,
    found: claim?.verdict === 'winner',
    others: claims.filter(one => !isPlanted(one)).length,
    range: claim === undefined ? null : { isSized: claim.low !== null && claim.high !== null, holds },
  };
}

const BARS: Record<string, Figure['bar']> = { '2 240': { min: 65 }, '3 120': { min: 72 } };

function plantedRates(accounts: number, random: SeededRandom): Figure[] {
  const cells = FACTORS.flatMap(factor =>
    SIZES.flatMap(size =>
      repeat(accounts, () => plant(random, NULL_KINDS[0], factor, size)).filter(one => one !== null),
    ),
  );
  const at = (factor: number, size?: number) =>
    cells.filter(one => one.factor === factor && (size === undefined || one.size === size));
  const part = (list: readonly Planted[], holds: (one: Planted) => boolean) =>
    list.length === 0 ? 0 : list.filter(holds).length / list.length;
  const ranges = (list: readonly Planted[]) => list.flatMap(({ range }) => (range === null ? [] : [range]));
  const held = (list: readonly Planted[]) => {
    const shown = ranges(list);
    return shown.length === 0 ? 1 : shown.filter(({ holds }) => holds).length / shown.length;
  };
  const hard = repeat(accounts, index =>
    plant(random, NULL_KINDS[6], 2, SIZES[index % SIZES.length] ?? 120),
  ).filter(one => one !== null);
  return [
    ...FACTORS.flatMap(factor =>
      SIZES.map(size =>
        percent(
          `true ×${factor} of one group found, ${size} videos`,
          part(at(factor, size), ({ found }) => found),
          BARS[`${factor} ${size}`] ?? null,
        ),
      ),
    ),
    ...PATTERN_FAMILIES.map(family =>
      percent(
        `true ×2 with 240 videos found, ${FAMILY_NAMES[family]}`,
        part(
          at(2, 240).filter(one => one.family === family),
          ({ found }) => found,
        ),
      ),
    ),
    percent(
      'true ×2 found, all troubles together, 60 to 240 videos',
      part(hard, ({ found }) => found),
    ),
    plain(
      'claims of other groups beside a planted one, a report',
      cells.reduce((sum, { others }) => sum + others, 0) / cells.length,
      { max: 0.15 },
    ),
    percent('shown range holds the planted factor, ×1.3, ×2 and ×3 mixed', held(cells), { min: 95 }),
    percent('the same, ×1.3 alone', held(at(1.3))),
    percent('the same, ×2 alone', held(at(2)), { min: 95 }),
    percent('the same, ×3 alone', held(at(3)), { min: 95 }),
    percent(
      'claims that are shown with a size',
      ranges(cells).filter(({ isSized }) => isSized).length / Math.max(1, ranges(cells).length),
    ),
  ];
}

const FAMILY_NAMES: Record<PatternFamily, string> = {
  hook: 'a hook',
  hashtag: 'a hashtag',
  duration: 'a length',
  format: 'a format',
  day_part: 'a part of the day',
  weekday: 'a day of the week',
};

/** A Sunday of twice the views, in accounts of 240 videos. */
function sundayFound(accounts: number, random: SeededRandom): Figure {
  const found = repeat(accounts, () => {
    const account = comparedAccount(random, { kind: NULL_KINDS[0], videos: 240, spread: 0.6 });
    const claims = claimsOf(planted(account, 'weekday', 'sunday', 2));
    return claims.some(
      ({ family, pattern, verdict }) => family === 'weekday' && pattern === 'sunday' && verdict === 'winner',
    );
  });
  return percent(
    'true ×2 on Sundays found, 240 videos, sd(log) 0.6',
    found.filter(Boolean).length / accounts,
    {
      min: 80,
    },
  );
}

/** Real accounts whose counts are dealt out anew, so that nothing can have an effect; each so many times. */
function realRates(times: number, random: SeededRandom): Figure[] {
  const accounts = realAccounts();
  if (accounts.length === 0) return [];
  const rate = (deal: (account: ComparedVideo[], from: SeededRandom) => ComparedVideo[]) => {
    return rateOf(accounts.flatMap(account => repeat(times, () => deal(account, random))));
  };
  const [shuffled, rotated] = [rate(shuffledAccount), rate(rotatedAccount)];
  const of = `${accounts.length} real accounts × ${times}`;
  return [
    percent(
      `reports with any claim, of groups or of a change, counts shuffled, ${of}`,
      shuffled.any / shuffled.accounts,
      { max: 6.5 },
    ),
    // Rotated counts keep the account's drift: a change of its usual video may be a true one.
    percent(
      `reports with any claim of groups, counts rotated, half of them reversed, ${of}`,
      rotated.groups / rotated.accounts,
      { max: 6.5 },
    ),
  ];
}

/** The parts of method 4, each with random numbers of its own. */
export const CLAIM_PARTS: readonly ((accounts: number, random: SeededRandom) => Figure[])[] = [
  nullRates,
  plantedRates,
  (accounts, random) => [sundayFound(accounts, random)],
  (accounts, random) => realRates(accounts >= MOST_ACCOUNTS ? 10 : 1, random),
];

/** Method 4: what a whole report claims, on accounts whose truth is known and on real ones dealt anew. */
export function reportClaims(most: number, seed: number): Simulation {
  const accounts = Math.min(most, MOST_ACCOUNTS);
  const figures = CLAIM_PARTS.flatMap((part, at) => part(accounts, seededRandom(seed + at)));
  return { method: '4 What a report claims', accounts, seed, figures };
}
