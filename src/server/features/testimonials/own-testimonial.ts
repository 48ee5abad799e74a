import type { Language } from '#contract/wire/languages.ts';
import type { MyTestimonial } from '#contract/testimonials.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { effectivePlan } from '#domain/plans/plan-table.ts';
import {
  experienceProblem,
  TESTIMONIAL_ZONE,
  type KnownOfAuthor,
  type TestimonialRole,
} from '#domain/testimonials/testimonial.ts';
import type { PLANS_SHOWN } from '#domain/testimonials/plans-shown.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { showOwn } from './show-testimonial.ts';
import { findKnown, findOwn, saveOwn, withdrawOwn } from './testimonials.queries.ts';

type Known = KnownOfAuthor & { plan: (typeof PLANS_SHOWN)[number] };

/** The user's own testimonial, and the server's facts that will be shown with it. */
export function getMine(app: AppContext, { userId }: Caller): Promise<MyTestimonial> {
  return app.db.tenant(userId).transaction(tx => mine(tx, userId));
}

interface Given {
  text: string;
  rating: number;
  name: string;
  role: TestimonialRole;
  language: Language;
  experienced_on: string;
}

/** Submits or changes it; it then awaits moderation, and the facts about its author are updated. */
export function saveMine(app: AppContext, { userId }: Caller, given: Given): Promise<MyTestimonial> {
  const now = app.clock.now();
  return app.db.tenant(userId).transaction(async tx => {
    const known = await knownOf(tx, userId);
    const today = localDateIn(TESTIMONIAL_ZONE)(now);
    const problem = experienceProblem(given.experienced_on, { memberSince: known.memberSince, today });
    if (problem === 'future') throw new AppError('testimonial_date_ahead');
    if (problem === 'before_account')
      throw new AppError('testimonial_date_too_early', { date: known.memberSince });
    const { experienced_on: experiencedOn, ...said } = given;
    await saveOwn(tx, { ...said, ...known, experiencedOn, userId, now });
    return mine(tx, userId);
  });
}

/** Removes it from the page immediately, without a reason. */
export function withdrawMine(app: AppContext, { userId }: Caller): Promise<MyTestimonial> {
  return app.db.tenant(userId).transaction(async tx => {
    await withdrawOwn(tx, userId, app.clock.now());
    return mine(tx, userId);
  });
}

async function mine(tx: Queryable, userId: string): Promise<MyTestimonial> {
  const row = await findOwn(tx, userId);
  const { plan, memberSince, linked, paid, rewarded } = await knownOf(tx, userId);
  return {
    testimonial: row === undefined ? null : showOwn(row),
    known: { plan, member_since: memberSince, linked, paid, rewarded },
  };
}

async function knownOf(tx: Queryable, userId: string): Promise<Known> {
  const row = await findKnown(tx, userId);
  if (row === undefined) throw new AppError('unauthenticated');
  const { plan_type: plan, created_at: createdAt, linked, paid, rewarded } = row;
  const memberSince = localDateIn(TESTIMONIAL_ZONE)(createdAt);
  return { plan: effectivePlan(plan), memberSince, linked, paid, rewarded };
}
