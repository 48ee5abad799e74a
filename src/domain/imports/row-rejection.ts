/** Why one row of an imported file cannot become a video. */
export const ROW_REJECTIONS = [
  'not_json',
  'not_an_item',
  'empty_entry',
  'error_item',
  'note_item',
  'other_platform',
  'bad_id',
  'no_handle',
  'bad_handle',
  'missing_views',
  'bad_views',
  'negative_views',
  'bad_date',
  'bad_columns',
  'bad_number',
  'not_public',
] as const;
export type RowRejection = (typeof ROW_REJECTIONS)[number];
