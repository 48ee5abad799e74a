import type { OwnTestimonial, QueuedTestimonial, ShownTestimonial } from '#contract/testimonials.ts';
import { isChecked } from '#domain/testimonials/testimonial.ts';
import type { QueuedRow } from './moderation.queries.ts';
import type { TestimonialRow } from './testimonials.queries.ts';

function checks({ plan_type: plan, member_since, linked, paid, rewarded }: TestimonialRow) {
  return { plan, member_since, linked, paid, rewarded };
}

function said(row: TestimonialRow) {
  const { id, text, rating, shown_name: name, role, language, experienced_on, reply, replied_at: at } = row;
  const answered = reply === null || at === null ? null : { text: reply, at: at.toISOString() };
  return { id, text, rating, name, role, language, experienced_on, reply: answered };
}

/** Public form. */
export function showPublished(row: TestimonialRow): ShownTestimonial {
  const publishedAt = row.published_at ?? row.changed_at;
  return { ...said(row), ...checks(row), checked: isChecked(row), published_at: publishedAt.toISOString() };
}

/** Form for its author. */
export function showOwn(row: TestimonialRow): OwnTestimonial {
  const { state, refusal, refusal_note } = row;
  return {
    ...said(row),
    state,
    changed_at: row.changed_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    refusal,
    refusal_note,
  };
}

/** Form for the staff. */
export function showQueued(row: QueuedRow): QueuedTestimonial {
  return {
    ...showOwn(row),
    ...checks(row),
    user_id: row.user_id,
    email: row.email,
    reports: (row.reports ?? []).map(report => ({ ...report, at: new Date(report.at).toISOString() })),
  };
}
