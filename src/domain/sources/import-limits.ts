/** What an imported file may be at most. */
export const IMPORT_LIMITS = {
  /** Of the file, and of all that a ZIP holds once it is open. */
  megabytes: 64,
  /** Files in a ZIP. */
  zipEntries: 500,
  /** How often larger a ZIP may become when it is opened. */
  zipGrowth: 100,
  tableRows: 20_000,
  tableColumns: 400,
} as const;
