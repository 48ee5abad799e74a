import type { Language } from '#contract/wire/languages.ts';
import type { FormatChoice } from '#domain/profile/format-choice.ts';
import type { DigestFrequency } from '#domain/notifications/digest.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { NotificationRow } from './notifications.queries.ts';

interface DigestRow {
  digest: DigestFrequency;
  digest_next_at: Date | null;
  time_zone: string;
}

export function findDigest(db: Queryable, userId: string): Promise<DigestRow | undefined> {
  return db.row<DigestRow>({
    name: 'find-digest',
    text: 'select digest, digest_next_at, time_zone from profiles where user_id = $1',
    values: [userId],
  });
}

/** From now on; earlier events are not included. */
export function saveDigest(
  db: Queryable,
  {
    userId,
    frequency,
    nextAt,
    now,
  }: { userId: string; frequency: DigestFrequency; nextAt: Date | null; now: Date },
): Promise<number> {
  return db.run({
    name: 'save-digest',
    text: `update profiles set digest_until = case when digest = 'never' then $4::timestamptz else digest_until end,
             digest = $2, digest_next_at = $3
           where user_id = $1`,
    values: [userId, frequency, nextAt, now],
  });
}

export function endDigest(db: Queryable, userId: string): Promise<number> {
  return db.run({
    name: 'end-digest',
    text: `update profiles set digest = 'never', digest_next_at = null where user_id = $1`,
    values: [userId],
  });
}

export interface DueDigest extends FormatChoice {
  user_id: string;
  email: string;
  language: Language;
  digest: DigestFrequency;
  digest_next_at: Date | null;
  digest_until: Date | null;
  time_zone: string;
}

/** Due ones, and those whose time was never computed. */
export function listDueDigests(
  system: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<DueDigest[]> {
  return system.rows<DueDigest>({
    name: 'list-due-digests',
    text: `select p.user_id, u.email, p.language, p.digest, p.digest_next_at, p.digest_until, p.time_zone,
             p.number_format, p.date_format, p.week_start
           from profiles p join auth.users u on u.id = p.user_id
           where p.digest <> 'never' and (p.digest_next_at is null or p.digest_next_at <= $1)
           order by p.digest_next_at nulls first, p.user_id limit $2`,
    values: [now, limit],
  });
}

/** 0: another process claimed this digest, or the reader changed the setting meanwhile. */
export function claimDigest(
  tx: Queryable,
  { user_id: userId, digest, digest_next_at: dueAt }: DueDigest,
  { nextAt, now }: { nextAt: Date; now: Date },
): Promise<number> {
  return tx.run({
    name: 'take-digest-turn',
    text: `update profiles set digest_next_at = $4, digest_until = $5
           where user_id = $1 and digest = $2 and digest_next_at is not distinct from $3::timestamptz`,
    values: [userId, digest, dueAt, nextAt, now],
  });
}

/** Unread events of this period that were not mailed; marks them as mailed. */
export function collectDigest(
  tx: Queryable,
  { userId, since, now }: { userId: string; since: Date; now: Date },
): Promise<NotificationRow[]> {
  return tx.rows<NotificationRow>({
    name: 'gather-notifications',
    text: `with gathered as (
             update notifications set mailed_at = $3
             where user_id = $1 and created_at > $2 and created_at <= $3 and mailed_at is null and read_at is null
               and event <> 'security'
             returning id, event, details, created_at, read_at)
           select * from gathered order by created_at desc, id desc`,
    values: [userId, since, now],
  });
}
