import type { Arm } from './experiment-verdict.ts';

const DAY_MS = 86_400_000;

/** A video that is or was in an experiment. */
export interface PlacedVideo {
  videoId: string;
  arm: Arm;
  publishedAt: Date;
  addedAt: Date;
  /** Withdrawn before its result was known; the entry stays, and the video cannot be added again. */
  withdrawnAt: Date | null;
}

export interface OpenExperiment {
  createdAt: Date;
  endedAt: Date | null;
  atAgeDays: number;
  plannedPerArm: number;
}

/** When a video's result can be known. */
export function judgedAt(publishedAt: Date, atAgeDays: number): Date {
  return new Date(publishedAt.getTime() + atAgeDays * DAY_MS);
}

/** Counts measured this long after publication reveal how a video will perform. */
export const PLACED_WITHIN_HOURS = 24;

/** Whether a video's counts already reveal its result: measured a day after publication, or old enough to be judged. */
export function isResultKnown(
  { publishedAt, observedAt }: { publishedAt: Date; observedAt: Date },
  atAgeDays: number,
  now: Date,
): boolean {
  const readAfterMs = observedAt.getTime() - publishedAt.getTime();
  return readAfterMs > PLACED_WITHIN_HOURS * 3_600_000 || now >= judgedAt(publishedAt, atAgeDays);
}

/** Whether a video was added to the experiment when its result could already be known. */
export function wasAddedLate({ publishedAt, addedAt }: PlacedVideo, atAgeDays: number): boolean {
  return addedAt >= judgedAt(publishedAt, atAgeDays);
}

export type Placing =
  | { allowed: true; stands: boolean }
  | {
      allowed: false;
      reason: 'ended' | 'published_before' | 'result_known' | 'other_arm' | 'withdrawn' | 'arm_full';
    };

/**
 * Whether a video may be added to an arm: only if published after the experiment was defined and its result is not yet
 * known, otherwise it could be chosen by its result. A full arm accepts no more, so that no earlier video displaces
 * another. `stands`: it is already in the arm, and adding it again changes nothing.
 */
export function mayPlace(
  experiment: OpenExperiment,
  placed: readonly PlacedVideo[],
  video: { videoId: string; publishedAt: Date; observedAt: Date },
  arm: Arm,
  now: Date,
): Placing {
  const known = placed.find(({ videoId }) => videoId === video.videoId);
  if (known !== undefined) {
    if (known.withdrawnAt !== null) return { allowed: false, reason: 'withdrawn' };
    return known.arm === arm ? { allowed: true, stands: true } : { allowed: false, reason: 'other_arm' };
  }
  if (experiment.endedAt !== null) return { allowed: false, reason: 'ended' };
  if (video.publishedAt < experiment.createdAt) return { allowed: false, reason: 'published_before' };
  if (isResultKnown(video, experiment.atAgeDays, now)) return { allowed: false, reason: 'result_known' };
  const standing = placed.filter(one => one.arm === arm && one.withdrawnAt === null);
  if (standing.length >= experiment.plannedPerArm) return { allowed: false, reason: 'arm_full' };
  return { allowed: true, stands: false };
}

export type Withdrawal = { allowed: true } | { allowed: false; reason: 'ended' | 'measurable' };

/**
 * Whether a video added by mistake may be withdrawn: as long as its result is not known. One whose import was undone
 * has no result and may be withdrawn.
 */
export function mayWithdraw(
  experiment: OpenExperiment,
  video: PlacedVideo & { observedAt: Date | null },
  now: Date,
): Withdrawal {
  if (experiment.endedAt !== null) return { allowed: false, reason: 'ended' };
  const { publishedAt, observedAt } = video;
  const open = observedAt === null || !isResultKnown({ publishedAt, observedAt }, experiment.atAgeDays, now);
  return open ? { allowed: true } : { allowed: false, reason: 'measurable' };
}
