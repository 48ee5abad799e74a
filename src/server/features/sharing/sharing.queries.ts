import type { HiddenField, SharedKind } from '#domain/sharing/share-link.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface LinkRow {
  id: string;
  kind: SharedKind;
  report_id: string;
  title: string;
  version: number;
  name: string;
  hidden: HiddenField[];
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  last_opened_at: Date | null;
  opened: number;
}

/** `l` a link, with its report's name; links without a report are excluded. */
const SELECT = `select l.id, case when l.video_analysis_id is null then 'account_report' else 'video_report' end as kind,
    coalesce(l.video_analysis_id, l.account_report_id) as report_id,
    coalesce(v.title, '@' || a.tiktok_username) as title, coalesce(v.version, r.version) as version,
    l.name, l.hidden, l.created_at, l.expires_at, l.revoked_at, l.last_opened_at, l.opened`;
const WITH_REPORTS = `left join video_analyses v on v.user_id = l.user_id and v.id = l.video_analysis_id
  left join account_reports r on r.user_id = l.user_id and r.id = l.account_report_id
  left join user_tiktok_accounts a on a.user_id = r.user_id and a.id = r.account_id`;

interface LinkCursor {
  createdAt: Date;
  id: string;
}

export function listLinks(
  db: Queryable,
  input: { userId: string; reportId: string | null; after: LinkCursor | null; limit: number },
): Promise<LinkRow[]> {
  return db.rows<LinkRow>({
    name: 'list-share-links',
    text: `${SELECT} from share_links l ${WITH_REPORTS}
           where l.user_id = $1 and v.deleted_at is null and ($2::uuid is null or $2 in (l.video_analysis_id, l.account_report_id))
             and ($3::timestamptz is null or (l.created_at, l.id) < ($3, $4::uuid))
           order by l.created_at desc, l.id desc limit $5`,
    values: [
      input.userId,
      input.reportId,
      input.after?.createdAt ?? null,
      input.after?.id ?? null,
      input.limit,
    ],
  });
}

/** Whether the user has such a report, of either kind. */
export async function hasReport(db: Queryable, userId: string, reportId: string): Promise<boolean> {
  const row = await db.row({
    name: 'has-shared-report',
    text: `select 1 from video_analyses where user_id = $1 and id = $2
           union all select 1 from account_reports where user_id = $1 and id = $2`,
    values: [userId, reportId],
  });
  return row !== undefined;
}

/** Number of the user's active links. */
export async function countOpenLinks(db: Queryable, userId: string, now: Date): Promise<number> {
  const row = await db.row<{ n: number }>({
    name: 'count-open-share-links',
    text: `select count(*) as n from share_links where user_id = $1 and revoked_at is null and expires_at > $2
             and not is_mailed`,
    values: [userId, now],
  });
  return row?.n ?? 0;
}

interface NewLink {
  userId: string;
  kind: SharedKind;
  reportId: string;
  tokenHash: Buffer;
  hidden: readonly HiddenField[];
  name: string;
  now: Date;
  expiresAt: Date;
  isMailed: boolean;
}

/** Undefined: no such completed report. */
export function insertLink(db: Queryable, link: NewLink): Promise<LinkRow | undefined> {
  const isVideo = link.kind === 'video_report';
  const [column, report] = isVideo
    ? [
        'video_analysis_id',
        `video_analyses o where o.state = 'done' and o.same_as is null and o.deleted_at is null and`,
      ]
    : ['account_report_id', 'account_reports o where'];
  return db.row<LinkRow>({
    name: `insert-share-link-${link.kind}`,
    text: `with l as (
             insert into share_links (user_id, ${column}, token_hash, hidden, name, created_at, expires_at, is_mailed)
             select $1, o.id, $3, $4, $5, $6, $7, $8 from ${report} o.user_id = $1 and o.id = $2
             returning *)
           ${SELECT} from l ${WITH_REPORTS}`,
    values: [
      link.userId,
      link.reportId,
      link.tokenHash,
      link.hidden,
      link.name,
      link.now,
      link.expiresAt,
      link.isMailed,
    ],
  });
}

/** 0 rows: not the user's. A link revoked earlier retains its revocation time. */
export function revokeLink(db: Queryable, userId: string, id: string, now: Date): Promise<number> {
  return db.run({
    name: 'revoke-share-link',
    text: `update share_links set revoked_at = coalesce(revoked_at, $3) where user_id = $1 and id = $2`,
    values: [userId, id, now],
  });
}

export interface OpenedLink {
  user_id: string;
  kind: SharedKind;
  report_id: string;
  hidden: HiddenField[];
  expires_at: Date;
}

/**
 * Opens a link by its token, and counts the visit. Links of locked users or users being deleted show nothing, nor do
 * reports
 * in the bin.
 */
export function openLink(db: Queryable, tokenHash: Buffer, now: Date): Promise<OpenedLink | undefined> {
  return db.row<OpenedLink>({
    name: 'open-share-link',
    text: `update share_links l set opened = least(l.opened + 1, 2000000000), last_opened_at = $2
           where l.token_hash = $1 and l.revoked_at is null and l.expires_at > $2
             and not exists (select from video_analyses v
               where v.user_id = l.user_id and v.id = l.video_analysis_id and v.deleted_at is not null)
             and not exists (select from account_deletions d where d.user_id = l.user_id)
             and not exists (select from auth.users u where u.id = l.user_id and u.locked_at is not null)
           returning l.user_id, l.hidden, l.expires_at,
             case when l.video_analysis_id is null then 'account_report' else 'video_report' end as kind,
             coalesce(l.video_analysis_id, l.account_report_id) as report_id`,
    values: [tokenHash, now],
  });
}
