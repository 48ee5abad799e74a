import { isDemoHandle } from '#domain/accounts/handle.ts';
import { isBusinessPlan, type PlanType } from '#domain/plans/plan-table.ts';
import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import { findViewer, type ViewerRow } from './dashboard.queries.ts';

export interface Viewer {
  timeZone: string;
  language: 'fr' | 'en';
  /** Whose numbers are shown. */
  usernames: string[];
}

/**
 * Spec §6: admins and business plans see all their accounts; others their primary one, or the one their profile
 * names, or whatever is theirs when there is neither. A chosen account must be among the user's own.
 */
export async function findVisibleAccounts(
  db: Queryable,
  userId: string,
  accountId: string | undefined,
): Promise<Viewer> {
  const row = await findViewer(db, userId);
  if (row === undefined) throw new AppError('unauthenticated');
  const { timeZone, language } = row;
  return { timeZone, language, usernames: visible(row, accountId).map(account => account.username) };
}

function visible(row: ViewerRow, accountId: string | undefined): ViewerRow['accounts'] {
  if (accountId !== undefined) {
    const chosen = row.accounts.filter(account => account.id === accountId);
    if (chosen.length === 0) throw new AppError('account_not_found');
    return chosen;
  }
  if (row.isAdmin || isBusinessPlan(row.plan satisfies PlanType)) return measured(row.accounts);
  const primary = row.accounts.filter(account => account.isPrimary);
  const named = row.accounts.filter(account => account.username === row.handle);
  return [primary, named, row.accounts].find(accounts => accounts.length > 0) ?? [];
}

/** Invented figures never enter real totals: demo creators count only where there is nothing else. */
function measured(accounts: ViewerRow['accounts']): ViewerRow['accounts'] {
  const own = accounts.filter(account => !isDemoHandle(account.username));
  return own.length > 0 ? own : accounts;
}
