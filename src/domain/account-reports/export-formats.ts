/** The kinds of file that a report can be taken along as. */
export const EXPORT_FORMATS = ['pdf', 'csv', 'xlsx', 'json', 'md'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
