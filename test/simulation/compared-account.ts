import { DAY_PARTS, WEEKDAYS } from '#domain/statistics/day-parts.ts';
import type { ComparedVideo } from '#domain/statistics/group-findings.ts';
import type { SeededRandom } from '#domain/statistics/seeded-random.ts';
import { DURATION_BANDS, type PatternFamily } from '#domain/statistics/video-traits.ts';
import { repeat } from './figures.ts';
import { NOW } from './simulated-account.ts';

/** Accounts on which nothing has an effect, by what else makes their views go up and down. */
export const NULL_KINDS = [
  'log-normal, independent',
  'heavy tails and viral videos',
  'streaks in the views',
  'streaks in the views, habits in runs',
  'drift, steps, waves or walks',
  'age curve off, campaign hashtags and lengths tied to time',
  'all of these together',
] as const;
export type NullKind = (typeof NULL_KINDS)[number];

export const SIZES = [60, 120, 240] as const;
export const SPREADS = [0.6, 0.9, 1.2] as const;

const DAY_MS = 86_400_000;
const SPAN_DAYS = 330;
const HOOKS = ['question', 'list', 'story', 'secret', 'mistake', 'how_to', 'statement'];
const MOST_TAGS = 30;

/** Which troubles an account of a kind has. */
interface Troubles {
  heavy: boolean;
  streaks: boolean;
  runs: boolean;
  drift: boolean;
  campaigns: boolean;
}

function troublesOf(kind: NullKind): Troubles {
  const at = NULL_KINDS.indexOf(kind);
  const all = at === 6;
  return {
    heavy: all || at === 1,
    streaks: all || at === 2 || at === 3,
    runs: all || at === 3,
    drift: all || at === 4,
    campaigns: all || at === 5,
  };
}

/** Normal; with heavy tails Student's t of 2.5 degrees of freedom, and six videos of a hundred ten times as viral. */
function noise(random: SeededRandom, heavy: boolean): number {
  if (!heavy) return random.normal();
  const chi = repeat(5, () => random.normal()).reduce((sum, value) => sum + value ** 2, 0) / 5;
  const tail = (0.6 * random.normal()) / Math.sqrt(Math.max(chi, 0.05));
  return tail + (random.next() < 0.06 ? 2 + random.next() : 0);
}

/** Slow changes of the account's level: growth, one step, a wave or a random walk. */
function levels(random: SeededRandom, n: number): number[] {
  const form = random.below(4);
  const size = 0.5 + 1.5 * random.next();
  const at = random.next();
  let walk = 0;
  return repeat(n, index => {
    const share = (index + 0.5) / n;
    walk += (size / Math.sqrt(n)) * random.normal();
    if (form === 0) return size * share;
    if (form === 1) return share > at ? size : 0;
    if (form === 2) return (size / 2) * Math.sin(2 * Math.PI * (at + share * 2));
    return walk;
  });
}

/** A choice for each video, the first ones most often; in runs it is kept for a while. */
function habit<Choice>(
  random: SeededRandom,
  n: number,
  choices: readonly Choice[],
  stays: number,
): (Choice | undefined)[] {
  let current = 0;
  const weights = choices.map(() => 0.3 + random.next());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const draw = () => {
    let left = random.next() * total;
    return weights.findIndex(weight => (left -= weight) < 0);
  };
  return repeat(n, index => {
    if (index === 0 || random.next() >= stays) current = Math.max(draw(), 0);
    return choices[current];
  });
}

const one = <Choice extends string>(choice: Choice | undefined): string[] =>
  choice === undefined ? [] : [choice];

/**
 * How far the usual level of each metric lies beyond that of the account, on the log scale; `curve` is what a wrong
 * curve of age adds to that of views.
 */
export interface TrueLevels {
  views: number;
  engagement: number;
  curve: number;
}

export type SimulatedVideo = ComparedVideo & { levels: TrueLevels };

/** An account of a kind, without any effect of what its videos share. */
export function comparedAccount(
  random: SeededRandom,
  { kind, videos: n, spread }: { kind: NullKind; videos: number; spread: number },
): SimulatedVideo[] {
  const troubles = troublesOf(kind);
  const stays = troubles.runs ? 0.7 : 0;
  const phi = troubles.streaks ? 0.2 + 0.4 * random.next() : 0;
  const level = troubles.drift ? levels(random, n) : repeat(n, () => 0);
  const off = troubles.campaigns ? 0.6 * (random.next() - 0.5) : 0;
  const hooks = habit(random, n, HOOKS, stays);
  const lengths = habit(random, n, DURATION_BANDS.slice(0, 4), stays);
  const formats = habit(random, n, ['video', 'video', 'slideshow'], stays);
  const parts = habit(random, n, DAY_PARTS, stays / 2);
  const tagCounts = repeat(8 + random.below(MOST_TAGS - 8), tag => 0.5 / (1 + tag / 3));
  const runs = tagCounts.map(() => false);
  let [views, engagement] = [random.normal(), random.normal()];
  return repeat(n, index => {
    const share = (index + 0.5) / n;
    const fresh = Math.sqrt(1 - phi ** 2);
    views = index === 0 ? views : phi * views + fresh * noise(random, troubles.heavy);
    engagement = index === 0 ? engagement : phi * engagement + fresh * random.normal();
    const tags = tagCounts.flatMap((chance, tag) => {
      if (troubles.campaigns && tag >= 4 && tag < 10) {
        const start = (tag - 4) / 7;
        return share >= start && share < start + 0.25 && random.next() < 0.9 ? [`tag${tag}`] : [];
      }
      if (random.next() >= stays) runs[tag] = random.next() < chance;
      return runs[tag] === true ? [`tag${tag}`] : [];
    });
    const publishedAt = new Date(NOW.getTime() - SPAN_DAYS * (1 - share) * DAY_MS);
    const length =
      troubles.campaigns && random.next() < 0.7
        ? DURATION_BANDS[Math.min(3, Math.floor(4 * share))]
        : lengths[index];
    const here = level[index] ?? 0;
    const curve = off * Math.log(1 + SPAN_DAYS * (1 - share));
    const log = 8 + here + spread * views + curve;
    return {
      id: String(index).padStart(4, '0'),
      publishedAt,
      levels: { views: here, engagement: 0.2 * here, curve },
      logs: { views: log, engagement: 1.6 + 0.45 * engagement + 0.2 * here },
      patterns: {
        hook: one(hooks[index]),
        hashtag: tags,
        duration: one(length),
        format: one(formats[index]),
        day_part: one(parts[index]),
        weekday: one(WEEKDAYS[random.below(7)]),
      },
    };
  });
}

/** The groups of a family that can be compared: eight videos with and eight without. */
export function comparableGroups(videos: readonly ComparedVideo[], family: PatternFamily): string[] {
  const counts = new Map<string, number>();
  for (const { patterns } of videos) {
    for (const pattern of patterns[family]) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  return [...counts].flatMap(([pattern, n]) => (Math.min(n, videos.length - n) >= 8 ? [pattern] : []));
}

/** The account with the views of one group multiplied. */
export function planted(
  videos: readonly ComparedVideo[],
  family: PatternFamily,
  pattern: string,
  factor: number,
): ComparedVideo[] {
  return videos.map(video => {
    const { views, engagement } = video.logs;
    if (views === null || !video.patterns[family].includes(pattern)) return video;
    return { ...video, logs: { views: views + Math.log(factor), engagement } };
  });
}
