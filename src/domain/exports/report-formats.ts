/** The kinds of file that a report can be taken along as. */
export const REPORT_FORMATS = ['pdf', 'csv', 'xlsx', 'json', 'md'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
