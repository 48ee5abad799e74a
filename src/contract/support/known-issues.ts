import { z } from 'zod';
import { ISSUE_AREAS, ISSUE_LIMITS, type IssueArea } from '#domain/support/known-issue.ts';
import { adminProcedure, id, instant } from '../wire/base.ts';

const area: z.ZodType<IssueArea, IssueArea> = z.enum(ISSUE_AREAS);
const inBoth = z.object({ fr: z.string(), en: z.string() });

const issueFields = z.object({
  id,
  area,
  title: inBoth,
  text: inBoth,
  /** Workaround; null while none is known. */
  workaround: inBoth.nullable(),
  began_at: instant,
  resolved_at: instant.nullable(),
  updated_at: instant,
});
export interface KnownIssue extends z.infer<typeof issueFields> {}
export const knownIssue: z.ZodType<KnownIssue, KnownIssue> = issueFields;

const isText = (value: string) => !value.includes('\0') && value.isWellFormed();
const line = z
  .string()
  .trim()
  .min(1)
  .max(ISSUE_LIMITS.title)
  .refine(value => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value) && value.isWellFormed());
const text = z.string().trim().min(1).max(ISSUE_LIMITS.text).refine(isText);
const help = z.string().trim().max(ISSUE_LIMITS.text).refine(isText);
const givenInstant = z.iso.datetime({ offset: true }).max(40);

const given = {
  area,
  title_fr: line,
  title_en: line,
  text_fr: text,
  text_en: text,
  /** In both languages, or in neither. */
  workaround_fr: help,
  workaround_en: help,
  began_at: givenInstant,
  resolved_at: givenInstant.nullable(),
};
const tags = ['admin'];

/** Known defects: public on /support, in both languages. */
export const adminIssues = {
  list: adminProcedure
    .route({ method: 'GET', path: '/admin/known-issues', tags })
    .output(z.object({ items: z.array(knownIssue) })),
  create: adminProcedure
    .route({ method: 'POST', path: '/admin/known-issues', tags, successStatus: 201 })
    .input(z.strictObject(given))
    .output(knownIssue),
  update: adminProcedure
    .route({ method: 'PUT', path: '/admin/known-issues/{id}', tags })
    .input(z.strictObject({ id, ...given }))
    .output(knownIssue),
  remove: adminProcedure
    .route({ method: 'DELETE', path: '/admin/known-issues/{id}', tags, successStatus: 204 })
    .input(z.object({ id }))
    .output(z.undefined().optional()),
};
