import { DAY_METRICS } from '#domain/sources/day-figures.ts';

/** What a column of an imported file can be taken for. */
export const IMPORT_FIELDS = [
  ...DAY_METRICS,
  'date',
  /** Known and never used: its sign differs from one version of the file to the next. */
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
