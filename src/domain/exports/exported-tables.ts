/** The tables that can be taken along as files. */
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

/** One's own raw data: what every plan takes along. The other tables are made by the product. */
const RAW: ReadonlySet<ExportedTable> = new Set([
  'videos',
  'accounts',
  'video-reports',
  'imports',
  'quota-movements',
]);

/** Whether a plan without exports takes this table along, in its raw columns. */
export function isRawTable(table: ExportedTable): boolean {
  return RAW.has(table);
}
