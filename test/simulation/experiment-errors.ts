import { compareGroups } from '#domain/statistics/compare-groups.ts';
import { experimentVerdict, type ExperimentVideo } from '#domain/experiments/experiment-verdict.ts';
import { FALSE_ALARM, plannedPerArm, type ExperimentRule } from '#domain/experiments/experiment.ts';
import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { percent, repeat, share, type Simulation } from './figures.ts';
import { NOW } from './simulated-account.ts';

const SPREAD = 0.8;

function videosOf(random: SeededRandom, perArm: number, factor: number): ExperimentVideo[] {
  return repeat(2 * perArm, index => {
    const arm = index % 2 === 0 ? 'usual' : 'variant';
    const log = 8 + SPREAD * random.normal() + (arm === 'variant' ? Math.log(factor) : 0);
    return { id: String(index), arm, publishedAt: new Date(NOW.getTime() + index * 3_600_000), log };
  });
}

/** Somebody who looks after every pair of videos and stops at the first « significant ». */
function peeks(videos: readonly ExperimentVideo[]): boolean {
  const logs = (arm: string, upTo: number) =>
    videos
      .slice(0, upTo)
      .filter(video => video.arm === arm)
      .map(({ log }) => log ?? 0);
  for (let upTo = 10; upTo <= videos.length; upTo += 2) {
    const answer = compareGroups(logs('variant', upTo), logs('usual', upTo));
    if (answer.known && answer.differs) return true;
  }
  return false;
}

/** Method 9: the planned number finds what it was planned for, and no more false differences than allowed. */
export function experimentErrors(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  const plannedFor = 2;
  const perArm = plannedPerArm(SPREAD, plannedFor) ?? 0;
  const rule: ExperimentRule = {
    metric: 'views',
    atAgeDays: 7,
    plannedPerArm: perArm,
    falseAlarm: FALSE_ALARM,
  };
  const outcome = (videos: readonly ExperimentVideo[]) => {
    const verdict = experimentVerdict(rule, videos);
    return verdict.known ? verdict.outcome : 'none';
  };
  const nothing = repeat(accounts, () => videosOf(random, perArm, 1));
  const doubled = repeat(accounts, () => outcome(videosOf(random, perArm, plannedFor)));
  const same = share(nothing.slice(0, 200), videos => {
    const stopped = outcome(videos);
    const later = [
      ...videos.toReversed(),
      ...videosOf(random, 5, 10).map(video => ({
        ...video,
        id: `x${video.id}`,
        publishedAt: new Date(NOW.getTime() + 1e10),
      })),
    ];
    return outcome(later) === stopped;
  });
  return {
    method: '9 Experiments',
    accounts,
    seed,
    figures: [
      percent(
        `false difference by the locked rule, ${perArm} videos an arm`,
        share(nothing, videos => outcome(videos) !== 'no_difference_found'),
        { max: 6 },
      ),
      percent(
        `true ×${plannedFor} found with the planned ${perArm} videos an arm`,
        share(doubled, one => one === 'variant_better'),
        { min: 78 },
      ),
      percent('same verdict in another order and with later videos added', same, { min: 100 }),
      percent('rival: false difference when looking after every pair of videos', share(nothing, peeks)),
    ],
  };
}
