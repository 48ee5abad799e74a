/** The file formats for exporting a report. */
export const REPORT_FORMATS = ['pdf', 'csv', 'xlsx', 'json', 'md'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
