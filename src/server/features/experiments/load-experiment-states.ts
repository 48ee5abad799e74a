import { experimentState, type ExperimentState } from '#domain/experiments/experiment-state.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import { experimentVerdict, type ExperimentVerdict } from '#domain/experiments/experiment-verdict.ts';
import type { ExperimentRule } from '#domain/experiments/experiment.ts';
import { logAtAge, readAge } from '#domain/experiments/log-at-age.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { listPlaced, listReadings, type ExperimentRow, type PlacedRow } from './experiments.queries.ts';

/**
 * A video of an experiment; `log` is its metric at the age of the rule, `readAge` its age in days at the corresponding
 * measurement; null until measured.
 */
export type MeasuredVideo = PlacedRow & { log: number | null; readAge: number | null };

/** An experiment with its current state. */
export interface ExperimentWithVideos {
  row: ExperimentRow;
  rule: Readonly<ExperimentRule>;
  /** In order of publication, including withdrawn ones. */
  videos: MeasuredVideo[];
  state: ExperimentState;
  verdict: Estimate<ExperimentVerdict>;
}

export function ruleOf({ metric, atAgeDays, plannedPerArm, falseAlarm }: ExperimentRow): ExperimentRule {
  return { metric, atAgeDays, plannedPerArm, falseAlarm };
}

/** States of experiments: their videos, measured at the age of each rule, and the verdict. */
export async function loadExperimentStates(
  db: Queryable,
  userId: string,
  rows: readonly ExperimentRow[],
): Promise<ExperimentWithVideos[]> {
  if (rows.length === 0) return [];
  const placed = await listPlaced(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const standing = placed.filter(({ withdrawnAt }) => withdrawnAt === null);
  const videoIds = [...new Set(standing.map(({ videoId }) => videoId))];
  const readings = videoIds.length === 0 ? [] : await listReadings(db, userId, videoIds);
  const readingsOf = Map.groupBy(readings, ({ videoId }) => videoId);
  const placedIn = Map.groupBy(placed, ({ experimentId }) => experimentId);
  return rows.map(row => {
    const rule = ruleOf(row);
    const videos = (placedIn.get(row.id) ?? []).map(video => {
      const read = [
        rule.metric,
        rule.atAgeDays,
        video.publishedAt,
        readingsOf.get(video.videoId) ?? [],
      ] as const;
      return { ...video, log: logAtAge(...read), readAge: readAge(...read) };
    });
    return { row, rule, videos, ...judge(row, rule, videos) };
  });
}

function judge(row: ExperimentRow, rule: ExperimentRule, videos: readonly MeasuredVideo[]) {
  const deciding = videos
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ videoId, arm, publishedAt, log }) => ({ id: videoId, arm, publishedAt, log }));
  const verdict = experimentVerdict(rule, deciding);
  return { verdict, state: experimentState({ ...row, placed: deciding.length, verdict }) };
}
