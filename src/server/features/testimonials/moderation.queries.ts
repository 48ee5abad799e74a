import type { RefusalReason, ReportCause, TestimonialState } from '#domain/testimonials/testimonial.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PagedRow } from './testimonials.queries.ts';

export type QueuedRow = PagedRow & {
  email: string;
  reports: { cause: ReportCause; text: string; at: string }[] | null;
};

const QUEUED = `t.id, t.user_id, t.text, t.rating, t.shown_name, t.role, t.language,
  to_char(t.experienced_on, 'YYYY-MM-DD') as experienced_on, t.plan_type,
  to_char(t.member_since, 'YYYY-MM-DD') as member_since, t.linked, t.paid, t.rewarded, t.state, t.changed_at,
  t.published_at, t.refusal, t.refusal_note, t.reply, t.replied_at,
  (extract(epoch from t.changed_at) * 1000000)::bigint as micros, u.email,
  (select json_agg(json_build_object('cause', r.cause, 'text', r.text, 'at', r.created_at) order by r.created_at, r.id)
   from testimonial_reports r where r.testimonial_id = t.id and r.settled_at is null) as reports`;

interface QueueFilter {
  state: TestimonialState | 'reported' | null;
  after: { micros: number; id: string } | null;
  limit: number;
}

/** Of all users, most recently active first; without a state all except withdrawn ones. */
export function listQueue(db: Queryable, { state, after, limit }: QueueFilter): Promise<QueuedRow[]> {
  return db.rows<QueuedRow>({
    name: 'list-testimonial-queue',
    text: `select ${QUEUED} from testimonials t join auth.users u on u.id = t.user_id
           where case when $1::text is null then t.state <> 'withdrawn'
                      when $1 = 'reported' then t.state = 'published' and exists (select from testimonial_reports r
                        where r.testimonial_id = t.id and r.settled_at is null)
                      else t.state = $1 end
             and ($2::double precision is null or (t.changed_at, t.id) <
               (timestamptz 'epoch' + $2::double precision * interval '1 microsecond', $3::uuid))
           order by t.changed_at desc, t.id desc limit $4`,
    values: [state, after?.micros ?? null, after?.id ?? null, limit],
  });
}

export async function countQueue(db: Queryable): Promise<{ waiting: number; reported: number }> {
  const row = await db.row<{ waiting: number; reported: number }>({
    name: 'count-testimonial-queue',
    text: `select count(*) filter (where state = 'waiting')::integer as waiting,
             count(*) filter (where state = 'published' and exists (select from testimonial_reports r
               where r.testimonial_id = t.id and r.settled_at is null))::integer as reported
           from testimonials t`,
  });
  return row ?? { waiting: 0, reported: 0 };
}

export function findQueued(db: Queryable, id: string): Promise<QueuedRow | undefined> {
  return db.row<QueuedRow>({
    name: 'find-queued-testimonial',
    text: `select ${QUEUED} from testimonials t join auth.users u on u.id = t.user_id where t.id = $1`,
    values: [id],
  });
}

interface Decision {
  id: string;
  /** Version of the reviewed text: milliseconds, as displayed. */
  changedAt: Date;
  refusal: RefusalReason | null;
  note: string | null;
  by: string;
  now: Date;
}

/** 0: changed or withdrawn by the author meanwhile, or deleted. */
export function decide(db: Queryable, { id, changedAt, refusal, note, by, now }: Decision): Promise<number> {
  return db.run({
    name: 'decide-testimonial',
    text: `update testimonials set state = case when $3::text is null then 'published' else 'refused' end,
             published_at = case when $3::text is null then coalesce(published_at, $6::timestamptz) end,
             refusal = $3::text, refusal_note = $4, decided_by = $5, decided_at = $6
           where id = $1 and state in ('waiting', 'published', 'refused')
             and date_trunc('milliseconds', changed_at) = $2`,
    values: [id, changedAt, refusal, note, by, now],
  });
}

export function saveReply(
  db: Queryable,
  { id, text, now }: { id: string; text: string | null; now: Date },
): Promise<number> {
  return db.run({
    name: 'save-testimonial-reply',
    text: `update testimonials set reply = $2::text, replied_at = case when $2::text is not null then $3::timestamptz end
           where id = $1 and state = 'published'`,
    values: [id, text, now],
  });
}

export function settleReports(db: Queryable, id: string, now: Date): Promise<number> {
  return db.run({
    name: 'settle-testimonial-reports',
    text: 'update testimonial_reports set settled_at = $2 where testimonial_id = $1 and settled_at is null',
    values: [id, now],
  });
}
