import type { NotificationChoice, NotificationEvent } from '#domain/notifications/notification-choice.ts';
import type { Queryable } from '../../platform/db/database.ts';

export function listChoices(db: Queryable, userId: string): Promise<NotificationChoice[]> {
  return db.rows<NotificationChoice>({
    name: 'list-notification-choices',
    text: 'select event, channel, enabled from notification_choices where user_id = $1',
    values: [userId],
  });
}

/** 0 rows: the user is gone. */
export function saveChoice(db: Queryable, userId: string, choice: NotificationChoice): Promise<number> {
  return db.run({
    name: 'save-notification-choice',
    text: `insert into notification_choices (user_id, event, channel, enabled)
           select user_id, $2, $3, $4 from profiles where user_id = $1
           on conflict (user_id, event, channel) do update set enabled = excluded.enabled`,
    values: [userId, choice.event, choice.channel, choice.enabled],
  });
}

export interface NotificationRow {
  id: string;
  event: NotificationEvent;
  details: Record<string, unknown>;
  created_at: Date;
  read_at: Date | null;
}

interface NewNotification {
  userId: string;
  event: NotificationEvent;
  details: object;
  now: Date;
  /** Deduplication key: the same event is notified once. Null: every one is new. */
  about?: string | null;
  /** Whether a separate mail reports it: a digest then leaves it out. */
  mailed?: boolean;
}

/** 0: already notified, or the user is gone. */
export function insertNotification(db: Queryable, told: NewNotification): Promise<number> {
  return db.run({
    name: 'insert-notification',
    text: `insert into notifications (user_id, event, details, created_at, about, mailed_at)
           select user_id, $2, $3, $4::timestamptz, $5, case when $6 then $4::timestamptz end
           from profiles where user_id = $1
           on conflict do nothing`,
    values: [
      told.userId,
      told.event,
      JSON.stringify(told.details),
      told.now,
      told.about ?? null,
      told.mailed ?? false,
    ],
  });
}

export function listNotifications(db: Queryable, userId: string, most: number): Promise<NotificationRow[]> {
  return db.rows<NotificationRow>({
    name: 'list-notifications',
    text: `select id, event, details, created_at, read_at from notifications
           where user_id = $1 order by created_at desc, id desc limit $2`,
    values: [userId, most],
  });
}

interface Browsed {
  userId: string;
  event: NotificationEvent | null;
  unread: boolean;
  after: { micros: number; id: string } | null;
  limit: number;
}

/** A page of all stored notifications, newest first. */
export function browseNotifications(
  db: Queryable,
  { userId, event, unread, after, limit }: Browsed,
): Promise<(NotificationRow & { micros: number })[]> {
  return db.rows({
    name: 'browse-notifications',
    text: `select id, event, details, created_at, read_at,
             (extract(epoch from created_at) * 1000000)::bigint as micros
           from notifications
           where user_id = $1 and ($2::text is null or event = $2) and (not $3::boolean or read_at is null)
             and ($4::double precision is null or (created_at, id) <
               (timestamptz 'epoch' + $4::double precision * interval '1 microsecond', $5::uuid))
           order by created_at desc, id desc limit $6`,
    values: [userId, event, unread, after?.micros ?? null, after?.id ?? null, limit],
  });
}

/** 0: the user has no such notification. */
export function setRead(
  db: Queryable,
  { userId, id, read, now }: { userId: string; id: string; read: boolean; now: Date },
): Promise<number> {
  return db.run({
    name: 'set-notification-read',
    text: `update notifications set read_at = case when $3::boolean then coalesce(read_at, $4::timestamptz) end
           where user_id = $1 and id = $2`,
    values: [userId, id, read, now],
  });
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const row = await db.row<{ n: number }>({
    name: 'count-unread-notifications',
    text: 'select count(*) as n from notifications where user_id = $1 and read_at is null',
    values: [userId],
  });
  return row?.n ?? 0;
}

export function markRead(db: Queryable, userId: string, until: Date, now: Date): Promise<number> {
  return db.run({
    name: 'mark-notifications-read',
    text: 'update notifications set read_at = $3 where user_id = $1 and created_at <= $2 and read_at is null',
    values: [userId, until, now],
  });
}

/** Deletes older ones, and those beyond each user's newest `most`. */
export function deleteOldNotifications(
  db: Queryable,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  return db.run({
    name: 'delete-old-notifications',
    text: `delete from notifications n where n.created_at < $1
             or (n.user_id, n.id) in (select user_id, id from (
                  select user_id, id, row_number() over (partition by user_id order by created_at desc, id desc) as place
                  from notifications where user_id in (
                    select user_id from notifications group by user_id having count(*) > $2)) as placed
                where place > $2)`,
    values: [before, most],
  });
}

export function insertOwnAudit(
  db: Queryable,
  entry: { userId: string; action: string; details: object; requestId: string | null; now: Date },
): Promise<number> {
  return db.run({
    name: 'insert-own-audit-entry',
    text: `insert into audit_log (at, actor_id, action, subject_type, subject_id, details, request_id)
           values ($1, $2::uuid, $3, 'user', $2::uuid::text, $4, $5)`,
    values: [entry.now, entry.userId, entry.action, JSON.stringify(entry.details), entry.requestId],
  });
}
