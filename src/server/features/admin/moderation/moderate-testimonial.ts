import type { QueuedTestimonial } from '#contract/testimonials.ts';
import {
  decideWithin,
  replyWithin,
  settleWithin,
  type DecisionTaken,
} from '../../testimonials/moderate-testimonials.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';

type Id = Pick<DecisionTaken, 'id'>;

/** Publishes or refuses a testimonial; the log records who, which and why, not the text. */
export function decideTestimonial(
  context: AdminContext,
  decision: Omit<DecisionTaken, 'staffId'>,
): Promise<QueuedTestimonial> {
  return runAdminAction(context, async (tx, record) => {
    const decided = await decideWithin(context.app, tx, { ...decision, staffId: context.caller.userId });
    const { refusal } = decision;
    await record({
      action: refusal === null ? 'testimonials.published' : 'testimonials.refused',
      subject: { type: 'user', id: decided.user_id },
      details: { testimonial: decided.id, ...(refusal !== null && { refusal }) },
    });
    return decided;
  });
}

/** Adds or removes our public reply to a testimonial. */
export function replyToTestimonial(
  context: AdminContext,
  { id, text }: Id & { text: string },
): Promise<QueuedTestimonial> {
  return runAdminAction(context, async (tx, record) => {
    const replied = await replyWithin(context.app, tx, { id, text });
    await record({
      action: 'testimonials.replied',
      subject: { type: 'user', id: replied.user_id },
      details: { testimonial: id },
    });
    return replied;
  });
}

/** Marks the reports against a testimonial as reviewed; it stays published. */
export function settleTestimonialReports(context: AdminContext, { id }: Id): Promise<QueuedTestimonial> {
  return runAdminAction(context, async (tx, record) => {
    const settled = await settleWithin(context.app, tx, id);
    await record({
      action: 'testimonials.reports.settled',
      subject: { type: 'user', id: settled.user_id },
      details: { testimonial: id },
    });
    return settled;
  });
}
