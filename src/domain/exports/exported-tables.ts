/** The tables that can be exported as files. */
export const EXPORTED_TABLES = [
  'videos',
  'accounts',
  'account-comparison',
  'account-reports',
  'video-reports',
  'experiments',
  'imports',
  'quota-movements',
] as const;
export type ExportedTable = (typeof EXPORTED_TABLES)[number];

/** The user's own raw data, exportable on every plan. The other tables are computed by the product. */
const RAW: ReadonlySet<ExportedTable> = new Set([
  'videos',
  'accounts',
  'video-reports',
  'imports',
  'quota-movements',
]);

/** Whether a plan without exports can export this table, with its raw columns only. */
export function isRawTable(table: ExportedTable): boolean {
  return RAW.has(table);
}
