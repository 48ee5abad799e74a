import type { Handle } from '#domain/accounts/handle.ts';
import { warn } from '#domain/sources/read-count.ts';
import type { SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import { isVideoId } from '#domain/sources/publication-time.ts';
import type { RowRejection } from '#domain/imports/row-rejection.ts';
import { readWrittenCount } from '#domain/sources/written-count.ts';
import { shown } from './table-parts.ts';
import { videoUrl } from '#server/integrations/video-source/real-handle.ts';

const TEXT_LIMIT = 20_000;
const VALUE_CHARACTERS = 40;
const COUNTS = ['likes', 'comments', 'shares', 'saves'] as const;

type RowCounts = Pick<VideoReading, 'views' | (typeof COUNTS)[number]>;
type RowCell = (field: 'video_views' | 'title' | (typeof COUNTS)[number]) => string | null;

/**
 * The counts of one row of a table of videos. Without views, the other counts are read; each problem is reported once.
 */
export function readRowCounts(
  cell: RowCell,
  warnings: SourceWarning[],
): { ok: true; counts: RowCounts; isShort: boolean } | { ok: false; reason: RowRejection; value?: string } {
  const written = cell('video_views');
  const views = readWrittenCount(written);
  if (views.problem === 'absent' && written !== null) return { ok: false, reason: 'missing_views' };
  if (views.problem !== null && views.problem !== 'absent') {
    const reason = views.problem === 'negative' ? 'negative_views' : 'bad_views';
    return { ok: false, reason, value: shown(written ?? '').slice(0, VALUE_CHARACTERS) };
  }
  if (views.count === null) warn(warnings, 'missing_views');
  const counts: RowCounts = { views: views.count, likes: null, comments: null, shares: null, saves: null };
  let isShort = views.isRounded;
  for (const field of COUNTS) {
    const { count, problem, isRounded } = readWrittenCount(cell(field));
    isShort ||= isRounded;
    if (problem === 'negative') warn(warnings, 'negative_count_dropped');
    if (problem === 'unreadable') warn(warnings, 'unreadable_count_dropped');
    counts[field] = count;
  }
  const { likes } = counts;
  if (likes !== null && views.count !== null && likes > views.count) warn(warnings, 'likes_above_views');
  return { ok: true, counts, isShort };
}

/** The result of a row of a table of videos, given its video, account and times. */
export function rowReading(
  cell: RowCell,
  known: RowCounts &
    Pick<
      VideoReading,
      | 'id'
      | 'publishedAt'
      | 'publishedAtFrom'
      | 'durationSeconds'
      | 'source'
      | 'precision'
      | 'observedAt'
      | 'warnings'
    > & { handle: Handle; link: string },
): VideoReading {
  const { link, ...reading } = known;
  return {
    ...reading,
    url: videoUrl(known.handle, known.id),
    description: (cell('title') ?? '').replaceAll('\u0000', '').slice(0, TEXT_LIMIT).toWellFormed(),
    kind: link.includes('/photo/') ? 'slideshow' : 'video',
    pinned: null,
  };
}

/** The id at the end of a video's URL. */
export function videoIdIn(link: string): string | null {
  const id = /\/(?:video|photo)\/(\d{1,19})\/?(?:[?#].*)?$/s.exec(link.trim())?.[1];
  return isVideoId(id) ? id : null;
}
