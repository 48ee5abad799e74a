import { lockUser } from '#server/services/user-lock/lock-user.ts';
import type { PlacedVideo } from '#domain/experiments/arm-policy.ts';
import type { CountsReading } from '#domain/experiments/log-at-age.ts';
import type { CountedVideo } from '#domain/experiments/experiment-plan.ts';
import type { ExperimentMetric, ExperimentRule } from '#domain/experiments/experiment.ts';
import type { Arm } from '#domain/experiments/experiment-verdict.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface ExperimentRow {
  id: string;
  username: string;
  hypothesis: string;
  variable: string;
  metric: ExperimentMetric;
  atAgeDays: number;
  plannedPerArm: number;
  falseAlarm: number;
  createdAt: Date;
  lockedAt: Date | null;
  endedAt: Date | null;
  deletedAt: Date | null;
  lesson: string;
}

const EXPERIMENT = `id, username, hypothesis, variable, metric, at_age_days as "atAgeDays",
  planned_per_arm as "plannedPerArm", false_alarm as "falseAlarm", created_at as "createdAt",
  locked_at as "lockedAt", ended_at as "endedAt", deleted_at as "deletedAt", lesson`;

/** Of an account, newest first; either existing or deleted ones. */
export function listExperimentRows(
  db: Queryable,
  input: { userId: string; username: string; deletedSince: Date | null },
): Promise<ExperimentRow[]> {
  const { userId, username, deletedSince } = input;
  return db.rows<ExperimentRow>({
    name: `list-experiments-${deletedSince !== null}`,
    text: `select ${EXPERIMENT} from experiments where user_id = $1 and username = $2
             and ${deletedSince === null ? 'deleted_at is null' : 'deleted_at > $3'}
           order by created_at desc, id`,
    values: deletedSince === null ? [userId, username] : [userId, username, deletedSince],
  });
}

/** An existing experiment; those of other users are not found. */
export function findExperiment(
  db: Queryable,
  userId: string,
  experimentId: string,
): Promise<ExperimentRow | undefined> {
  return db.row<ExperimentRow>({
    name: 'find-experiment',
    text: `select ${EXPERIMENT} from experiments where user_id = $1 and id = $2 and deleted_at is null`,
    values: [userId, experimentId],
  });
}

/** The same, locked until the transaction ends: serialises changes to the rule and the addition of the first video. */
export function lockExperimentRow(
  db: Queryable,
  userId: string,
  experimentId: string,
): Promise<ExperimentRow | undefined> {
  return db.row<ExperimentRow>({
    name: 'lock-experiment',
    text: `select ${EXPERIMENT} from experiments where user_id = $1 and id = $2 and deleted_at is null for update`,
    values: [userId, experimentId],
  });
}

/** Serialises experiment creation per user; returns the account's current number. */
export async function countExperiments(db: Queryable, userId: string, username: string): Promise<number> {
  await lockUser(db, userId);
  const row = await db.row<{ count: number }>({
    name: 'count-experiments',
    text: 'select count(*) as count from experiments where user_id = $1 and username = $2',
    values: [userId, username],
  });
  return row?.count ?? 0;
}

type Written = Pick<ExperimentRow, 'hypothesis' | 'variable'> & { rule: Readonly<ExperimentRule> };

export async function insertExperiment(
  db: Queryable,
  written: Written & { userId: string; username: string; now: Date },
): Promise<ExperimentRow> {
  const { userId, username, hypothesis, variable, rule, now } = written;
  const row = await db.row<ExperimentRow>({
    name: 'insert-experiment',
    text: `insert into experiments (user_id, username, hypothesis, variable, metric, at_age_days, planned_per_arm,
             false_alarm, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${EXPERIMENT}`,
    values: [
      userId,
      username,
      hypothesis,
      variable,
      rule.metric,
      rule.atAgeDays,
      rule.plannedPerArm,
      rule.falseAlarm,
      now,
    ],
  });
  if (row === undefined) throw new Error('The experiment was not written');
  return row;
}

export function rewriteExperiment(
  db: Queryable,
  userId: string,
  experimentId: string,
  { hypothesis, variable, rule }: Written,
): Promise<ExperimentRow | undefined> {
  return db.row<ExperimentRow>({
    name: 'rewrite-experiment',
    text: `update experiments set hypothesis = $3, variable = $4, metric = $5, at_age_days = $6,
             planned_per_arm = $7, false_alarm = $8
           where user_id = $1 and id = $2 returning ${EXPERIMENT}`,
    values: [
      userId,
      experimentId,
      hypothesis,
      variable,
      rule.metric,
      rule.atAgeDays,
      rule.plannedPerArm,
      rule.falseAlarm,
    ],
  });
}

/** Ends it, once; the conclusion can be edited later. */
export function endExperimentRow(
  db: Queryable,
  ended: { userId: string; experimentId: string; lesson: string; now: Date },
): Promise<ExperimentRow | undefined> {
  return db.row<ExperimentRow>({
    name: 'end-experiment',
    text: `update experiments set ended_at = coalesce(ended_at, $3), lesson = $4
           where user_id = $1 and id = $2 and deleted_at is null returning ${EXPERIMENT}`,
    values: [ended.userId, ended.experimentId, ended.now, ended.lesson],
  });
}

export function markDeleted(db: Queryable, userId: string, experimentId: string, now: Date): Promise<number> {
  return db.run({
    name: 'mark-experiment-deleted',
    text: 'update experiments set deleted_at = $3 where user_id = $1 and id = $2 and deleted_at is null',
    values: [userId, experimentId, now],
  });
}

export function unmarkDeleted(
  db: Queryable,
  input: { userId: string; experimentId: string; deletedSince: Date },
): Promise<ExperimentRow | undefined> {
  return db.row<ExperimentRow>({
    name: 'unmark-experiment-deleted',
    text: `update experiments set deleted_at = null
           where user_id = $1 and id = $2 and deleted_at > $3 returning ${EXPERIMENT}`,
    values: [input.userId, input.experimentId, input.deletedSince],
  });
}

/** Across users: experiments whose restore period has ended. */
export function deleteForgotten(db: Queryable, deletedBefore: Date): Promise<number> {
  return db.run({
    name: 'delete-forgotten-experiments',
    text: 'delete from experiments where deleted_at <= $1',
    values: [deletedBefore],
  });
}

export interface PlacedRow extends PlacedVideo {
  experimentId: string;
  /** False once the video's row is gone, as after an undone import. */
  isKnown: boolean;
  observedAt: Date | null;
  description: string | null;
  url: string | null;
}

/** The videos of these experiments, in order of publication. */
export function listPlaced(
  db: Queryable,
  userId: string,
  experimentIds: readonly string[],
): Promise<PlacedRow[]> {
  return db.rows<PlacedRow>({
    name: 'list-experiment-videos',
    text: `select e.experiment_id as "experimentId", e.video_id as "videoId", e.arm,
             e.published_at as "publishedAt", e.added_at as "addedAt", e.withdrawn_at as "withdrawnAt",
             v.id is not null as "isKnown", v.observed_at as "observedAt", v.description, v.url
           from experiment_videos e left join tiktok_videos v on v.user_id = e.user_id and v.id = e.video_id
           where e.user_id = $1 and e.experiment_id = any ($2)
           order by e.published_at, e.video_id collate "C"`,
    values: [userId, experimentIds],
  });
}

/** Every dated measurement of these videos: their history and current values. */
export function listReadings(
  db: Queryable,
  userId: string,
  videoIds: readonly string[],
): Promise<(CountsReading & { videoId: string })[]> {
  return db.rows<CountsReading & { videoId: string }>({
    name: 'list-experiment-readings',
    text: `select video_id as "videoId", observed_at as "observedAt", precision, view_count as views,
             like_count as likes, comment_count as comments, share_count as shares
           from tiktok_video_snapshots where user_id = $1 and video_id = any ($2)
           union
           select id, observed_at, precision, view_count, like_count, comment_count, share_count
           from tiktok_videos where user_id = $1 and id = any ($2) and source <> 'undated_file'`,
    values: [userId, videoIds],
  });
}

/** A video of this account; those of other accounts are not found. */
export function findVideo(
  db: Queryable,
  input: { userId: string; username: string; videoId: string },
): Promise<{ publishedAt: Date; observedAt: Date } | undefined> {
  return db.row<{ publishedAt: Date; observedAt: Date }>({
    name: 'find-experiment-video',
    text: `select created_at as "publishedAt", observed_at as "observedAt" from tiktok_videos
           where user_id = $1 and author_username = $2 and id = $3`,
    values: [input.userId, input.username, input.videoId],
  });
}

/** Adds it to an arm; the database locks the experiment with its first video. */
export function insertPlaced(
  db: Queryable,
  placed: { userId: string; experimentId: string; videoId: string; arm: Arm; publishedAt: Date; now: Date },
): Promise<number> {
  return db.run({
    name: 'insert-experiment-video',
    text: `insert into experiment_videos (experiment_id, user_id, video_id, arm, published_at, added_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [placed.experimentId, placed.userId, placed.videoId, placed.arm, placed.publishedAt, placed.now],
  });
}

export function markWithdrawn(
  db: Queryable,
  withdrawn: { userId: string; experimentId: string; videoId: string; now: Date },
): Promise<number> {
  return db.run({
    name: 'withdraw-experiment-video',
    text: `update experiment_videos set withdrawn_at = $4
           where user_id = $1 and experiment_id = $2 and video_id = $3 and withdrawn_at is null`,
    values: [withdrawn.userId, withdrawn.experimentId, withdrawn.videoId, withdrawn.now],
  });
}

interface CandidateRow {
  id: string;
  description: string;
  url: string;
  publishedAt: Date;
  observedAt: Date;
}

/** Videos of the account published since, and not in any arm; newest first. */
export function listCandidates(
  db: Queryable,
  input: { userId: string; username: string; experimentId: string; since: Date; limit: number },
): Promise<CandidateRow[]> {
  return db.rows<CandidateRow>({
    name: 'list-experiment-candidates',
    text: `select v.id, v.description, v.url, v.created_at as "publishedAt", v.observed_at as "observedAt"
           from tiktok_videos v
           where v.user_id = $1 and v.author_username = $2 and v.created_at >= $3
             and not exists (select from experiment_videos e
               where e.user_id = $1 and e.experiment_id = $4 and e.video_id = v.id)
           order by v.created_at desc, v.id limit $5`,
    values: [input.userId, input.username, input.since, input.experimentId, input.limit],
  });
}

/** Number of the account's videos published in between that are not in any arm. */
export async function countLeftOut(
  db: Queryable,
  input: { userId: string; username: string; experimentId: string; since: Date; until: Date },
): Promise<number> {
  const row = await db.row<{ count: number }>({
    name: 'count-experiment-left-out',
    text: `select count(*) as count from tiktok_videos v
           where v.user_id = $1 and v.author_username = $2 and v.created_at >= $3 and v.created_at < $4
             and not exists (select from experiment_videos e
               where e.user_id = $1 and e.experiment_id = $5 and e.video_id = v.id and e.withdrawn_at is null)`,
    values: [input.userId, input.username, input.since, input.until, input.experimentId],
  });
  return row?.count ?? 0;
}

/** The account's latest videos with their current counts. */
export function listLatestVideos(
  db: Queryable,
  input: { userId: string; username: string; limit: number },
): Promise<CountedVideo[]> {
  return db.rows<CountedVideo>({
    name: 'list-experiment-spread',
    text: `select id, created_at as "publishedAt", observed_at as "observedAt", view_count as views,
             like_count as likes, comment_count as comments, share_count as shares
           from tiktok_videos where user_id = $1 and author_username = $2
           order by created_at desc limit $3`,
    values: [input.userId, input.username, input.limit],
  });
}
