import { z } from 'zod';
import { DAY_METRICS, type DayMetric } from '#domain/sources/day-figures.ts';
import { CHOOSABLE_FIELDS, DATE_ORDERS } from '#domain/imports/column-choice.ts';
import { IMPORT_FIELDS, type ImportField } from '#domain/imports/import-fields.ts';
import { READING_TIMES } from '#domain/sources/stored-reading.ts';
import { jobRun, linkedAccount } from './accounts/accounts.ts';
import { count, id, instant, page, procedure } from './wire/base.ts';
import type { ErrorCode } from './wire/errors.ts';

export const IMPORT_FORMATS = ['apify', 'ytdlp', 'studio', 'user_data', 'page', 'table'] as const;

/** The tables and lists that an upload can contain; `unknown` is listed and not imported. */
export const IMPORT_PARTS = [
  'overview',
  'viewers',
  'followers',
  'content',
  'activity',
  'gender',
  'territories',
  'posts',
  'profile',
  'unknown',
] as const;
type ImportPartKind = (typeof IMPORT_PARTS)[number];

const dayMetric: z.ZodType<DayMetric, DayMetric> = z.enum(DAY_METRICS);
const importField: z.ZodType<ImportField, ImportField> = z.enum(IMPORT_FIELDS);
const importPart: z.ZodType<ImportPartKind, ImportPartKind> = z.enum(IMPORT_PARTS);

export const importBatch = z.object({
  id,
  username: z.string(),
  file_name: z.string(),
  format: z.enum(IMPORT_FORMATS),
  videos_added: count,
  videos_updated: count,
  videos_unchanged: count,
  rows_rejected: count,
  /** Number of daily account figures in the file. */
  day_figures: count,
  /** Columns whose meaning the user specified by hand. */
  chosen_columns: count,
  /** When the file's counts were measured; `unknown`: the time is not known, and `at` is a lower bound. */
  read: z.object({ from: z.enum(READING_TIMES), at: instant }).nullable(),
  created_at: instant,
  undone_at: instant.nullable(),
});
export type ImportBatch = z.infer<typeof importBatch>;

/** Videos whose stored counts differ from the file's and are kept, by reason. */
const heldCounts = z.object({
  videos: count,
  falling: count,
  undated: count,
  newer: count,
  same: count,
  rounded: count,
});

const sampledVideo = z.object({
  id: z.string(),
  description: z.string(),
  createdAt: instant,
  views: count.nullable(),
});

const dayFigures = z.object({
  figures: count,
  added: count,
  updated: count,
  unchanged: count,
  from: z.string().nullable(),
  to: z.string().nullable(),
});

const previewedAccount = z.object({
  username: z.string(),
  displayName: z.string().nullable(),
  followers: count.nullable(),
  videos: count,
  dayFigures: count,
  added: count,
  updated: count,
  unchanged: count,
  /** Whether importing it would change anything at all. */
  changes: z.boolean(),
  linked: z.boolean(),
  /** Whether it is read-only on the caller's plan: nothing is imported into it. */
  readOnly: z.boolean(),
  firstPublishedAt: instant.nullable(),
  lastPublishedAt: instant.nullable(),
  held: heldCounts,
  unknownViews: count,
  days: dayFigures,
  sample: z.array(sampledVideo),
});

/** What a file was understood to hold, and what importing it would change: of all its accounts, or of those asked for. */
export const importPreview = z.object({
  format: z.enum(IMPORT_FORMATS),
  username: z.string(),
  displayName: z.string().nullable(),
  followers: count.nullable(),
  videos: count,
  added: count,
  updated: count,
  unchanged: count,
  /** `value`: the text of the row that could not be used. */
  rejected: z.array(z.object({ row: z.number(), reason: z.string(), value: z.string().optional() })),
  rejectedCount: count,
  /** Rows that are used although they contradict another row, or themselves: how many, and the first of them. */
  doubts: z.object({
    repeated: z.object({
      count,
      items: z.array(z.object({ row: z.number(), again: z.number(), kept: z.number() })),
    }),
    likesAboveViews: z.object({ count, rows: z.array(z.number()) }),
    /** Dates that cannot be those of their videos: the date in the video's link is used. */
    dates: count,
  }),
  firstPublishedAt: instant.nullable(),
  lastPublishedAt: instant.nullable(),
  linksAccount: z.boolean(),
  /** Every account in the file, most videos first. */
  accounts: z.array(previewedAccount),
  /** How many more accounts the plan allows; null: unlimited. */
  places: count.nullable(),
  /** The account without data that the file's account would replace, because the plan has no free place. */
  takesPlaceOf: z.string().nullable(),
  /** When the counts were measured: stated by the file, stated by the caller, or not known. */
  time: z.object({
    from: z.enum(READING_TIMES),
    /** For an unknown time: a lower bound. */
    at: instant.nullable(),
    /** Lower bound: a file is never older than its newest video. */
    newest: instant.nullable(),
  }),
  /**
   * Videos whose stored counts differ from the file's and are kept, by reason: the count would fall, a time is not
   * known, the stored counts are newer, of the same time, or exact where the file's are rounded. `replacesNewer` would
   * replace them.
   */
  held: heldCounts,
  /** Videos without a view count in the file. */
  unknownViews: count,
  /** Daily account figures: how many, for which days, and what they would change. */
  days: dayFigures,
  /** How each table was interpreted, column by column; `as` is null for an unrecognised column. */
  parts: z.array(
    z.object({
      name: z.string(),
      kind: importPart,
      rows: count,
      from: z.string().nullable(),
      to: z.string().nullable(),
      columns: z.array(z.object({ header: z.string(), as: importField.nullable(), example: z.string() })),
      /** Whether `choice` can specify what its columns hold. */
      choosable: z.boolean(),
    }),
  ),
  /** How numeric dates were read; null: there are none. */
  dateOrder: z.enum(DATE_ORDERS).nullable(),
  /** The encoding assumed because the text is not UTF-8; null: none was assumed. */
  assumedEncoding: z.literal('windows-1252').nullable(),
  /** Values that differ from the stored ones: how many, and the first of them. */
  conflicts: z.object({
    count,
    items: z.array(
      z.object({
        /** A day (YYYY-MM-DD), or the id of a video. */
        of: z.string(),
        title: z.string().nullable(),
        field: importField,
        standing: z.number().int(),
        value: z.number().int(),
        /** Whether the file's value would replace the stored one. */
        replaces: z.boolean(),
      }),
    ),
  }),
  /** Columns stored unchanged with the import, because no figure comes from them. */
  aside: z.array(z.object({ file: z.string(), kind: z.string(), columns: z.array(z.string()), rows: count })),
  sample: z.array(sampledVideo),
});

const importAnswerFields = z.object({
  preview: importPreview,
  /** Of the first account imported; `batches` lists all. */
  batch: importBatch.nullable(),
  batches: z.array(importBatch),
  account: linkedAccount.nullable(),
  run: jobRun.nullable(),
});
/** Named: otherwise the compiler inlines the shape three times per call. */
export interface ImportAnswer extends z.infer<typeof importAnswerFields> {}
const importAnswer: z.ZodType<ImportAnswer, ImportAnswer> = importAnswerFields;

const MISSING = 'import_file_missing' satisfies ErrorCode;
const BAD_CHOICE = 'import_bad_choice' satisfies ErrorCode;

const readingChoice = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        file: z.string().max(200),
        header: z.string().max(200),
        as: z.enum(CHOOSABLE_FIELDS).nullable(),
      }),
    )
    .max(200)
    .default([]),
  dateOrder: z.enum(DATE_ORDERS).nullable().default(null),
  readAt: z.iso.datetime({ offset: true }).nullable().default(null),
  replacesNewer: z.boolean().default(false),
});
type ChosenReading = z.infer<typeof readingChoice>;

/** A form field is text: JSON is parsed here. */
const choice = z
  .string()
  .max(60_000, { error: BAD_CHOICE })
  .transform((text, context): ChosenReading => {
    try {
      const parsed = readingChoice.safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
    } catch {
      // Reported below, like any other invalid choice.
    }
    context.addIssue({ code: 'custom', message: BAD_CHOICE });
    return z.NEVER;
  });

const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .optional()
  .transform(value => value === true || value === 'true' || value === '1');

export const imports = {
  create: procedure
    .route({
      method: 'POST',
      path: '/imports',
      tags: ['imports'],
      inputStructure: 'detailed',
      outputStructure: 'detailed',
      description:
        'Multipart, field `file`; `choice`, a JSON text `{columns: [{file, header, as}], dateOrder, readAt, replacesNewer}`, says what the file does not. `readAt`: when its counts were read; without it a file that does not say so is kept as read at an unknown time, after its newest video. Counts that are newer than the file’s, or would fall, stay unless `replacesNewer`. `takesPlaceOf`: the account without any data that gives way to the file’s where the plan has no other place, as the preview names it. `handle`: the account, or several parted by commas; a file of several accounts needs it. Up to 1,000 videos: 201 when done; more: 202 with a run to follow; `dryRun`: 200.',
    })
    .input(
      z.object({
        query: z.object({
          handle: z.string().max(20_000).optional(),
          readAt: z.iso.datetime({ offset: true }).optional(),
          replacesNewer: flag,
          takesPlaceOf: z.string().max(300).optional(),
          dryRun: flag,
        }),
        // The message of a validation error may be an error code.
        body: z.object({ file: z.file({ error: MISSING }), choice: choice.optional() }, { error: MISSING }),
      }),
    )
    .output(
      z.union([
        z.object({ status: z.literal(200).describe('The preview alone'), body: importAnswer }),
        z.object({ status: z.literal(201).describe('Imported'), body: importAnswer }),
        z.object({ status: z.literal(202).describe('Being imported by the run'), body: importAnswer }),
      ]),
    ),
  list: procedure
    .route({ method: 'GET', path: '/imports', tags: ['imports'] })
    .input(
      z.object({
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(100),
      }),
    )
    .output(page(importBatch)),
  /** The owner's daily figures from imported files: the current value of each, oldest first. */
  days: procedure
    .route({ method: 'GET', path: '/linked-accounts/{id}/days', tags: ['imports'] })
    .input(z.object({ id, from: z.iso.date().optional(), to: z.iso.date().optional() }))
    .output(
      z.object({
        items: z.array(z.object({ day: z.string(), metric: dayMetric, value: z.number().int() })),
      }),
    ),
  undo: procedure
    .route({ method: 'DELETE', path: '/imports/{id}', tags: ['imports'] })
    .input(z.object({ id }))
    .output(importBatch),
};
