import type { Handle } from '#domain/accounts/handle.ts';
import { countOrWarn, readCount, warn } from '#domain/sources/read-count.ts';
import type { ProfileReading, SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import { instantMs, isVideoId, readPublicationTime } from '#domain/sources/publication-time.ts';
import type { RowRejection } from '#domain/imports/row-rejection.ts';
import {
  flagAt,
  nameAt,
  recordAt,
  textAt,
  valueAt,
  type JsonRecord,
} from '#server/platform/json/json-record.ts';
import { handleFrom, handleInUrl, videoUrl } from '#server/integrations/video-source/real-handle.ts';
import { momentOf, type ReadingMoment } from './reading-moment.ts';

export interface ItemContext extends ReadingMoment {
  handleHint: Handle | null;
  /**
   * No row of the file gives its views: they are taken as unknown. Where other rows give them, a row without is
   * refused.
   */
  isWithoutViews?: boolean;
}

export type ItemReading =
  | {
      ok: true;
      reading: VideoReading;
      profile: ProfileReading;
      /** A count was abbreviated ("1.2K"), hence rounded at the source. */
      isShort?: boolean;
    }
  | { ok: false; reason: RowRejection; value?: string };

/** One item of the actor's data set: a video, with its author's counts beside it. */
export function readApifyItem(item: JsonRecord, context: ItemContext): ItemReading {
  const views = readCount(valueAt(item, 'playCount'));
  if (views.problem === 'absent') {
    const reason = whyNoViews(item);
    if (reason !== 'missing_views' || context.isWithoutViews !== true) return { ok: false, reason };
  } else if (views.count === null) return { ok: false, reason: 'bad_views' };
  const id = itemId(item);
  if (id === null) return { ok: false, reason: 'bad_id' };
  const author = recordAt(item, 'authorMeta');
  const named = nameAt(author, 'name');
  const handle = named === null ? (handleInAddresses(item, author) ?? context.handleHint) : handleFrom(named);
  if (handle === null) return { ok: false, reason: named === null ? 'no_handle' : 'bad_handle' };
  const { observedAt, isDated } = momentOf(statedMoment(item), context);
  const source = isDated ? 'apify_file' : 'undated_file';
  const stated = [valueAt(item, 'createTimeISO'), valueAt(item, 'createTime')];
  const published = readPublicationTime(stated, id, context.importedAt);
  if (published === null) return { ok: false, reason: 'bad_date' };

  const warnings: SourceWarning[] = [];
  if (published.publishedAtFrom === 'id') warn(warnings, 'date_from_id');
  if (views.count === null) warn(warnings, 'missing_views');
  const likes = countOrWarn(valueAt(item, 'diggCount'), warnings);
  if (likes !== null && views.count !== null && likes > views.count) warn(warnings, 'likes_above_views');
  const slideshow = isSlideshow(item);
  const reading: VideoReading = {
    id,
    handle,
    url: videoUrl(handle, id),
    description: textAt(item, 'text') ?? '',
    ...published,
    views: views.count,
    likes,
    comments: countOrWarn(valueAt(item, 'commentCount'), warnings),
    shares: countOrWarn(valueAt(item, 'shareCount'), warnings),
    saves: countOrWarn(valueAt(item, 'collectCount'), warnings),
    durationSeconds: slideshow ? null : durationOf(item),
    kind: slideshow ? 'slideshow' : 'video',
    pinned: flagAt(item, 'isPinned'),
    source,
    precision: 'rounded',
    observedAt,
    warnings,
  };
  return { ok: true, reading, profile: { ...authorProfile(author, handle, observedAt), source } };
}

/** Whether a row has the actor's shape, be it a video, a note or an error. */
export function looksLikeApifyItem(row: JsonRecord): boolean {
  if (
    ['playCount', 'authorMeta', 'webVideoUrl', 'submittedVideoUrl', 'createTimeISO'].some(key =>
      Object.hasOwn(row, key),
    )
  ) {
    return true;
  }
  return (
    ['input', 'url'].some(key => Object.hasOwn(row, key)) &&
    ['error', 'errorCode', 'note'].some(key => Object.hasOwn(row, key))
  );
}

function whyNoViews(item: JsonRecord): RowRejection {
  if (Boolean(valueAt(item, 'error')) || Boolean(valueAt(item, 'errorCode'))) return 'error_item';
  return nameAt(item, 'note') === null ? 'missing_views' : 'note_item';
}

/** Ids exceed 2^53: one written as a JSON number has lost its last digits, so the URL is preferred. */
function itemId(item: JsonRecord): string | null {
  const id = valueAt(item, 'id');
  if (isVideoId(id)) return id;
  const url = textAt(item, 'webVideoUrl') ?? '';
  const inUrl = /\/(?:video|photo)\/(\d{1,19})(?:[/?#]|$)/.exec(url)?.[1];
  return isVideoId(inUrl) ? inUrl : null;
}

function handleInAddresses(item: JsonRecord, author: JsonRecord): Handle | null {
  return (
    handleInUrl(valueAt(author, 'profileUrl')) ??
    handleInUrl(valueAt(item, 'webVideoUrl')) ??
    handleInUrl(valueAt(item, 'submittedVideoUrl'))
  );
}

/** When the item was collected, if the file states it. */
function statedMoment(item: JsonRecord): number | null {
  for (const name of ['scrapedAt', 'scrapedAtISO', 'scrapedTime', 'collectedAt']) {
    const ms = instantMs(valueAt(item, name));
    if (ms !== null && ms > 0) return ms;
  }
  return null;
}

function isSlideshow(item: JsonRecord): boolean {
  const images = valueAt(item, 'slideshowImageLinks');
  if (Array.isArray(images) && images.length > 0) return true;
  return flagAt(item, 'isSlideshow') ?? valueAt(recordAt(item, 'videoMeta'), 'duration') === 0;
}

function durationOf(item: JsonRecord): number | null {
  const duration = valueAt(recordAt(item, 'videoMeta'), 'duration');
  return typeof duration === 'number' && duration > 0 && duration < 86_400 ? duration : null;
}

function authorProfile(author: JsonRecord, handle: Handle, observedAt: Date): ProfileReading {
  const warnings: SourceWarning[] = [];
  return {
    handle,
    displayName: nameAt(author, 'nickName'),
    verified: flagAt(author, 'verified'),
    privateAccount: flagAt(author, 'privateAccount'),
    followers: countOrWarn(valueAt(author, 'fans'), warnings),
    following: countOrWarn(valueAt(author, 'following'), warnings),
    likes: countOrWarn(valueAt(author, 'heart'), warnings),
    videos: countOrWarn(valueAt(author, 'video'), warnings),
    externalId: nameAt(author, 'id'),
    source: 'apify_file',
    precision: 'rounded',
    observedAt,
    warnings,
  };
}
