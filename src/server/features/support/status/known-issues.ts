import { DAY_MS } from '#domain/time/day-ms.ts';
import type { KnownIssue } from '#contract/support/known-issues.ts';
import { ISSUE_LIMITS, RESOLVED_SHOWN_DAYS, type IssueArea } from '#domain/support/known-issue.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Queryable, Transaction } from '#server/platform/db/database.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { clearStatusCache } from './status-cache.ts';
import {
  deleteIssueRow,
  insertIssueRow,
  listIssueRows,
  updateIssueRow,
  type IssueRow,
} from './known-issues.queries.ts';

export interface GivenIssue {
  area: IssueArea;
  title_fr: string;
  title_en: string;
  text_fr: string;
  text_en: string;
  workaround_fr: string;
  workaround_en: string;
  began_at: string;
  resolved_at: string | null;
}

/** All of them, open ones first. */
export async function listIssues(app: AppContext): Promise<{ items: KnownIssue[] }> {
  return { items: (await listIssueRows(app.db.system, null)).map(show) };
}

/** The public list: open ones, and recently resolved ones. */
export async function listPublicIssues(db: Queryable, now: Date): Promise<KnownIssue[]> {
  const since = new Date(now.getTime() - RESOLVED_SHOWN_DAYS * DAY_MS);
  return (await listIssueRows(db, since)).map(show);
}

export async function insertWithin(app: AppContext, tx: Transaction, given: GivenIssue): Promise<KnownIssue> {
  const row = await insertIssueRow(tx, { ...stored(app, given), most: ISSUE_LIMITS.open });
  if (row === undefined) throw new AppError('issue_limit_reached', { limit: ISSUE_LIMITS.open });
  clearStatusCache(app);
  return show(row);
}

export async function replaceWithin(
  app: AppContext,
  tx: Transaction,
  id: string,
  given: GivenIssue,
): Promise<KnownIssue> {
  const row = await updateIssueRow(tx, { ...stored(app, given), id });
  if (row === undefined) throw new AppError('issue_not_found');
  clearStatusCache(app);
  return show(row);
}

/** Returns the removed issue, for the log. */
export async function removeWithin(app: AppContext, tx: Transaction, id: string): Promise<KnownIssue> {
  const row = await deleteIssueRow(tx, id);
  if (row === undefined) throw new AppError('issue_not_found');
  clearStatusCache(app);
  return show(row);
}

function stored({ clock }: AppContext, given: GivenIssue) {
  const now = clock.now();
  const beganAt = new Date(given.began_at);
  const resolvedAt = given.resolved_at === null ? null : new Date(given.resolved_at);
  if (beganAt > now) throw new AppError('issue_dates');
  if (resolvedAt !== null && (resolvedAt < beganAt || resolvedAt > now)) throw new AppError('issue_dates');
  if ((given.workaround_fr === '') !== (given.workaround_en === ''))
    throw new AppError('invalid_input', {
      field: given.workaround_fr === '' ? 'workaround_fr' : 'workaround_en',
    });
  return {
    area: given.area,
    titleFr: given.title_fr,
    titleEn: given.title_en,
    textFr: given.text_fr,
    textEn: given.text_en,
    workaroundFr: given.workaround_fr,
    workaroundEn: given.workaround_en,
    beganAt,
    resolvedAt,
    now,
  };
}

function show(row: IssueRow): KnownIssue {
  return {
    id: row.id,
    area: row.area,
    title: { fr: row.title_fr, en: row.title_en },
    text: { fr: row.text_fr, en: row.text_en },
    workaround: row.workaround_fr === '' ? null : { fr: row.workaround_fr, en: row.workaround_en },
    began_at: row.began_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}
