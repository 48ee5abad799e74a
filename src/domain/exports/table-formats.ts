/** The kinds of file that every table can be taken along as. */
export const TABLE_FORMATS = ['csv', 'xlsx', 'json', 'md'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
