import type { ExperimentDetail, ExperimentItem } from '#contract/experiments.ts';
import { isResultKnown, judgedAt, mayWithdraw, wasAddedLate } from '#domain/experiments/arm-policy.ts';
import type { Arm, ExperimentVerdict } from '#domain/experiments/experiment-verdict.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { countLeftOut, listCandidates } from './experiments.queries.ts';
import {
  loadExperimentStates,
  type MeasuredVideo,
  type ExperimentWithVideos,
} from './load-experiment-states.ts';
import type { ExperimentRow } from './experiments.queries.ts';

const CANDIDATES = 50;

export function showExperiment({ row, videos, state, verdict }: ExperimentWithVideos): ExperimentItem {
  const arm = (name: Arm) => {
    const inArm = videos.filter(video => video.arm === name && video.withdrawnAt === null);
    return { placed: inArm.length, measured: inArm.filter(({ log }) => log !== null).length };
  };
  const { createdAt, lockedAt, endedAt, deletedAt, ...said } = row;
  return {
    ...said,
    createdAt: createdAt.toISOString(),
    lockedAt: lockedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    deletedAt: deletedAt?.toISOString() ?? null,
    state,
    arms: { usual: arm('usual'), variant: arm('variant') },
    verdict: verdict.known
      ? {
          ...verdict.comparison,
          outcome: verdict.outcome,
          readAges: readAgesOf(verdict, videos),
          known: true,
        }
      : verdict,
  };
}

/** The lowest and highest age of a deciding video at its measurement, in days. */
function readAgesOf({ videoIds }: ExperimentVerdict, videos: readonly MeasuredVideo[]) {
  const deciding = new Set([...videoIds.usual, ...videoIds.variant]);
  const ages = videos.flatMap(({ videoId, readAge }) =>
    deciding.has(videoId) && readAge !== null ? [readAge] : [],
  );
  return { from: Math.min(...ages), to: Math.max(...ages) };
}

/** One experiment as a list entry. */
export async function showRow(db: Queryable, userId: string, row: ExperimentRow): Promise<ExperimentItem> {
  const [standing] = await loadExperimentStates(db, userId, [row]);
  if (standing === undefined) throw new Error('An experiment stands nowhere');
  return showExperiment(standing);
}

/** One experiment with its videos and candidates. */
export async function showDetail(
  db: Queryable,
  { userId, row, now }: { userId: string; row: ExperimentRow; now: Date },
): Promise<ExperimentDetail> {
  const [standing] = await loadExperimentStates(db, userId, [row]);
  if (standing === undefined) throw new Error('An experiment stands nowhere');
  const about = { userId, username: row.username, experimentId: row.id, since: row.createdAt };
  const candidates = await listCandidates(db, { ...about, limit: CANDIDATES });
  const until = standing.videos.findLast(({ withdrawnAt }) => withdrawnAt === null)?.publishedAt;
  return {
    ...showExperiment(standing),
    videos: standing.videos
      .map(video => showPlaced(row, video, now))
      .toSorted((a, b) => Number(a.withdrawnAt !== null) - Number(b.withdrawnAt !== null)),
    candidates: candidates.map(({ observedAt, ...video }) => ({
      ...video,
      publishedAt: video.publishedAt.toISOString(),
      resultKnown: isResultKnown({ ...video, observedAt }, row.atAgeDays, now),
    })),
    leftOut: until === undefined ? 0 : await countLeftOut(db, { ...about, until }),
  };
}

function showPlaced(row: ExperimentRow, video: MeasuredVideo, now: Date): ExperimentDetail['videos'][number] {
  const judged = judgedAt(video.publishedAt, row.atAgeDays);
  const age = now < judged ? 'young' : 'unread';
  const state = !video.isKnown ? 'missing' : video.log === null ? age : 'measured';
  return {
    id: video.videoId,
    description: video.description ?? '',
    url: video.url,
    arm: video.arm,
    publishedAt: video.publishedAt.toISOString(),
    addedAt: video.addedAt.toISOString(),
    judgedAt: judged.toISOString(),
    withdrawnAt: video.withdrawnAt?.toISOString() ?? null,
    state: video.withdrawnAt === null ? state : 'withdrawn',
    late: wasAddedLate(video, row.atAgeDays),
    mayWithdraw: video.withdrawnAt === null && mayWithdraw(row, video, now).allowed,
  };
}
