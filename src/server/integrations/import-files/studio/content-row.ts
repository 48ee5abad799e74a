import { DAY_MS } from '#domain/time/day-ms.ts';
import { warn } from '#domain/sources/read-count.ts';
import type { SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import { readWrittenDate, type WrittenDate } from '#domain/imports/month-day.ts';
import { instantMs, readPublicationTime } from '#domain/sources/publication-time.ts';
import type { DateOrder } from '#domain/imports/column-choice.ts';
import type { RowRejection } from '#domain/imports/row-rejection.ts';
import type { StudioField } from '#domain/imports/studio-headers.ts';
import { latestDate } from '#domain/imports/yearless-days.ts';
import { momentOf, type ReadingMoment } from '#server/integrations/import-files/reading-moment.ts';
import { readRowCounts, rowReading, videoIdIn } from '#server/integrations/import-files/table-row.ts';
import { handleInUrl } from '#server/integrations/video-source/real-handle.ts';

type ContentReading = { ok: true; reading: VideoReading } | { ok: false; reason: RowRejection };

/** In its author's time zone a post can have another date. */
const ZONES_MS = DAY_MS;

/** One line of the "Content" table: one of the owner's videos, with exact counts as of the day of the export. */
export function readContentRow(
  cell: (field: StudioField) => string | null,
  {
    newestPublished,
    dateOrder,
    ...moment
  }: ReadingMoment & { newestPublished: Date | null; dateOrder: DateOrder | null },
): ContentReading {
  const { importedAt } = moment;
  const link = cell('link') ?? '';
  const id = videoIdIn(link);
  if (id === null) return { ok: false, reason: 'bad_id' };
  const handle = handleInUrl(link);
  if (handle === null) return { ok: false, reason: 'no_handle' };
  const stated = (cell('date') ?? '').trim();
  const exported = stated === '' ? null : exportInstant(stated, importedAt, newestPublished, dateOrder);
  if (stated !== '' && exported === null) return { ok: false, reason: 'bad_date' };
  const { observedAt, isDated } = momentOf(exported, moment);
  const published = readPublicationTime([], id, importedAt);
  if (published === null) return { ok: false, reason: 'bad_date' };

  const warnings: SourceWarning[] = [];
  const counted = readRowCounts(cell, warnings);
  if (!counted.ok) return counted;
  warn(warnings, 'date_from_id');
  if (disagrees(postDay(cell('post_time') ?? '', dateOrder), published.publishedAt))
    warn(warnings, 'post_time_disagrees');
  return {
    ok: true,
    reading: rowReading(cell, {
      id,
      handle,
      link,
      ...published,
      ...counted.counts,
      durationSeconds: null,
      source: isDated ? 'studio_file' : 'undated_file',
      precision: counted.isShort ? 'rounded' : 'exact',
      observedAt,
      warnings,
    }),
  };
}

/**
 * The newest publication time in the file: no export is older than its content. An id with a future time is ignored.
 */
export function newestPublication(links: readonly (string | null)[], importedAt: Date): Date | null {
  const times = links.flatMap(link => {
    const id = link === null ? null : videoIdIn(link);
    const published = id === null ? null : readPublicationTime([], id, importedAt);
    return published === null ? [] : [published.publishedAt.getTime()];
  });
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** The counts hold at the start of that day at the earliest; never after the file was uploaded. */
function exportInstant(
  text: string,
  importedAt: Date,
  newest: Date | null,
  dateOrder: DateOrder | null,
): number | null {
  const instant = instantMs(text.replace(' ', 'T'));
  if (instant !== null) return instant;
  const day = readWrittenDate(text, dateOrder);
  if (day === null) return null;
  return latestDate(day, importedAt, newest ?? undefined)?.getTime() ?? null;
}

/** The date of a post; of an instant, its date in UTC. */
function postDay(text: string, dateOrder: DateOrder | null): WrittenDate | null {
  const day = /^(\d{4})-(\d\d)-(\d\d)[T ]\d\d:/.exec(text.trim().slice(0, 40));
  return readWrittenDate(day === null ? text : `${day[1]}-${day[2]}-${day[3]}`, dateOrder);
}

function disagrees(written: WrittenDate | null, publishedAt: Date): boolean {
  if (written === null) return false;
  return [-ZONES_MS, 0, ZONES_MS].every(shift => {
    const date = new Date(publishedAt.getTime() + shift);
    return date.getUTCMonth() + 1 !== written.month || date.getUTCDate() !== written.day;
  });
}
