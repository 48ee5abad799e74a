import type { ExperimentDetail } from '#contract/experiments.ts';
import {
  mayPlace,
  mayWithdraw,
  PLACED_WITHIN_HOURS,
  type Placing,
  type Withdrawal,
} from '#domain/experiments/arm-policy.ts';
import type { Arm } from '#domain/experiments/experiment-verdict.ts';
import type { ErrorCode } from '#contract/wire/errors.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findVideo, insertPlaced, listPlaced, markWithdrawn } from './experiments.queries.ts';
import { getExperimentRow, lockOwnExperiment } from './get-experiment-row.ts';
import { showDetail } from './show-experiment.ts';

type ReasonOf<Outcome> =
  Extract<Outcome, { allowed: false }> extends { reason: infer Reason extends string } ? Reason : never;

const NOT_PLACED: Record<ReasonOf<Placing>, ErrorCode> = {
  ended: 'experiment_ended',
  published_before: 'experiment_video_older',
  result_known: 'experiment_video_result_known',
  other_arm: 'experiment_video_taken',
  withdrawn: 'experiment_video_withdrawn',
  arm_full: 'experiment_arm_full',
};

const NOT_WITHDRAWN: Record<ReasonOf<Withdrawal>, ErrorCode> = {
  ended: 'experiment_ended',
  measurable: 'experiment_video_measurable',
};

interface Input {
  id: string;
  videoId: string;
  arm: Arm;
}

/** Assigns a video to an arm, once; the first one locks the experiment in the same transaction. */
export function placeVideo(
  app: AppContext,
  { userId }: Caller,
  { id: experimentId, videoId, arm }: Input,
): Promise<ExperimentDetail> {
  return app.db.tenant(userId).transaction(async tx => {
    const row = await lockOwnExperiment(tx, userId, experimentId);
    const now = app.clock.now();
    const placed = await listPlaced(tx, userId, [experimentId]);
    const video =
      placed.find(one => one.videoId === videoId) ??
      (await findVideo(tx, { userId, username: row.username, videoId }));
    if (video === undefined) throw new AppError('experiment_video_unknown', { username: row.username });
    const { publishedAt } = video;
    const observedAt = video.observedAt ?? now;
    const placing = mayPlace(row, placed, { videoId, publishedAt, observedAt }, arm, now);
    if (!placing.allowed) {
      throw new AppError(NOT_PLACED[placing.reason], {
        planned: row.plannedPerArm,
        hours: PLACED_WITHIN_HOURS,
        since: row.createdAt.toISOString(),
      });
    }
    if (!placing.stands) await insertPlaced(tx, { userId, experimentId, videoId, arm, publishedAt, now });
    return showDetail(tx, { userId, row: await getExperimentRow(tx, userId, experimentId), now });
  });
}

/** Withdraws a video that was added by mistake, before its result can be known. Its row stays. */
export function withdrawVideo(
  app: AppContext,
  { userId }: Caller,
  { id: experimentId, videoId }: Omit<Input, 'arm'>,
): Promise<ExperimentDetail> {
  return app.db.tenant(userId).transaction(async tx => {
    const row = await lockOwnExperiment(tx, userId, experimentId);
    const now = app.clock.now();
    const video = (await listPlaced(tx, userId, [experimentId])).find(one => one.videoId === videoId);
    if (video === undefined) throw new AppError('experiment_video_unknown', { username: row.username });
    if (video.withdrawnAt === null) {
      const withdrawal = mayWithdraw(row, video, now);
      if (!withdrawal.allowed) {
        throw new AppError(NOT_WITHDRAWN[withdrawal.reason], { days: row.atAgeDays });
      }
      await markWithdrawn(tx, { userId, experimentId, videoId, now });
    }
    return showDetail(tx, { userId, row, now });
  });
}
