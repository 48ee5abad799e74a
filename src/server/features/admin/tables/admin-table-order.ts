import type { AdminTableInput } from '#contract/admin/admin-exports.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import type { AdminContext } from '../acts/admin-action.ts';

/** A requested admin table; parameters meant for another table are ignored. */
export interface AdminTableOrder {
  context: AdminContext;
  words: ExportWords;
  input: Omit<AdminTableInput, 'table' | 'format'>;
}

/** Page size of lists with cursor pagination. */
export const PAGE_ROWS = 500;
