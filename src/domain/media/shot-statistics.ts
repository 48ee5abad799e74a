import type { PictureFacts, TimeSpan } from './media-facts.ts';

type ShotStatistics = Pick<
  PictureFacts,
  | 'cutsSeconds'
  | 'shots'
  | 'meanShotSeconds'
  | 'medianShotSeconds'
  | 'cutsPerMinute'
  | 'firstCutSecond'
  | 'cutsInFirstThreeSeconds'
>;

/** Shots and their durations from the instants of the cuts (seconds, ascending) and the duration of the video. */
export function shotStatistics(cutsSeconds: readonly number[], durationSeconds: number): ShotStatistics {
  const inside = cutsSeconds.filter(second => second > 0 && second < durationSeconds);
  const edges = [0, ...inside, durationSeconds];
  const shots: TimeSpan[] = edges
    .slice(1)
    .map((toSecond, index) => ({ fromSecond: edges[index] ?? 0, toSecond }));
  const lengths = shots.map(shot => shot.toSecond - shot.fromSecond).toSorted((a, b) => a - b);
  const middle = Math.floor(lengths.length / 2);
  const medianShot =
    lengths.length % 2 === 1
      ? (lengths[middle] ?? 0)
      : ((lengths[middle - 1] ?? 0) + (lengths[middle] ?? 0)) / 2;
  return {
    cutsSeconds: inside,
    shots,
    meanShotSeconds: durationSeconds / shots.length,
    medianShotSeconds: medianShot,
    cutsPerMinute: durationSeconds > 0 ? (inside.length * 60) / durationSeconds : 0,
    firstCutSecond: inside[0] ?? null,
    cutsInFirstThreeSeconds: inside.filter(second => second < 3).length,
  };
}
