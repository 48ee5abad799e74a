import type { Language } from '#contract/wire/languages.ts';
import type { PlanType, SoldPlan } from '#domain/plans/plan-table.ts';
import type { RefusalReason, TestimonialRole, TestimonialState } from '#domain/testimonials/testimonial.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface TestimonialRow {
  id: string;
  user_id: string;
  text: string;
  rating: number;
  shown_name: string;
  role: TestimonialRole;
  language: Language;
  experienced_on: string;
  plan_type: SoldPlan;
  member_since: string;
  linked: boolean;
  paid: boolean;
  rewarded: boolean;
  state: TestimonialState;
  changed_at: Date;
  published_at: Date | null;
  refusal: RefusalReason | null;
  refusal_note: string | null;
  reply: string | null;
  replied_at: Date | null;
}
/** Microseconds of the instant used as pagination key. */
export type PagedRow = TestimonialRow & { micros: number };

const COLUMNS = `t.id, t.user_id, t.text, t.rating, t.shown_name, t.role, t.language,
  to_char(t.experienced_on, 'YYYY-MM-DD') as experienced_on, t.plan_type,
  to_char(t.member_since, 'YYYY-MM-DD') as member_since, t.linked, t.paid, t.rewarded, t.state, t.changed_at,
  t.published_at, t.refusal, t.refusal_note, t.reply, t.replied_at`;

interface PublishedFilter {
  plan: SoldPlan | null;
  role: TestimonialRole | null;
  language: Language | null;
  /** Earlier publications have expired. */
  since: Date;
  after: { micros: number; id: string } | null;
  limit: number;
}

/** Published ones, the newest first. */
export function listPublished(db: Queryable, filter: PublishedFilter): Promise<PagedRow[]> {
  const { plan, role, language, since, after, limit } = filter;
  return db.rows<PagedRow>({
    name: 'list-published-testimonials',
    text: `select ${COLUMNS}, (extract(epoch from t.published_at) * 1000000)::bigint as micros
           from testimonials t
           where t.state = 'published' and t.published_at > $1
             and ($2::text is null or t.plan_type = $2) and ($3::text is null or t.role = $3)
             and ($4::text is null or t.language = $4)
             and ($5::double precision is null or (t.published_at, t.id) <
               (timestamptz 'epoch' + $5::double precision * interval '1 microsecond', $6::uuid))
           order by t.published_at desc, t.id desc limit $7`,
    values: [since, plan, role, language, after?.micros ?? null, after?.id ?? null, limit],
  });
}

export async function sumPublished(db: Queryable, since: Date): Promise<{ total: number; sum: number }> {
  const row = await db.row<{ total: number; sum: number }>({
    name: 'sum-published-testimonials',
    text: `select count(*)::integer as total, coalesce(sum(rating), 0)::integer as sum from testimonials
           where state = 'published' and published_at > $1`,
    values: [since],
  });
  return row ?? { total: 0, sum: 0 };
}

export function findOwn(db: Queryable, userId: string): Promise<TestimonialRow | undefined> {
  return db.row<TestimonialRow>({
    name: 'find-own-testimonial',
    text: `select ${COLUMNS} from testimonials t where t.user_id = $1`,
    values: [userId],
  });
}

interface KnownRow {
  plan_type: PlanType;
  created_at: Date;
  linked: boolean;
  paid: boolean;
  rewarded: boolean;
}

/** Stored facts about an author; demo creators and sandbox payments do not count. */
export function findKnown(db: Queryable, userId: string): Promise<KnownRow | undefined> {
  return db.row<KnownRow>({
    name: 'find-known-of-author',
    text: `select p.plan_type, p.created_at,
             exists (select from user_tiktok_accounts a join tiktok_videos v
                       on v.user_id = a.user_id and v.author_username = a.tiktok_username
                     where a.user_id = $1 and a.tiktok_username not like 'demo-%') as linked,
             exists (select from invoices i join billing_customers c on c.user_id = i.user_id
                     where i.user_id = $1 and c.provider <> 'sandbox' and i.status = 'paid'
                       and i.total_cents > i.refunded_cents) as paid,
             exists (select from quota_credits q where q.user_id = $1)
               or (p.plan_type <> 'freemium' and not exists (select from subscriptions s
                     where s.user_id = $1 and s.ended_at is null)) as rewarded
           from profiles p where p.user_id = $1`,
    values: [userId],
  });
}

interface SavedTestimonial {
  userId: string;
  text: string;
  rating: number;
  name: string;
  role: TestimonialRole;
  language: Language;
  experiencedOn: string;
  plan: SoldPlan;
  memberSince: string;
  linked: boolean;
  paid: boolean;
  rewarded: boolean;
  now: Date;
}

/** Submitted or changed: it awaits moderation, and the decision on the previous text is cleared. */
export function saveOwn(db: Queryable, given: SavedTestimonial): Promise<number> {
  return db.run({
    name: 'save-own-testimonial',
    text: `insert into testimonials as t (user_id, text, rating, shown_name, role, language, experienced_on, plan_type,
             member_since, linked, paid, rewarded, consented_at, created_at, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7::date, $8, $9::date, $10, $11, $12, $13, $13, $13)
           on conflict (user_id) do update set text = excluded.text, rating = excluded.rating,
             shown_name = excluded.shown_name, role = excluded.role, language = excluded.language,
             experienced_on = excluded.experienced_on, plan_type = excluded.plan_type,
             member_since = excluded.member_since, linked = excluded.linked, paid = excluded.paid,
             rewarded = excluded.rewarded, consented_at = excluded.consented_at,
             changed_at = greatest(excluded.changed_at, t.changed_at + interval '1 millisecond'),
             state = 'waiting', published_at = null, refusal = null, refusal_note = null, decided_by = null,
             decided_at = null, reply = null, replied_at = null`,
    values: [
      given.userId,
      given.text,
      given.rating,
      given.name,
      given.role,
      given.language,
      given.experiencedOn,
      given.plan,
      given.memberSince,
      given.linked,
      given.paid,
      given.rewarded,
      given.now,
    ],
  });
}

/** Removed from the page by the same statement. 0: none, or already withdrawn. */
export function withdrawOwn(db: Queryable, userId: string, now: Date): Promise<number> {
  return db.run({
    name: 'withdraw-own-testimonial',
    text: `update testimonials set state = 'withdrawn', changed_at = $2, published_at = null, refusal = null,
             refusal_note = null
           where user_id = $1 and state <> 'withdrawn'`,
    values: [userId, now],
  });
}

/** 0: not published, or the maximum of unreviewed reports is reached. */
export function addReport(
  db: Queryable,
  report: { id: string; cause: string; text: string; now: Date; most: number },
): Promise<number> {
  return db.run({
    name: 'add-testimonial-report',
    text: `insert into testimonial_reports (testimonial_id, cause, text, created_at)
           select t.id, $2, $3, $4 from testimonials t
           where t.id = $1 and t.state = 'published'
             and (select count(*) from testimonial_reports r where r.testimonial_id = t.id and r.settled_at is null) < $5`,
    values: [report.id, report.cause, report.text, report.now, report.most],
  });
}

/** Deletes testimonials whose publication or retention period has ended. */
export function deleteOver(
  db: Queryable,
  { publishedBefore, asideBefore }: { publishedBefore: Date; asideBefore: Date },
): Promise<number> {
  return db.run({
    name: 'delete-testimonials-that-are-over',
    text: `delete from testimonials
           where (state = 'published' and published_at < $1) or (state in ('refused', 'withdrawn') and changed_at < $2)`,
    values: [publishedBefore, asideBefore],
  });
}
