import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import { ownAgeCurve, type AgeCurve } from '#domain/statistics/age-curve.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { listKnownVideos, listViewHistories, type KnownVideosAsked } from './known-videos.queries.ts';

/** The growth curve of an account is computed from this many of its newest videos. */
const MOST_FOLLOWED = 300;

export interface KnownVideos {
  /** Newest first. */
  videos: ReportVideo[];
  /** All stored videos, including those beyond the limit. */
  known: number;
  curve: AgeCurve;
  /** Videos that the curve is based on. */
  followed: number;
}

/** The stored videos of one username, and how they grow with age. */
export async function loadKnownVideos(db: Queryable, input: KnownVideosAsked): Promise<KnownVideos> {
  const [{ videos, known }, histories] = await Promise.all([
    listKnownVideos(db, input),
    listViewHistories(db, { ...input, most: MOST_FOLLOWED }),
  ]);
  return { videos, known, curve: ownAgeCurve(histories), followed: histories.length };
}
