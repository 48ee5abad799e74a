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
  /** Cells of a table, or of all sheets of a workbook together. */
  tableCells: 2_000_000,
  /** Accounts in one file. */
  accounts: 500,
} as const;
