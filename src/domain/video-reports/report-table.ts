/** Sort keys of the report table; unknown values come last in both directions. */
export const REPORT_SORTS = [
  'made',
  'title',
  'published',
  'age',
  'views',
  'engagement',
  'percentile',
  'hook',
  'state',
] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

export const REPORT_DIRECTIONS = ['desc', 'asc'] as const;
export type ReportDirection = (typeof REPORT_DIRECTIONS)[number];

/** Columns that can be hidden; picture and title are always shown. */
export const REPORT_COLUMNS = [
  'published',
  'age',
  'views',
  'engagement',
  'percentile',
  'hook',
  'state',
  'label',
  'made',
] as const;
export type ReportColumn = (typeof REPORT_COLUMNS)[number];

export const USUAL_COLUMNS: readonly ReportColumn[] = [
  'published',
  'age',
  'views',
  'engagement',
  'percentile',
  'hook',
  'state',
];

export const REPORT_LIMITS = {
  searchCharacters: 100,
  labelCharacters: 40,
  noteCharacters: 5_000,
  viewNameCharacters: 60,
  views: 50,
  /** Maximum number of reports changed by one call. */
  atOnce: 500,
  /** Maximum number of reports listed by name in an export URL. */
  exportedByName: 200,
} as const;

/** Number of reports that can be compared side by side. */
export const COMPARED_REPORTS = { fewest: 2, most: 4 } as const;
