import type { Handle } from '#domain/accounts/handle.ts';
import { countOrWarn, warn } from '#domain/sources/read-count.ts';
import type { ProfileReading, SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import { isVideoId, readPublicationTime } from '#domain/sources/publication-time.ts';
import {
  flagAt,
  isRecord,
  nameAt,
  textAt,
  valueAt,
  type JsonRecord,
} from '#server/platform/json/json-record.ts';
import { videoUrl } from '#server/integrations/video-source/real-handle.ts';

/** The owner's profile, exact. */
export function readDisplayUser(user: JsonRecord, handle: Handle, observedAt: Date): ProfileReading {
  const warnings: SourceWarning[] = [];
  return {
    handle,
    displayName: nameAt(user, 'display_name'),
    verified: flagAt(user, 'is_verified'),
    privateAccount: null,
    followers: countOrWarn(valueAt(user, 'follower_count'), warnings),
    following: countOrWarn(valueAt(user, 'following_count'), warnings),
    likes: countOrWarn(valueAt(user, 'likes_count'), warnings),
    videos: countOrWarn(valueAt(user, 'video_count'), warnings),
    externalId: nameAt(user, 'open_id'),
    source: 'display_api',
    precision: 'exact',
    observedAt,
    warnings,
  };
}

/** One of the owner's videos, exact; null when the row is not a video. */
export function readDisplayVideo(row: unknown, handle: Handle, observedAt: Date): VideoReading | null {
  if (!isRecord(row)) return null;
  const id = valueAt(row, 'id');
  if (!isVideoId(id)) return null;
  const published = readPublicationTime([valueAt(row, 'create_time')], id, observedAt);
  if (published === null) return null;
  const warnings: SourceWarning[] = [];
  if (published.publishedAtFrom === 'id') warn(warnings, 'date_from_id');
  const views = countOrWarn(valueAt(row, 'view_count'), warnings);
  const likes = countOrWarn(valueAt(row, 'like_count'), warnings);
  if (views === null) warn(warnings, 'missing_views');
  if (views !== null && likes !== null && likes > views) warn(warnings, 'likes_above_views');
  const duration = valueAt(row, 'duration');
  const isSlideshow = duration === 0 || (textAt(row, 'share_url') ?? '').includes('/photo/');
  const caption = textAt(row, 'video_description') ?? '';
  return {
    id,
    handle,
    url: videoUrl(handle, id),
    description: caption === '' ? (textAt(row, 'title') ?? '') : caption,
    ...published,
    views,
    likes,
    comments: countOrWarn(valueAt(row, 'comment_count'), warnings),
    shares: countOrWarn(valueAt(row, 'share_count'), warnings),
    // The API does not provide them.
    saves: null,
    durationSeconds: typeof duration === 'number' && duration > 0 && duration < 86_400 ? duration : null,
    kind: isSlideshow ? 'slideshow' : 'video',
    pinned: null,
    source: 'display_api',
    precision: 'exact',
    observedAt,
    warnings,
  };
}
