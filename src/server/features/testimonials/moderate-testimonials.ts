import type { QueuedTestimonial } from '#contract/testimonials.ts';
import type { RefusalReason, TestimonialState } from '#domain/testimonials/testimonial.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { onePage, readCursor } from '../../platform/db/page-cursor.ts';
import { notifyTestimonial } from '../notifications/announce-testimonial.ts';
import type { AppContext } from '../../services/app-context.ts';
import { mailDecision } from './mail-decision.ts';
import { countQueue, decide, findQueued, listQueue, saveReply, settleReports } from './moderation.queries.ts';
import { showQueued } from './show-testimonial.ts';

interface QueueAsked {
  state?: TestimonialState | 'reported' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Testimonials to moderate, and reports against published ones. */
export async function listQueuedTestimonials(
  app: AppContext,
  { state, cursor, limit }: QueueAsked,
): Promise<{ items: QueuedTestimonial[]; nextCursor: string | null; waiting: number; reported: number }> {
  const { system } = app.db;
  const rows = await listQueue(system, { state: state ?? null, after: readCursor(cursor), limit: limit + 1 });
  return { ...onePage(rows, limit, showQueued), ...(await countQueue(system)) };
}

export interface DecisionTaken {
  id: string;
  /** Of the text that was reviewed. */
  changed_at: string;
  refusal: RefusalReason | null;
  note: string;
  staffId: string;
}

/** Publishes or refuses exactly the reviewed text, and notifies its author, atomically. */
export async function decideWithin(
  app: AppContext,
  tx: Transaction,
  { id, changed_at, refusal, note, staffId }: DecisionTaken,
): Promise<QueuedTestimonial> {
  const before = await getQueued(tx, id);
  const now = app.clock.now();
  const decided = await decide(tx, {
    id,
    changedAt: new Date(changed_at),
    refusal,
    note: refusal === null || note === '' ? null : note,
    by: staffId,
    now,
  });
  if (decided === 0) throw new AppError('testimonial_changed');
  await settleReports(tx, id, now);
  const after = await getQueued(tx, id);
  if (before.state !== after.state || after.refusal !== before.refusal) {
    await notifyTestimonial(app, tx, after.user_id, { decision: refusal === null ? 'published' : 'refused' });
    await mailDecision(app, tx, after);
  }
  return after;
}

/** Our public reply; empty removes it. */
export async function replyWithin(
  app: AppContext,
  tx: Transaction,
  { id, text }: { id: string; text: string },
): Promise<QueuedTestimonial> {
  const saved = await saveReply(tx, { id, text: text === '' ? null : text, now: app.clock.now() });
  if (saved === 0) throw new AppError('testimonial_not_found');
  return getQueued(tx, id);
}

/** Marks the reports as reviewed; the testimonial stays published. */
export async function settleWithin(app: AppContext, tx: Transaction, id: string): Promise<QueuedTestimonial> {
  await settleReports(tx, id, app.clock.now());
  return getQueued(tx, id);
}

async function getQueued(db: Queryable, id: string): Promise<QueuedTestimonial> {
  const row = await findQueued(db, id);
  if (row === undefined) throw new AppError('testimonial_not_found');
  return showQueued(row);
}
