import { z } from 'zod';
import {
  HIDDEN_FIELDS,
  LINK_STATES,
  SHARE_DAYS,
  SHARE_TOKEN,
  SHARED_KINDS,
} from '#domain/sharing/share-link.ts';
import type { SharedAccountReport } from '#domain/sharing/hide-in-account-report.ts';
import type { SharedVideoReport } from '#domain/sharing/hide-in-video-report.ts';
import type { Wire } from './wire/wire.ts';
import { count, id, instant, page, procedure, publicProcedure, sessionProcedure } from './wire/base.ts';
import type { ErrorCode } from './wire/errors.ts';

const DAYS_INVALID = 'share_days_invalid' satisfies ErrorCode;

const linkFields = z.object({
  id,
  kind: z.enum(SHARED_KINDS),
  report_id: id,
  /** The report's title, and which version the link shows. */
  title: z.string(),
  version: count,
  name: z.string(),
  hidden: z.array(z.enum(HIDDEN_FIELDS)),
  state: z.enum(LINK_STATES),
  created_at: instant,
  expires_at: instant,
  revoked_at: instant.nullable(),
  last_opened_at: instant.nullable(),
  opened: count,
});
/** Named: otherwise the compiler inlines the shape into every call's declaration. */
export interface ShareLink extends z.infer<typeof linkFields> {}
const shareLink: z.ZodType<ShareLink, ShareLink> = linkFields;

const byId = z.object({ id });
const hidden = z
  .array(z.enum(HIDDEN_FIELDS))
  .max(HIDDEN_FIELDS.length)
  .refine(fields => new Set(fields).size === fields.length);

/** A report as shown to anyone with the link. Null and absent parts are hidden or locked. */
export type OpenedShare = {
  expires_at: string;
  hidden: ShareLink['hidden'];
} & (
  | { kind: 'video_report'; report: SharedVideoReport }
  | { kind: 'account_report'; report: Wire<SharedAccountReport> }
);
const opened = z.looseObject({
  kind: z.enum(SHARED_KINDS),
  expires_at: instant,
  hidden: z.array(z.enum(HIDDEN_FIELDS)),
  report: z.looseObject({}),
}) as unknown as z.ZodType<OpenedShare, OpenedShare>;

export const sharing = {
  list: procedure
    .route({
      method: 'GET',
      path: '/share-links',
      tags: ['sharing'],
      description: 'Links that show reports, the latest first: of one report, or all.',
    })
    .input(
      z.object({
        reportId: id.optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(page(shareLink)),
  create: sessionProcedure
    .route({
      method: 'POST',
      path: '/share-links',
      tags: ['sharing'],
      successStatus: 201,
      description:
        'A link that shows this version of a report to whoever has it, until it expires or is revoked. What opens it is returned once and kept nowhere.',
    })
    .input(
      z.strictObject({
        kind: z.enum(SHARED_KINDS),
        reportId: id,
        days: z
          .int({ error: DAYS_INVALID })
          .min(SHARE_DAYS.least, { error: DAYS_INVALID })
          .max(SHARE_DAYS.most, { error: DAYS_INVALID }),
        hidden: hidden.default([]),
        name: z
          .string()
          .trim()
          .max(80)
          .refine(value => !value.includes('\0') && value.isWellFormed())
          .default(''),
      }),
    )
    .output(z.object({ link: shareLink, token: z.string(), path: z.string() })),
  revoke: procedure
    .route({ method: 'DELETE', path: '/share-links/{id}', tags: ['sharing'], successStatus: 204 })
    .input(byId)
    .output(z.undefined().optional()),
  open: publicProcedure
    .route({
      method: 'POST',
      path: '/shared-reports',
      tags: ['sharing'],
      description:
        'The report that a link shows, with what its owner hides taken out. One that nobody made, an expired one and a revoked one get the same answer.',
    })
    .input(z.strictObject({ token: z.string().max(43).regex(SHARE_TOKEN) }))
    .output(opened),
};
