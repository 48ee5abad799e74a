import type { Handle } from '#domain/accounts/handle.ts';
import { countOrWarn, warn } from '#domain/sources/read-count.ts';
import type { SourceId, SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import { isVideoId, readPublicationTime } from '#domain/sources/publication-time.ts';
import type { RowRejection } from '#domain/imports/row-rejection.ts';
import { isRecord, textAt, valueAt, type JsonRecord } from '../../platform/json/json-record.ts';
import { handleFrom, handleInUrl, videoUrl } from '../video-source/real-handle.ts';

interface EntryContext {
  source: SourceId;
  observedAt: Date;
  /** Later publication times are invalid; left out: `observedAt`. */
  publishedBy?: Date;
  /** The account of the list, for entries that name none. */
  listedHandle: Handle | null;
}

type EntryReading = { ok: true; reading: VideoReading } | { ok: false; reason: RowRejection };

/** One entry of a flat listing, or one whole video, as `yt-dlp -J` and `-j` write them. */
export function readYtdlpEntry(entry: unknown, context: EntryContext): EntryReading {
  if (entry === null) return { ok: false, reason: 'empty_entry' };
  if (!isRecord(entry)) return { ok: false, reason: 'not_an_item' };
  if (isOfAnotherPlatform(entry)) return { ok: false, reason: 'other_platform' };
  const id = valueAt(entry, 'id');
  if (!isVideoId(id)) return { ok: false, reason: 'bad_id' };
  const handle = entryHandle(entry) ?? context.listedHandle;
  if (handle === null) return { ok: false, reason: 'no_handle' };
  const published = readPublicationTime(
    [valueAt(entry, 'timestamp')],
    id,
    context.publishedBy ?? context.observedAt,
  );
  if (published === null) return { ok: false, reason: 'bad_date' };

  const warnings: SourceWarning[] = [];
  if (published.publishedAtFrom === 'id') warn(warnings, 'date_from_id');
  const views = countOrWarn(valueAt(entry, 'view_count'), warnings);
  const likes = countOrWarn(valueAt(entry, 'like_count'), warnings);
  if (views === null) warn(warnings, 'missing_views');
  if (views !== null && likes !== null && likes > views) warn(warnings, 'likes_above_views');
  const kind = isSlideshow(entry) ? 'slideshow' : 'video';
  return {
    ok: true,
    reading: {
      id,
      handle,
      url: videoUrl(handle, id),
      // Never `title`: it is cut at 72 characters, or invented where there is no caption.
      description: textAt(entry, 'description') ?? '',
      ...published,
      views,
      likes,
      comments: countOrWarn(valueAt(entry, 'comment_count'), warnings),
      shares: countOrWarn(valueAt(entry, 'repost_count'), warnings),
      saves: countOrWarn(valueAt(entry, 'save_count'), warnings),
      durationSeconds: kind === 'slideshow' ? null : durationOf(entry),
      kind,
      pinned: null,
      source: context.source,
      precision: 'rounded',
      observedAt: context.observedAt,
      warnings,
    },
  };
}

/** The account named by an entry; `uploader` first, because URLs may contain a placeholder. */
function entryHandle(entry: JsonRecord): Handle | null {
  return (
    handleFrom(valueAt(entry, 'uploader')) ??
    handleInUrl(valueAt(entry, 'uploader_url')) ??
    handleInUrl(valueAt(entry, 'webpage_url')) ??
    handleInUrl(valueAt(entry, 'url'))
  );
}

function isOfAnotherPlatform(entry: JsonRecord): boolean {
  const names = ['extractor_key', 'extractor', 'ie_key'].map(name => textAt(entry, name)).filter(Boolean);
  return names.length > 0 && !names.some(name => /^(?:vm\.)?tiktok/i.test(name ?? ''));
}

/** A slideshow has sound only; in a flat listing, which shows no formats, its duration is zero. */
function isSlideshow(entry: JsonRecord): boolean {
  const formats = valueAt(entry, 'formats');
  if (!Array.isArray(formats) || formats.length === 0) return valueAt(entry, 'duration') === 0;
  return formats.every(format => isRecord(format) && valueAt(format, 'vcodec') === 'none');
}

function durationOf(entry: JsonRecord): number | null {
  const duration = valueAt(entry, 'duration');
  return typeof duration === 'number' && duration > 0 && duration < 86_400 ? duration : null;
}
