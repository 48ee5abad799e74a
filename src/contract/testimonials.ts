import { z } from 'zod';
import { PLANS_SHOWN } from '#domain/testimonials/plans-shown.ts';
import {
  REFUSAL_REASONS,
  REPORT_CAUSES,
  TESTIMONIAL_LIMITS,
  TESTIMONIAL_ROLES,
  TESTIMONIAL_STATES,
} from '#domain/testimonials/testimonial.ts';
import { adminProcedure, count, id, instant, page, publicProcedure, sessionProcedure } from './wire/base.ts';
import { LANGUAGES } from './wire/languages.ts';

const day = z.iso.date();
const rating = z.number().int().min(1).max(5);
const line = z
  .string()
  .trim()
  .min(1)
  .max(TESTIMONIAL_LIMITS.name)
  .refine(value => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value) && value.isWellFormed());
const prose = (most: number, least = 1) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine(value => !value.includes('\0') && value.isWellFormed());

const checks = {
  /** The author's plan when it was written. */
  plan: z.enum(PLANS_SHOWN),
  member_since: day,
  linked: z.boolean(),
  paid: z.boolean(),
  /** The author has a plan nobody pays for, or was granted credits; nothing is ever given for a testimonial. */
  rewarded: z.boolean(),
};

const shownFields = z.object({
  id,
  text: z.string(),
  rating,
  name: z.string(),
  role: z.enum(TESTIMONIAL_ROLES),
  language: z.enum(LANGUAGES),
  experienced_on: day,
  published_at: instant,
  /** Whether the server verified that the author used the product. */
  checked: z.boolean(),
  ...checks,
  reply: z.object({ text: z.string(), at: instant }).nullable(),
});
export interface ShownTestimonial extends z.infer<typeof shownFields> {}
const shown: z.ZodType<ShownTestimonial, ShownTestimonial> = shownFields;

const ownFields = z.object({
  id,
  text: z.string(),
  rating,
  name: z.string(),
  role: z.enum(TESTIMONIAL_ROLES),
  language: z.enum(LANGUAGES),
  experienced_on: day,
  state: z.enum(TESTIMONIAL_STATES),
  changed_at: instant,
  published_at: instant.nullable(),
  refusal: z.enum(REFUSAL_REASONS).nullable(),
  refusal_note: z.string().nullable(),
  reply: z.object({ text: z.string(), at: instant }).nullable(),
});
export interface OwnTestimonial extends z.infer<typeof ownFields> {}

const mineFields = z.object({
  /** Null: none written yet. */
  testimonial: ownFields.nullable(),
  /** Author details that would be shown with it, as currently known to the server. */
  known: z.object(checks),
});
export interface MyTestimonial extends z.infer<typeof mineFields> {}
const mine: z.ZodType<MyTestimonial, MyTestimonial> = mineFields;

const queuedFields = ownFields.extend({
  user_id: id,
  email: z.string(),
  ...checks,
  reports: z.array(z.object({ cause: z.enum(REPORT_CAUSES), text: z.string(), at: instant })),
});
export interface QueuedTestimonial extends z.infer<typeof queuedFields> {}
const queued: z.ZodType<QueuedTestimonial, QueuedTestimonial> = queuedFields;

const testimonialFilter = {
  plan: z.enum(PLANS_SHOWN).optional(),
  role: z.enum(TESTIMONIAL_ROLES).optional(),
  language: z.enum(LANGUAGES).optional(),
};
const paging = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
};
const tags = ['testimonials'];

export const testimonials = {
  list: publicProcedure
    .route({
      method: 'GET',
      path: '/testimonials',
      tags,
      description:
        'Published testimonials, the newest first, favourable or not. Nothing is given in exchange for one.',
    })
    .input(z.object({ ...testimonialFilter, ...paging }))
    .output(
      page(shown).extend({
        /** All published ones, regardless of filters; the mean is null below five. */
        total: count,
        mean: z.number().nullable(),
        order: z.literal('newest'),
        rewards: z.literal('none'),
      }),
    ),
  mine: sessionProcedure.route({ method: 'GET', path: '/testimonials/mine', tags }).output(mine),
  save: sessionProcedure
    .route({
      method: 'PUT',
      path: '/testimonials/mine',
      tags,
      description:
        'Gives or changes one’s testimonial. It is read before it is published, again after a change.',
    })
    .input(
      z.strictObject({
        text: prose(TESTIMONIAL_LIMITS.text, TESTIMONIAL_LIMITS.shortest),
        rating,
        name: line,
        role: z.enum(TESTIMONIAL_ROLES),
        language: z.enum(LANGUAGES),
        experienced_on: day,
        /** Agrees to publication with the name, the rating and the dates. */
        consent: z.literal(true),
      }),
    )
    .output(mine),
  withdraw: sessionProcedure
    .route({ method: 'DELETE', path: '/testimonials/mine', tags, description: 'It leaves the page at once.' })
    .output(mine),
  report: publicProcedure
    .route({ method: 'POST', path: '/testimonials/{id}/reports', tags, successStatus: 204 })
    .input(
      z.strictObject({
        id,
        cause: z.enum(REPORT_CAUSES),
        text: prose(TESTIMONIAL_LIMITS.report),
        /** Honeypot, hidden from users: only bots fill it in. */
        website: z.string().max(200).default(''),
      }),
    )
    .output(z.undefined().optional()),
};

export const adminTestimonials = {
  list: adminProcedure
    .route({ method: 'GET', path: '/admin/testimonials', tags: ['admin'] })
    .input(z.object({ ...paging, state: z.enum([...TESTIMONIAL_STATES, 'reported']).optional() }))
    .output(page(queued).extend({ waiting: count, reported: count })),
  decide: adminProcedure
    .route({
      method: 'POST',
      path: '/admin/testimonials/{id}/decision',
      tags: ['admin'],
      description: 'Publishes or refuses; the author is told. `changed_at` says which text was read.',
    })
    .input(
      z.strictObject({
        id,
        changed_at: z.iso.datetime(),
        /** Null: it is published. */
        refusal: z.enum(REFUSAL_REASONS).nullable(),
        note: prose(TESTIMONIAL_LIMITS.note, 0).default(''),
      }),
    )
    .output(queued),
  reply: adminProcedure
    .route({ method: 'PUT', path: '/admin/testimonials/{id}/reply', tags: ['admin'] })
    /** Empty: the reply is removed. */
    .input(z.strictObject({ id, text: prose(TESTIMONIAL_LIMITS.reply, 0) }))
    .output(queued),
  settle: adminProcedure
    .route({
      method: 'POST',
      path: '/admin/testimonials/{id}/reports/settled',
      tags: ['admin'],
      description: 'Its reports were looked at, and it stays.',
    })
    .input(z.strictObject({ id }))
    .output(queued),
};
