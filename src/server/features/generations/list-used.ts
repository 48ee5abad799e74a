import type { UsedText } from '#contract/generations/generations.ts';
import { MOST_REPORT_VIDEOS } from '#domain/account-reports/report-data.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import { refusal, type Estimate } from '#domain/statistics/estimate.ts';
import { outlierScores, type OutlierScores } from '#domain/statistics/outliers.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import { loadKnownVideos, type KnownVideos } from '../videos/load-known-videos.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { listUsedRows } from './generations.queries.ts';
import { showText } from './show-text.ts';

const MOST_USED = 100;

interface Measured {
  known: KnownVideos;
  scores: Estimate<OutlierScores>;
}

/** Texts used in a video, with its performance among the account's own at the same age. */
export async function listUsed(
  app: AppContext,
  { userId }: Caller,
  { kinds }: { kinds?: string | undefined },
): Promise<{ items: UsedText[] }> {
  const db = app.db.tenant(userId);
  const opens = await loadEntitlements(db, userId);
  const rows = await listUsedRows(db, { userId, kinds: kinds?.split(',') ?? null, limit: MOST_USED });
  const handles = new Set(rows.flatMap(row => row.author_username ?? []));
  const measured = new Map<string, Measured>();
  for (const handle of handles) {
    measured.set(handle, await measure(db, { userId, handle, now: app.clock.now() }));
  }
  return {
    items: rows.map(row => ({
      text: showText(row, opens),
      video: videoOf(row.used_video_id, row.author_username, measured),
    })),
  };
}

async function measure(
  db: Queryable,
  { userId, handle, now }: { userId: string; handle: string; now: Date },
): Promise<Measured> {
  const known = await loadKnownVideos(db, { userId, handle, before: now, most: MOST_REPORT_VIDEOS });
  const seen = known.videos.flatMap(({ id, publishedAt, views, observedAt }) =>
    views === null ? [] : [{ id, publishedAt, views, observedAt }],
  );
  return { known, scores: outlierScores(seen, known.curve) };
}

function videoOf(
  videoId: string | null,
  handle: string | null,
  measured: ReadonlyMap<string, Measured>,
): UsedText['video'] {
  const of = handle === null ? undefined : measured.get(handle);
  const video = of?.known.videos.find(({ id }) => id === videoId);
  if (handle === null || of === undefined || video === undefined) return null;
  return {
    id: video.id,
    url: isDemoHandle(handle as Handle) ? null : video.url,
    caption: video.caption,
    username: handle,
    published_at: video.publishedAt.toISOString(),
    views: video.views,
    likes: video.likes,
    comments: video.comments,
    shares: video.shares,
    source: video.source,
    precision: video.precision,
    observed_at: video.observedAt.toISOString(),
    against: against(video.id, of.scores),
  };
}

function against(
  videoId: string,
  scores: Estimate<OutlierScores>,
): NonNullable<UsedText['video']>['against'] {
  if (!scores.known) return scores;
  const score = scores.scores.find(({ id }) => id === videoId);
  if (score === undefined) return refusal('too_young', scores.n, scores.n);
  return { known: true, factor: score.factor, percentile: score.percentile, n: scores.n };
}
