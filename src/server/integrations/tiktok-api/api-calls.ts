import type { SourceErrorCode } from '#domain/sources/reading.ts';
import { fetchJson } from '#server/platform/network/fetch-json.ts';
import { isRecord, recordAt, textAt, valueAt, type JsonRecord } from '#server/platform/json/json-record.ts';
import { SourceError } from '#server/integrations/video-source/video-source.ts';
import type { TiktokClient } from '../../platform/config/tiktok-client.ts';

const SOURCE = 'display_api';
const PAGE = 20;

const USER_FIELDS: Record<string, readonly string[]> = {
  'user.info.basic': ['open_id', 'display_name'],
  'user.info.profile': ['username', 'is_verified'],
  'user.info.stats': ['follower_count', 'following_count', 'likes_count', 'video_count'],
};
/** No cover: its URL expires after six hours. */
const VIDEO_FIELDS = [
  'id',
  'create_time',
  'share_url',
  'video_description',
  'title',
  'duration',
  'like_count',
  'comment_count',
  'share_count',
  'view_count',
];

/** The owner's profile, with the fields that the given scopes allow. */
export async function fetchUser(
  client: TiktokClient,
  access: string,
  scopes: readonly string[],
  signal: AbortSignal,
): Promise<JsonRecord> {
  const fields = Object.entries(USER_FIELDS).flatMap(([scope, names]) =>
    scopes.includes(scope) ? names : [],
  );
  const url = new URL('/v2/user/info/', client.apiOrigin);
  url.searchParams.set('fields', fields.join(','));
  const data = await ask(url, { method: 'GET', headers: bearer(access), signal });
  const user = valueAt(data, 'user');
  if (!isRecord(user)) throw new SourceError(SOURCE, 'parse_changed', 'the answer holds no user');
  return user;
}

export interface VideoPage {
  videos: unknown[];
  cursor: number | null;
  hasMore: boolean;
}

/** One page of the owner's public videos, newest first. */
export async function fetchVideos(
  client: TiktokClient,
  access: string,
  cursor: number | null,
  signal: AbortSignal,
): Promise<VideoPage> {
  const url = new URL('/v2/video/list/', client.apiOrigin);
  url.searchParams.set('fields', VIDEO_FIELDS.join(','));
  const data = await ask(url, {
    method: 'POST',
    headers: { ...bearer(access), 'content-type': 'application/json' },
    body: JSON.stringify({ max_count: PAGE, ...(cursor === null ? {} : { cursor }) }),
    signal,
  });
  const videos = valueAt(data, 'videos');
  if (!Array.isArray(videos)) throw new SourceError(SOURCE, 'parse_changed', 'the answer holds no list');
  const next = valueAt(data, 'cursor');
  return {
    videos,
    cursor: typeof next === 'number' && Number.isSafeInteger(next) && next > 0 ? next : null,
    hasMore: valueAt(data, 'has_more') === true,
  };
}

function bearer(access: string): Record<string, string> {
  return { authorization: `Bearer ${access}` };
}

/** The `data` of a response. A refusal can come with any status, 200 included. */
async function ask(url: URL, request: Parameters<typeof fetchJson>[1]): Promise<JsonRecord> {
  const answer = await fetchJson(url, request);
  if (!answer.ok) throw new SourceError(SOURCE, answer.code, answer.detail);
  const body = isRecord(answer.value) ? answer.value : null;
  const error = body === null ? {} : recordAt(body, 'error');
  const code = textAt(error, 'code');
  if (answer.status === 200 && code === 'ok' && body !== null) return recordAt(body, 'data');
  const logId = textAt(error, 'log_id')?.slice(0, 80) ?? 'none';
  const detail = `HTTP ${answer.status} ${code?.slice(0, 60) ?? 'without code'}, log_id ${logId}`;
  throw new SourceError(SOURCE, meaningOf(code, answer.status), detail, {
    retryAfterMs: answer.retryAfterMs,
  });
}

function meaningOf(code: string | null, status: number): SourceErrorCode {
  if (code === 'access_token_invalid') return 'auth_expired';
  if (code === 'scope_not_authorized' || code === 'scope_permission_missed') return 'scope_missing';
  if (code === 'rate_limit_exceeded' || status === 429) return 'rate_limited';
  if (code === 'internal_error' || status >= 500) return 'unavailable';
  if (code === null && status === 401) return 'auth_expired';
  if (code === null && status === 403) return 'deleted_or_blocked';
  return 'parse_changed';
}
