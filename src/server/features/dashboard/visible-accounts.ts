import { isDemoHandle } from '#domain/accounts/handle.ts';
import { isBusinessPlan, type PlanType } from '#domain/plans/plan-table.ts';
import { AppError } from '../../platform/app-error.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Question } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { viewerQuery, type ViewerRow } from './dashboard.queries.ts';

interface Viewer {
  timeZone: string;
  language: 'fr' | 'en';
  /** Accounts whose figures are shown. */
  usernames: string[];
}

const CACHE_SIZE = 2_000;
const cache = new WeakMap<AppContext['db'], Map<string, Viewer>>();

/**
 * The viewer, and the row of a `question` about the visible accounts. Both are queried together, using the last known
 * viewer; if the viewer has changed the query is repeated.
 */
export async function queryAsViewer<Row>(
  { db }: Pick<AppContext, 'db'>,
  userId: string,
  accountId: string | undefined,
  question: (viewer: Viewer) => Question,
): Promise<{ viewer: Viewer; row: Row }> {
  const own = db.reading(userId);
  let memory = cache.get(db);
  if (memory === undefined) cache.set(db, (memory = new Map()));
  const whose = `${userId} ${accountId ?? ''}`;
  const before = memory.get(whose);
  const input = [viewerQuery(userId), ...(before === undefined ? [] : [question(before)])];
  const [[found], [row] = []] = await own.batch<[ViewerRow[], Row[]?]>(input);
  const viewer = viewerOf(found, accountId);
  if (isDeepStrictEqual(viewer, before)) return { viewer, row: only(row) };
  if (memory.size >= CACHE_SIZE) memory.clear();
  memory.set(whose, viewer);
  return { viewer, row: only(await own.row<Row>(question(viewer))) };
}

function only<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('A question of sums has an answer');
  return row;
}

/**
 * Spec §6: admins and business plans see all their accounts; others their primary one, or the one named on their
 * profile, or all of theirs when there is neither. A selected account must be among the user's own.
 */
function viewerOf(row: ViewerRow | undefined, accountId: string | undefined): Viewer {
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

/** Fictitious figures are never added to real totals: demo creators count only when there is nothing else. */
function measured(accounts: ViewerRow['accounts']): ViewerRow['accounts'] {
  const own = accounts.filter(account => !isDemoHandle(account.username));
  return own.length > 0 ? own : accounts;
}
