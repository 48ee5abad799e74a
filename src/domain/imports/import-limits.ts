/** Limits of an imported file. */
export const IMPORT_LIMITS = {
  /** Limit for the file, and for the total uncompressed content of a ZIP. */
  megabytes: 64,
  /** Files in a ZIP. */
  zipEntries: 500,
  /** Maximum expansion ratio of a ZIP. */
  zipGrowth: 100,
  tableRows: 20_000,
  tableColumns: 400,
  /** Cells of a table, or of all sheets of a workbook together. */
  tableCells: 2_000_000,
  /** Accounts in one file. */
  accounts: 500,
} as const;
