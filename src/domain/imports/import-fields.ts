import { DAY_METRICS } from '#domain/sources/day-figures.ts';

/** Possible meanings of a column in an imported file. */
export const IMPORT_FIELDS = [
  ...DAY_METRICS,
  'date',
  /** Recognised but never used: its sign differs between versions of the file. */
  'difference',
  'title',
  'link',
  'post_time',
  'saves',
  'hour',
  'active_followers',
  'gender',
  'territory',
  'distribution',
  'visibility',
  'account',
  'name',
  'following',
  'video_id',
  'duration',
  'read_time',
  'watch_time',
  'completion',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
