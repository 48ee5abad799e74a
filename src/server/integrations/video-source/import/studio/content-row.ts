import { countOrWarn, readCount, warn } from '#domain/sources/count.ts';
import type { SourceWarning, VideoReading } from '#domain/sources/measured.ts';
import { readWrittenDate, type WrittenDate } from '#domain/sources/month-day.ts';
import { isVideoId, readPublicationTime } from '#domain/sources/publication-time.ts';
import type { DateOrder } from '#domain/sources/reading-choice.ts';
import type { RowRejection } from '#domain/sources/row-rejection.ts';
import type { StudioField } from '#domain/sources/studio-headers.ts';
import { latestDate } from '#domain/sources/yearless-days.ts';
import { handleInUrl, videoUrl } from '#server/integrations/video-source/real-handle.ts';

export type ContentReading = { ok: true; reading: VideoReading } | { ok: false; reason: RowRejection };

const DAY_MS = 86_400_000;
/** The day a post is of can be another one where its author lives. */
const ZONES_MS = DAY_MS;
const TEXT_LIMIT = 20_000;

/** One line of « Content »: a video of the owner's, with exact counts as of the day of the export. */
export function readContentRow(
  cell: (field: StudioField) => string | null,
  {
    importedAt,
    newestPublished,
    dateOrder,
  }: { importedAt: Date; newestPublished: Date | null; dateOrder: DateOrder | null },
): ContentReading {
  const link = cell('link') ?? '';
  const id = videoIdIn(link);
  if (id === null) return { ok: false, reason: 'bad_id' };
  const handle = handleInUrl(link);
  if (handle === null) return { ok: false, reason: 'no_handle' };
  const views = readCount(studioNumber(cell('video_views')));
  if (views.problem === 'absent') return { ok: false, reason: 'missing_views' };
  if (views.count === null) return { ok: false, reason: 'bad_views' };
  const exportDay = readWrittenDate(cell('date') ?? '', dateOrder);
  const observedAt = exportInstant(exportDay, importedAt, newestPublished);
  if (observedAt === null) return { ok: false, reason: 'bad_date' };
  const published = readPublicationTime([], id, importedAt);
  if (published === null) return { ok: false, reason: 'bad_date' };

  const warnings: SourceWarning[] = [];
  warn(warnings, 'date_from_id');
  if (disagrees(readWrittenDate(cell('post_time') ?? '', dateOrder), published.publishedAt))
    warn(warnings, 'post_time_disagrees');
  const likes = countOrWarn(studioNumber(cell('likes')), warnings);
  if (likes !== null && likes > views.count) warn(warnings, 'likes_above_views');
  return {
    ok: true,
    reading: {
      id,
      handle,
      url: videoUrl(handle, id),
      description: (cell('title') ?? '').replaceAll('\u0000', '').slice(0, TEXT_LIMIT).toWellFormed(),
      ...published,
      views: views.count,
      likes,
      comments: countOrWarn(studioNumber(cell('comments')), warnings),
      shares: countOrWarn(studioNumber(cell('shares')), warnings),
      saves: countOrWarn(studioNumber(cell('saves')), warnings),
      durationSeconds: null,
      kind: link.includes('/photo/') ? 'slideshow' : 'video',
      pinned: null,
      source: 'studio_file',
      precision: 'exact',
      observedAt,
      warnings,
    },
  };
}

/** The id at the end of a video's address. */
export function videoIdIn(link: string): string | null {
  const id = /\/(?:video|photo)\/(\d{1,19})\/?(?:[?#].*)?$/.exec(link.trim())?.[1];
  return isVideoId(id) ? id : null;
}

/** The newest publication a file tells of: no export is older than what it lists. An id from the future is no date. */
export function newestPublication(links: readonly (string | null)[], importedAt: Date): Date | null {
  const times = links.flatMap(link => {
    const id = link === null ? null : videoIdIn(link);
    const published = id === null ? null : readPublicationTime([], id, importedAt);
    return published === null ? [] : [published.publishedAt.getTime()];
  });
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** « undefined » is how the platform writes that it has no figure: never a zero. */
export function studioNumber(text: string | null): string | null {
  const plain = text?.trim() ?? '';
  return plain === '' || plain.toLowerCase() === 'undefined' || plain === '-' || plain === '--'
    ? null
    : plain;
}

/** The counts were true when that day began at the earliest; never after the file was given. */
function exportInstant(day: WrittenDate | null, importedAt: Date, newest: Date | null): Date | null {
  if (day === null) return null;
  const date = latestDate(day, importedAt, newest ?? undefined);
  return date === null ? null : new Date(Math.min(date.getTime(), importedAt.getTime()));
}

function disagrees(written: WrittenDate | null, publishedAt: Date): boolean {
  if (written === null) return false;
  return [-ZONES_MS, 0, ZONES_MS].every(shift => {
    const date = new Date(publishedAt.getTime() + shift);
    return date.getUTCMonth() + 1 !== written.month || date.getUTCDate() !== written.day;
  });
}
