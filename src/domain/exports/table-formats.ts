/** The file formats for exporting any table. */
export const TABLE_FORMATS = ['csv', 'xlsx', 'json', 'md'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
