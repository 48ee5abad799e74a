import type { QueuedTestimonial } from '#contract/testimonials.ts';
import {
  decideWithin,
  replyWithin,
  settleWithin,
  type DecisionTaken,
} from '../../testimonials/moderate-testimonials.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';

type Id = Pick<DecisionTaken, 'id'>;

/** Publishes or refuses one; the log keeps who, which and why, not the text. */
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

/** Our word under one, or its removal. */
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

/** Its reports were looked at, and it stays. */
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
