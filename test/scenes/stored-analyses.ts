import { randomUUID } from 'node:crypto';
import type { VideoReportRow } from '#contract/video-reports.ts';
import { analysedVideo } from '#test/scenes/analysed-video.ts';
import type { TestUser, TestApp } from '#test/harness/context.ts';

/** The fields of an analysis that a test sets; the rest is as in an ordinary finished one. */
export interface StoredAnalysis {
  title?: string;
  username?: string | null;
  videoId?: string;
  target?: string;
  state?: VideoReportRow['state'];
  publishedAt?: Date | null;
  observedAt?: Date | null;
  views?: number | null;
  engagement?: number | null;
  percentile?: number | null;
  hook?: string | null;
  label?: string;
  isFavourite?: boolean;
  createdAt?: Date;
  version?: number;
  /** The result, as JSON. */
  result?: object;
}

/** Computed once: most tests never read it. */
let usual: object | undefined;
let lastVideo = 7_500_000_000_000_000_000n;

/** Inserts analyses directly, without running them; returns their ids in the given order. */
export async function insertVideoReports(
  { app }: TestApp,
  { userId }: Pick<TestUser, 'userId'>,
  analyses: readonly StoredAnalysis[],
): Promise<string[]> {
  const now = app.clock.now();
  const rows = analyses.map((one, index) => {
    const state = one.state ?? 'done';
    const videoId = one.videoId ?? String((lastVideo += 1n));
    const isDone = state === 'done';
    const username = one.username === undefined ? 'un.compte' : one.username;
    return {
      id: randomUUID(),
      origin: username === null ? 'file' : 'own_video',
      target: one.target ?? `video:${videoId}`,
      video_id: videoId,
      author_username: username,
      url: username === null ? null : `https://www.tiktok.com/@${username}/video/${videoId}`,
      title: one.title ?? 'Une vidéo',
      published_at: one.publishedAt === undefined ? now : one.publishedAt,
      observed_at: one.observedAt === undefined ? now : one.observedAt,
      view_count: one.views === undefined ? 1_000 : one.views,
      engagement: one.engagement === undefined ? 5 : one.engagement,
      own_percentile: one.percentile === undefined ? 50 : one.percentile,
      hook_class: one.hook === undefined ? 'question' : one.hook,
      source: 'apify_file',
      precision: 'exact',
      state,
      version: isDone ? (one.version ?? 1) : null,
      method: isDone ? 1 : null,
      inputs: isDone ? '{}' : null,
      result: isDone ? JSON.stringify(one.result ?? (usual ??= analysedVideo())) : null,
      label: one.label ?? '',
      is_favourite: one.isFavourite ?? false,
      // Spaced in time: many tests depend on their order.
      created_at: one.createdAt ?? new Date(now.getTime() - index * 1_000),
      finished_at: isDone ? now : null,
    };
  });
  await app.db.system.run({
    name: 'test-insert-video-reports',
    text: `insert into video_analyses (user_id, id, origin, target, video_id, author_username, url, title,
             published_at, observed_at, view_count, engagement, own_percentile, hook_class, source, precision, state,
             version, method, inputs, inputs_sha256, result, label, is_favourite, created_at, finished_at)
           select $1, r.id, r.origin, r.target, r.video_id, r.author_username, r.url, r.title, r.published_at,
             r.observed_at, r.view_count, r.engagement, r.own_percentile, r.hook_class, r.source, r.precision,
             r.state, r.version, r.method, r.inputs, case when r.inputs is not null then sha256(r.inputs::bytea) end,
             r.result, r.label, r.is_favourite, r.created_at, r.finished_at
           from json_populate_recordset(null::video_analyses, $2::json) r`,
    values: [userId, JSON.stringify(rows)],
  });
  return rows.map(({ id }) => id);
}
