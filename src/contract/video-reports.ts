import { z } from 'zod';
import { ANALYSIS_ORIGINS, ANALYSIS_STATES } from '#domain/video-analysis/analysis-run.ts';
import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import {
  REPORT_COLUMNS,
  REPORT_DIRECTIONS,
  REPORT_LIMITS,
  REPORT_SORTS,
} from '#domain/video-reports/report-table.ts';
import { told } from './accounts/accounts.ts';
import { count, id, instant, page, procedure } from './wire/base.ts';
import { newReportNote, reportNote } from './account-reports/report-note.ts';

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine(value => !value.includes('\0') && value.isWellFormed());

/** A comma-separated list of the given words, as in a URL. */
function listOf(words: readonly string[]) {
  return z
    .string()
    .max(400)
    .refine(value => value.split(',').every(word => words.includes(word)));
}

/** Filters and order of the table: the same in the URL, in a saved view and in an export. */
const filterFields = {
  /** Every word must stand in title, @, file name, label or note; accents and case do not matter. */
  q: text(REPORT_LIMITS.searchCharacters).optional(),
  /** The videos' account, without @. */
  account: z
    .string()
    .max(40)
    .regex(/^[\w.-]+$/)
    .optional(),
  states: listOf(ANALYSIS_STATES).optional(),
  hooks: listOf(HOOK_KINDS).optional(),
  label: text(REPORT_LIMITS.labelCharacters).optional(),
  favourites: z.enum(['true']).optional(),
  /** First and last day of publication, in the caller's time zone. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sort: z.enum(REPORT_SORTS).optional(),
  direction: z.enum(REPORT_DIRECTIONS).optional(),
};
export const reportFilters = z.strictObject(filterFields);
export type ReportFilters = z.infer<typeof reportFilters>;

const rowFields = z.object({
  id,
  origin: z.enum(ANALYSIS_ORIGINS),
  title: z.string(),
  username: z.string().nullable(),
  url: z.string().nullable(),
  file_name: z.string().nullable(),
  kind: z.enum(['video', 'slideshow']),
  duration_seconds: z.number().nullable(),
  published_at: instant.nullable(),
  /** Age of the video when its counts were measured. */
  age_days: z.number().nullable(),
  view_count: count.nullable(),
  like_count: count.nullable(),
  comment_count: count.nullable(),
  share_count: count.nullable(),
  /** Percent; null where a count is missing. */
  engagement: z.number().nullable(),
  /** Percentile rank of its views among the creator's own videos at equal age, 0 to 100. */
  own_percentile: z.number().nullable(),
  hook_class: z.enum(HOOK_KINDS).nullable(),
  /** Whether the user corrected the class. */
  is_hook_corrected: z.boolean(),
  state: z.enum(ANALYSIS_STATES),
  error: told.nullable(),
  version: count.nullable(),
  label: z.string(),
  is_favourite: z.boolean(),
  is_demo: z.boolean(),
  created_at: instant,
  deleted_at: instant.nullable(),
});
/** Named: otherwise the compiler inlines the shape into every call's declaration. */
export interface VideoReportRow extends z.infer<typeof rowFields> {}
const row: z.ZodType<VideoReportRow, VideoReportRow> = rowFields;

const versionFields = z.object({ id, version: count, method: count, made_at: instant });
export interface VideoReportVersion extends z.infer<typeof versionFields> {}

/** The result, with parts that the plan does not include omitted and counted. */
const shownVideoAnalysis = z.looseObject({
  method: count,
  madeAt: instant,
}) as unknown as z.ZodType<ShownAnalysis, ShownAnalysis>;

const reportFields = z.object({
  row,
  ...reportNote.shape,
  /** Hexadecimal SHA-256 of the inputs, and of the stored result. */
  inputs_sha256: z.string().nullable(),
  sha256: z.string().nullable(),
  finished_at: instant.nullable(),
  /** When the hook class was corrected; null: it is the detected one. */
  hook_corrected_at: instant.nullable(),
  result: shownVideoAnalysis.nullable(),
  /** All versions of this video's analysis that are not deleted, latest first. */
  versions: z.array(versionFields),
});
export interface VideoReport extends z.infer<typeof reportFields> {}
const report: z.ZodType<VideoReport, VideoReport> = reportFields;

const viewFields = z.object({
  id,
  name: z.string(),
  filters: reportFilters,
  is_default: z.boolean(),
});
export interface VideoReportView extends z.infer<typeof viewFields> {}
const view: z.ZodType<VideoReportView, VideoReportView> = viewFields;

const viewName = text(REPORT_LIMITS.viewNameCharacters).refine(name => name !== '');
const ids = z.array(id).min(1).max(REPORT_LIMITS.atOnce);
const columns = z
  .array(z.enum(REPORT_COLUMNS))
  .max(REPORT_COLUMNS.length)
  .refine(names => new Set(names).size === names.length);
const byId = z.object({ id });
const done = z.object({ ids: z.array(id) });

export const videoReports = {
  list: procedure
    .route({
      method: 'GET',
      path: '/video-reports',
      tags: ['video reports'],
      description:
        'Analyses of videos as a table: searched, filtered, sorted, a page at a time. What is not known stands last.',
    })
    .input(
      z.object({
        ...filterFields,
        /** Lists those deleted in the last thirty days instead. */
        deleted: z.enum(['true']).optional(),
        cursor: z.string().max(800).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(page(row)),
  facets: procedure
    .route({
      method: 'GET',
      path: '/video-reports/facets',
      tags: ['video reports'],
      description: 'What the table can be filtered by: accounts and labels, with how many reports each has.',
    })
    .output(
      z.object({
        accounts: z.array(z.object({ username: z.string(), count })),
        labels: z.array(z.object({ label: z.string(), count })),
        total: count,
        deleted: count,
      }),
    ),
  get: procedure
    .route({
      method: 'GET',
      path: '/video-reports/{id}',
      tags: ['video reports'],
      description: 'The report of one analysis. What the plan does not open is not in the answer.',
    })
    .input(byId)
    .output(report),
  change: procedure
    .route({
      method: 'PATCH',
      path: '/video-reports',
      tags: ['video reports'],
      description: 'Label, note and favourite of several reports at once: all of them or none.',
    })
    .input(
      z.strictObject({
        ids,
        label: text(REPORT_LIMITS.labelCharacters).optional(),
        note: text(REPORT_LIMITS.noteCharacters).optional(),
        favourite: z.boolean().optional(),
      }),
    )
    .output(done),
  remove: procedure
    .route({
      method: 'POST',
      path: '/video-reports/remove',
      tags: ['video reports'],
      description: 'Into the bin, for thirty days; links that show them end. All of them or none.',
    })
    .input(z.strictObject({ ids }))
    .output(done),
  restore: procedure
    .route({ method: 'POST', path: '/video-reports/restore', tags: ['video reports'] })
    .input(z.strictObject({ ids }))
    .output(done),
  setNote: procedure
    .route({
      method: 'PUT',
      path: '/video-reports/{id}/note',
      tags: ['video reports'],
      description:
        'What somebody writes beside a report. `note_revision` is that of the text it takes the place of; if that has changed in the meantime, nothing is overwritten.',
    })
    .input(newReportNote)
    .output(reportNote),
  correctHook: procedure
    .route({
      method: 'PUT',
      path: '/video-reports/{id}/hook-class',
      tags: ['video reports'],
      description:
        'Gives the video another class of hook, for all its analyses; null: the recognised one again.',
    })
    .input(z.strictObject({ id, kind: z.enum(HOOK_KINDS).nullable() }))
    .output(row),

  views: procedure
    .route({ method: 'GET', path: '/video-report-views', tags: ['video reports'] })
    .output(z.object({ items: z.array(view), columns })),
  saveView: procedure
    .route({ method: 'POST', path: '/video-report-views', tags: ['video reports'], successStatus: 201 })
    .input(z.strictObject({ name: viewName, filters: reportFilters, is_default: z.boolean().default(false) }))
    .output(view),
  changeView: procedure
    .route({ method: 'PATCH', path: '/video-report-views/{id}', tags: ['video reports'] })
    .input(
      z.strictObject({
        id,
        name: viewName.optional(),
        filters: reportFilters.optional(),
        is_default: z.boolean().optional(),
      }),
    )
    .output(view),
  removeView: procedure
    .route({
      method: 'DELETE',
      path: '/video-report-views/{id}',
      tags: ['video reports'],
      successStatus: 204,
    })
    .input(byId)
    .output(z.undefined().optional()),
  chooseColumns: procedure
    .route({ method: 'PUT', path: '/video-report-columns', tags: ['video reports'] })
    .input(z.strictObject({ columns }))
    .output(z.object({ columns })),
};
