import type { Queryable } from '../../platform/db/database.ts';
import { INVITATION } from './report-recipients.queries.ts';

export interface SentInvitation {
  recipient_id: string;
  address_hash: Buffer;
  /** Its recipient is gone, and does not come back from the bin either: another one may take its link over. */
  is_free: boolean;
}

/** Invitations of an owner sent since an instant and not answered, without those that never arrived. */
export function listSentInvitations(
  system: Queryable,
  userId: string,
  since: Date,
): Promise<SentInvitation[]> {
  return system.rows<SentInvitation>({
    name: 'list-sent-report-invitations',
    text: `select i.recipient_id, i.address_hash,
             not exists (select from report_recipients r where r.user_id = $1 and r.id = i.recipient_id)
               and not exists (select from bin_rows b where b.user_id = $1 and b.table_name = 'report_recipients'
                 and b.row ->> 'id' = i.recipient_id::text) as is_free
           from report_invitations i where i.user_id = $1 and i.asked_at > $2
             and (select coalesce(bool_or(m.sent_at is not null or m.next_attempt_at is not null
                   or m.last_error is null), true)
                 from mail_outbox m where m.reference = '${INVITATION}' || i.recipient_id)
           order by i.asked_at desc`,
    values: [userId, since],
  });
}

/** Keeps what was just sent, and forgets what was sent before an instant. */
export async function keepSentInvitations(
  tx: Queryable,
  userId: string,
  { sent, now, before }: { sent: readonly { id: string; addressHash: Buffer }[]; now: Date; before: Date },
): Promise<void> {
  await tx.run({
    name: 'forget-old-report-invitations',
    text: 'delete from report_invitations where user_id = $1 and asked_at <= $2',
    values: [userId, before],
  });
  await tx.run({
    name: 'keep-report-invitations',
    text: `insert into report_invitations (user_id, recipient_id, address_hash, asked_at)
           select $1, id, hash, $4 from unnest($2::uuid[], $3::bytea[]) as t (id, hash)
           on conflict (user_id, recipient_id) do update set asked_at = excluded.asked_at`,
    values: [userId, sent.map(({ id }) => id), sent.map(({ addressHash }) => addressHash), now],
  });
}

/** Answered: one of them, or all of an address. */
export function deleteInvitations(
  system: Queryable,
  userId: string,
  addressHash: Buffer,
  recipientId: string | null,
): Promise<number> {
  return system.run({
    name: 'forget-report-invitations',
    text: `delete from report_invitations where user_id = $1 and address_hash = $2
             and ($3::uuid is null or recipient_id = $3)`,
    values: [userId, addressHash, recipientId],
  });
}
