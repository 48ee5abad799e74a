import { z } from 'zod';
import { DISPLAY_NAME_MAX, isDisplayName } from '#domain/auth/display-name.ts';
import { DATE_FORMATS, NUMBER_FORMATS, WEEK_STARTS } from '#domain/profile/format-choice.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import type { ErrorCode } from './wire/errors.ts';
import { LANGUAGES } from './wire/languages.ts';
import { count, id, instant, procedure } from './wire/base.ts';

const timeZone = z
  .string()
  .max(64)
  .refine(value => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
    } catch {
      return false;
    }
  });

const NAME_UNREADABLE = 'name_unreadable' satisfies ErrorCode;
const displayName = z
  .string()
  .trim()
  .max(DISPLAY_NAME_MAX, { error: NAME_UNREADABLE })
  .refine(isDisplayName, { error: NAME_UNREADABLE });
/** An empty string means no name. */
const fullName = z
  .string()
  .trim()
  .max(DISPLAY_NAME_MAX, { error: NAME_UNREADABLE })
  .refine(text => text === '' || isDisplayName(text), { error: NAME_UNREADABLE })
  .transform(text => (text === '' ? null : text));

export const profile = z.object({
  full_name: z.string().nullable(),
  username: z.string().nullable(),
  tiktok_handle: z.string().nullable(),
  plan_type: z.enum(PLAN_TYPES),
  language: z.enum(LANGUAGES),
  time_zone: z.string(),
  number_format: z.enum(NUMBER_FORMATS),
  date_format: z.enum(DATE_FORMATS),
  week_start: z.enum(WEEK_STARTS),
});

export const meOutput = z.object({
  id,
  email: z.string(),
  is_admin: z.boolean(),
  profile,
  communityUrl: z.string().nullable(),
  /** When the account will be erased, if that was requested; it can be cancelled until then. */
  deletion_due_at: instant.nullable(),
  /** Number for the bell; its list is requested when it is opened. */
  unread_notifications: count,
  /** Server time: relative times are computed from it, not from the browser's clock. */
  now: instant,
});

export const me = {
  get: procedure.route({ method: 'GET', path: '/me', tags: ['me'] }).output(meOutput),
  update: procedure
    .route({ method: 'PATCH', path: '/me', tags: ['me'] })
    .input(
      z.strictObject({
        full_name: fullName.nullable().optional(),
        username: displayName.optional(),
        language: z.enum(LANGUAGES).optional(),
        time_zone: timeZone.optional(),
        number_format: z.enum(NUMBER_FORMATS).optional(),
        date_format: z.enum(DATE_FORMATS).optional(),
        week_start: z.enum(WEEK_STARTS).optional(),
      }),
    )
    .output(meOutput),
};
