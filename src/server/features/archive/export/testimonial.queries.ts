import type { Queryable } from '#server/platform/db/database.ts';
import { utc } from '../format/archive-columns.ts';
import type { Row } from './archive.queries.ts';

/** The user's testimonial, without the identity of its moderator. */
export function readTestimonial(db: Queryable, userId: string): Promise<Row[]> {
  return db.rows<Row>({
    name: 'archive-testimonial',
    text: `select text, rating, shown_name, role, language, to_char(experienced_on, 'YYYY-MM-DD') as experienced_on,
             plan_type, to_char(member_since, 'YYYY-MM-DD') as member_since, linked, paid, rewarded, state,
             ${utc('created_at')}, ${utc('changed_at')}, ${utc('published_at')}, refusal, refusal_note, reply,
             ${utc('replied_at')}
           from testimonials where user_id = $1`,
    values: [userId],
  });
}
