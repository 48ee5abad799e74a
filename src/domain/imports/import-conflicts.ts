import type { DayFigure } from '#domain/sources/day-figures.ts';
import type { ImportField } from './import-fields.ts';
import type { VideoReading } from '#domain/sources/reading.ts';
import { fileReplacesStored, type FileTrust, type StoredReading } from '#domain/sources/stored-reading.ts';

/** A value of a file that differs from the stored one. */
export interface ImportConflict {
  /** The day (YYYY-MM-DD), or the video id. */
  of: string;
  /** The video's caption; null for a day. */
  title: string | null;
  field: ImportField;
  standing: number;
  value: number;
  /** Whether the file's value would replace the stored one. */
  replaces: boolean;
}

const VIDEO_FIELDS = [
  ['views', 'video_views'],
  ['likes', 'likes'],
  ['comments', 'comments'],
  ['shares', 'shares'],
  ['saves', 'saves'],
] as const;

/** Counts of a file's videos that differ from the stored ones. */
export function videoConflicts(
  standing: readonly (StoredReading & { id: string })[],
  videos: readonly VideoReading[],
  trust: FileTrust,
): ImportConflict[] {
  const known = new Map(standing.map(video => [video.id, video]));
  return videos.flatMap(video => {
    const before = known.get(video.id);
    if (before === undefined) return [];
    const replaces = fileReplacesStored(before, video, trust);
    return VIDEO_FIELDS.flatMap(([count, field]) => {
      const [stands, value] = [before[count], video[count]];
      return stands === null || value === null || stands === value
        ? []
        : [{ of: video.id, title: video.description, field, standing: stands, value, replaces }];
    });
  });
}

/**
 * Daily figures that differ from the stored ones. For a day the file that covers most days takes precedence, then the
 * later import.
 */
export function dayConflicts(
  standing: readonly (DayFigure & { observedAt: Date })[],
  figures: readonly DayFigure[],
): ImportConflict[] {
  const known = new Map(standing.map(figure => [`${figure.day} ${figure.metric}`, figure]));
  const seenAt = figures.reduce((latest, { day }) => Math.max(latest, Date.parse(`${day}T24:00:00Z`)), 0);
  return figures.flatMap(({ day, metric, value }) => {
    const before = known.get(`${day} ${metric}`);
    if (before === undefined || before.value === value) return [];
    const replaces = seenAt >= before.observedAt.getTime();
    return [{ of: day, title: null, field: metric, standing: before.value, value, replaces }];
  });
}
