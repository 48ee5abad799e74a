import { groupFindings, type ComparedVideo, type GroupClaim } from '#domain/statistics/group-findings.ts';
import type { ExperimentMetric } from '#domain/statistics/experiment.ts';
import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { PATTERN_FAMILIES, type PatternFamily } from '#domain/statistics/video-traits.ts';
import {
  comparableGroups,
  comparedAccount,
  NULL_KINDS,
  planted,
  SIZES,
  SPREADS,
  type NullKind,
} from './compared-account.ts';
import { percent, plain, repeat, type Figure, type Simulation } from './figures.ts';
import { realAccounts, rotatedAccount, shuffledAccount } from './real-accounts.ts';

/** Standard errors of so many accounts are below half a percent; more would wait for nothing. */
const MOST_ACCOUNTS = 2_000;

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

interface Rate {
  accounts: number;
  any: number;
  winners: number;
}

function rateOf(accounts: readonly ComparedVideo[][]): Rate {
  const claims = accounts.map(claimsOf);
  return {
    accounts: accounts.length,
    any: claims.filter(found => found.length > 0).length,
    winners: claims.filter(found => found.some(({ verdict }) => verdict === 'winner')).length,
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
        `reports with any claim where nothing has an effect, ${kind}`,
        (rates[at]?.any ?? 0) / accounts,
        { max: 6 },
      ),
    ),
    percent('the same, all seven kinds together', sum('any') / sum('accounts'), { max: 5 }),
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
    const { any, accounts: all } = rateOf(
      accounts.flatMap(account => repeat(times, () => deal(account, random))),
    );
    return any / all;
  };
  const of = `${accounts.length} real accounts × ${times}`;
  return [
    percent(`reports with any claim, counts shuffled, ${of}`, rate(shuffledAccount), { max: 6.5 }),
    percent(`reports with any claim, counts rotated, half of them reversed, ${of}`, rate(rotatedAccount), {
      max: 6.5,
    }),
  ];
}

/** Method 4: what a whole report claims of groups, on accounts whose truth is known and on real ones dealt anew. */
export function reportClaims(most: number, seed: number): Simulation {
  const accounts = Math.min(most, MOST_ACCOUNTS);
  const random = seededRandom(seed);
  const figures = [
    ...nullRates(accounts, random),
    ...plantedRates(accounts, random),
    sundayFound(accounts, random),
    ...realRates(accounts >= MOST_ACCOUNTS ? 10 : 1, random),
  ];
  return { method: '4 What a report claims of groups', accounts, seed, figures };
}
