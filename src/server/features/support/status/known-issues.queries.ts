import type { IssueArea } from '#domain/support/known-issue.ts';
import type { Queryable } from '#server/platform/db/database.ts';

export interface IssueRow {
  id: string;
  area: IssueArea;
  title_fr: string;
  title_en: string;
  text_fr: string;
  text_en: string;
  workaround_fr: string;
  workaround_en: string;
  began_at: Date;
  resolved_at: Date | null;
  updated_at: Date;
}
interface WrittenIssue {
  area: IssueArea;
  titleFr: string;
  titleEn: string;
  textFr: string;
  textEn: string;
  workaroundFr: string;
  workaroundEn: string;
  beganAt: Date;
  resolvedAt: Date | null;
  now: Date;
}

const COLUMNS = `i.id, i.area, i.title_fr, i.title_en, i.text_fr, i.text_en, i.workaround_fr, i.workaround_en, i.began_at,
  i.resolved_at, i.updated_at`;

function valuesOf(issue: WrittenIssue): unknown[] {
  return [
    issue.area,
    issue.titleFr,
    issue.titleEn,
    issue.textFr,
    issue.textEn,
    issue.workaroundFr,
    issue.workaroundEn,
    issue.beganAt,
    issue.resolvedAt,
    issue.now,
  ];
}

/** Open ones first, then those resolved since an instant (null: ever), newest first in each group. */
export function listIssueRows(db: Queryable, resolvedSince: Date | null): Promise<IssueRow[]> {
  return db.rows<IssueRow>({
    name: 'list-known-issues',
    text: `select ${COLUMNS} from known_issues i
           where i.resolved_at is null or $1::timestamptz is null or i.resolved_at >= $1
           order by i.resolved_at desc nulls first, i.began_at desc, i.id limit 200`,
    values: [resolvedSince],
  });
}

/** Undefined: `most` are already open. */
export function insertIssueRow(
  db: Queryable,
  issue: WrittenIssue & { most: number },
): Promise<IssueRow | undefined> {
  return db.row<IssueRow>({
    name: 'insert-known-issue',
    text: `with i as (
             insert into known_issues (area, title_fr, title_en, text_fr, text_en, workaround_fr, workaround_en, began_at,
               resolved_at, updated_at)
             select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
             where (select count(*) from known_issues o where o.resolved_at is null) < $11
             returning *)
           select ${COLUMNS} from i`,
    values: [...valuesOf(issue), issue.most],
  });
}

export function updateIssueRow(
  db: Queryable,
  issue: WrittenIssue & { id: string },
): Promise<IssueRow | undefined> {
  return db.row<IssueRow>({
    name: 'update-known-issue',
    text: `with i as (
             update known_issues set area = $1, title_fr = $2, title_en = $3, text_fr = $4, text_en = $5,
               workaround_fr = $6, workaround_en = $7, began_at = $8, resolved_at = $9, updated_at = $10
             where id = $11 returning *)
           select ${COLUMNS} from i`,
    values: [...valuesOf(issue), issue.id],
  });
}

export function deleteIssueRow(db: Queryable, id: string): Promise<IssueRow | undefined> {
  return db.row<IssueRow>({
    name: 'delete-known-issue',
    text: `with i as (delete from known_issues where id = $1 returning *) select ${COLUMNS} from i`,
    values: [id],
  });
}
