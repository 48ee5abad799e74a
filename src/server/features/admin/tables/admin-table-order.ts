import type { AdminTableInput } from '#contract/admin/admin-exports.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import type { AdminContext } from '../acts/admin-action.ts';

/** A table of the administration as it was asked for; what is meant for another table is not looked at. */
export interface AdminTableOrder {
  context: AdminContext;
  words: ExportWords;
  input: Omit<AdminTableInput, 'table' | 'format'>;
}

/** Rows of one page of a list that goes on by cursor. */
export const PAGE_ROWS = 500;
