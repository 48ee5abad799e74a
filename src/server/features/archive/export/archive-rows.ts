import { REPORT_DAYS } from '#domain/account-reports/report-data.ts';
import { SCHEDULE_FREQUENCIES } from '#domain/report-schedules/schedule.ts';
import { z } from 'zod';
import { JOB_STATES, jobRun } from '#contract/accounts/accounts.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/wire/errors.ts';
import { givenAnswerSchema } from '#contract/assistant.ts';
import { importBatch } from '#contract/imports.ts';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { reportFilters } from '#contract/video-reports.ts';
import { ARCHIVE_LIMITS } from '#domain/archive/archive-limits.ts';
import { ANALYSIS_ORIGINS, VIDEO_FORMATS } from '#domain/video-analysis/analysis-run.ts';
import { CONVERSATION_TITLE_MAX, MESSAGE_STATES } from '#domain/assistant/question/conversation.ts';
import { isDisplayName } from '#domain/auth/display-name.ts';
import { BRAND_NAME_MAX, LOGO_MAX_BYTES } from '#domain/brand/brand.ts';
import { isColour } from '#domain/brand/colour.ts';
import { DATE_FORMATS, NUMBER_FORMATS, WEEK_STARTS } from '#domain/profile/format-choice.ts';
import { EXPERIMENT_TEXT_MAX, PLANNED } from '#domain/experiments/experiment-limits.ts';
import { TEXT_KINDS } from '#domain/generations/brief/generation-limits.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { DIGEST_FREQUENCIES } from '#domain/notifications/digest.ts';
import { CHANNELS, CHOSEN_EVENTS } from '#domain/notifications/notification-choice.ts';
import { DAY_METRICS } from '#domain/sources/day-figures.ts';
import { PRECISIONS, SOURCE_IDS, SOURCE_WARNINGS } from '#domain/sources/reading.ts';
import { ARMS } from '#domain/experiments/experiment-verdict.ts';
import { EXPERIMENT_METRICS } from '#domain/experiments/experiment.ts';
import { REPORT_LIMITS } from '#domain/video-reports/report-table.ts';
import { isContent } from '../../generations/lock-text.ts';

/** Earliest video date, including videos from the platform's predecessor; nothing is measured in the future. */
const EARLIEST = Date.UTC(2014, 0, 1);
const TOLERANCE_MS = 86_400_000;
const LONGEST_REPORT = 16 * 1024 * 1024;

const count = z.int().nonnegative().nullable();
const figure = z.number().nullable();
const handle = z.string().regex(/^[a-z0-9_.-]{1,40}$/);
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(value => !value.includes('\0') && value.isWellFormed());
const name = text(80).refine(isDisplayName).nullable();
/** A JSON object within the length the product itself stores; the length is checked before the shape. */
const smallJson = z
  .unknown()
  .refine(value => (JSON.stringify(value) ?? '').length <= ARCHIVE_LIMITS.jsonCharacters)
  .pipe(z.record(z.string(), z.json()));
const number = z.int().positive();
const errorCode = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]).nullable();
const errorValues = z.record(z.string(), z.union([z.string(), z.number()])).nullable();

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** Row schemas of all files in an archive; `now` is the latest possible instant. */
export function archiveRows(now: Date) {
  const latest = now.getTime() + TOLERANCE_MS;
  const instant = z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
    .refine(value => {
      const time = Date.parse(value);
      return time >= EARLIEST && time <= latest;
    });
  const measured = {
    source: z.enum(SOURCE_IDS),
    precision: z.enum(PRECISIONS),
    observed_at: instant,
  };
  const warnings = z.array(z.enum(SOURCE_WARNINGS)).max(100);
  const reading = z.strictObject({
    view_count: count,
    like_count: count,
    comment_count: count,
    share_count: count,
    save_count: count,
    ...measured,
    warnings,
  });
  const video = z.strictObject({
    id: z.string().regex(/^\d{1,19}$/),
    author_username: handle,
    description: text(10_000),
    // Rendered as a link: only an address of the platform is accepted.
    url: text(400).regex(/^https:\/\/www\.tiktok\.com\/@[\w.-]+\/(?:video|photo)\/\d+$/),
    kind: z.enum(['video', 'slideshow']),
    duration_seconds: z.number().nonnegative().nullable(),
    pinned: z.boolean().nullable(),
    view_count: count,
    like_count: count,
    comment_count: count,
    share_count: count,
    save_count: count,
    created_at: instant,
    scraped_at: instant,
    updated_at: instant,
    ...measured,
    warnings,
    import: number.nullable(),
  });
  return {
    profile: z.strictObject({
      full_name: name,
      username: name,
      tiktok_handle: handle.nullable(),
      language: z.enum(LANGUAGES),
      time_zone: z.string().max(64).refine(isTimeZone),
      number_format: z.enum(NUMBER_FORMATS),
      date_format: z.enum(DATE_FORMATS),
      week_start: z.enum(WEEK_STARTS),
      // Missing in older archives.
      digest: z.enum(DIGEST_FREQUENCIES).default('never'),
    }),
    choice: z.strictObject({
      event: z.enum(CHOSEN_EVENTS),
      channel: z.enum(CHANNELS),
      enabled: z.boolean(),
    }),
    brand: z.strictObject({
      name: z
        .string()
        .max(BRAND_NAME_MAX)
        .refine(said => said === '' || isDisplayName(said)),
      titles: z.string().refine(isColour),
      accent: z.string().refine(isColour),
      logo: z
        .base64()
        .max(2 * LOGO_MAX_BYTES)
        .nullable(),
      updated_at: instant,
    }),
    linkedAccount: z.strictObject({
      tiktok_username: handle,
      is_primary: z.boolean(),
      verified: z.boolean(),
      created_at: instant,
      last_synced_at: instant.nullable(),
      last_sync_failed_at: instant.nullable(),
      last_sync_error: errorCode,
      last_sync_error_values: errorValues,
    }),
    import: z.strictObject({
      import: number,
      username: handle,
      file_name: text(300),
      file_sha256: z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/),
      format: importBatch.shape.format,
      videos_added: z.int().nonnegative(),
      videos_updated: z.int().nonnegative(),
      videos_unchanged: z.int().nonnegative(),
      rows_rejected: z.int().nonnegative(),
      day_figures: z.int().nonnegative(),
      kept_aside: z.json(),
      /** Column and date interpretation of the import; missing in older archives. */
      reading: z.json().optional(),
      created_at: instant,
      undone_at: instant.nullable(),
    }),
    importChange: z.strictObject({
      import: number,
      video_id: z.string().regex(/^\d{1,19}$/),
      prior: video.nullable(),
      /** Missing in older archives. */
      brought: reading.nullable().default(null),
    }),
    accountSnapshot: z.strictObject({
      username: handle,
      display_name: text(300).nullable(),
      verified: z.boolean().nullable(),
      scraped_at: instant,
      updated_at: instant,
      follower_count: count,
      following_count: count,
      video_count: count,
      like_count: count,
      engagement_rate: figure,
      avg_views: figure,
      median_views: figure,
      avg_likes: figure,
      avg_comments: figure,
      avg_shares: figure,
      ...measured,
      warnings,
      import: number.nullable(),
    }),
    video,
    videoSnapshot: z.strictObject({
      video_id: z.string().regex(/^\d{1,19}$/),
      observed_at: instant,
      view_count: count,
      like_count: count,
      comment_count: count,
      share_count: count,
      save_count: count,
      source: z.enum(SOURCE_IDS),
      precision: z.enum(PRECISIONS),
      import: number.nullable(),
    }),
    hookCorrection: z.strictObject({
      target: z.string().regex(/^(?:video:\d{1,20}|file:[0-9a-f]{64})$/),
      kind: z.enum(HOOK_KINDS),
      corrected_at: instant,
    }),
    reportView: z.strictObject({
      name: text(REPORT_LIMITS.viewNameCharacters).refine(value => value.trim() !== ''),
      filters: reportFilters,
      is_default: z.boolean(),
      created_at: instant,
    }),
    accountDay: z.strictObject({
      import: number,
      username: handle,
      day: z.iso.date().refine(day => Date.parse(day) >= EARLIEST && Date.parse(day) <= latest),
      metric: z.enum(DAY_METRICS),
      value: z.int(),
      observed_at: instant,
    }),
    experiment: z.strictObject({
      experiment: number,
      username: handle,
      hypothesis: text(EXPERIMENT_TEXT_MAX.hypothesis),
      variable: text(EXPERIMENT_TEXT_MAX.variable),
      metric: z.enum(EXPERIMENT_METRICS),
      at_age_days: z.int().min(1).max(90),
      planned_per_arm: z.int().min(PLANNED.fewest).max(PLANNED.most),
      false_alarm: z.number().min(0.001).max(0.2),
      created_at: instant,
      locked_at: instant.nullable(),
      ended_at: instant.nullable(),
      lesson: text(EXPERIMENT_TEXT_MAX.lesson),
      deleted_at: instant.nullable(),
    }),
    experimentVideo: z.strictObject({
      experiment: number,
      video_id: z.string().regex(/^\d{1,19}$/),
      arm: z.enum(ARMS),
      published_at: instant,
      added_at: instant,
      withdrawn_at: instant.nullable(),
    }),
    reportSchedule: z.strictObject({
      username: handle,
      frequency: z.enum(SCHEDULE_FREQUENCIES),
      day: z.int().min(1).max(31),
      hour: z.int().min(0).max(23),
      days: z.int().min(REPORT_DAYS.least).max(REPORT_DAYS.most),
      is_paused: z.boolean(),
      last_run_at: instant.nullable(),
      created_at: instant,
    }),
    accountReport: z.strictObject({
      username: handle,
      version: number.max(1_000_000),
      days: number,
      first_day: z.iso.date(),
      last_day: z.iso.date(),
      method: number,
      made_at: instant,
      is_scheduled: z.boolean(),
      views: z.int().nonnegative().nullable(),
      change: z.int().nullable(),
      videos: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      data: text(LONGEST_REPORT),
      content: text(LONGEST_REPORT),
      // Missing in older archives.
      note: text(20_000).default(''),
    }),
    videoAnalysis: z.strictObject({
      origin: z.enum(ANALYSIS_ORIGINS),
      target: text(80).regex(/^(?:video:\d{1,20}|file:[0-9a-f]{64})$/),
      video_id: z
        .string()
        .regex(/^\d{1,20}$/)
        .nullable(),
      author_username: handle.nullable(),
      url: video.shape.url.nullable(),
      file_name: text(300).nullable(),
      file_bytes: count,
      file_format: z.enum(VIDEO_FORMATS).nullable(),
      captions_name: text(300).nullable(),
      title: text(10_000),
      kind: z.enum(['video', 'slideshow']),
      published_at: instant.nullable(),
      state: z.enum(['done', 'failed', 'cancelled']),
      error_code: errorCode,
      error_values: errorValues,
      version: number.max(1_000_000).nullable(),
      inputs_sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .nullable(),
      inputs: text(LONGEST_REPORT).nullable(),
      label: text(1_000),
      note: text(20_000),
      is_favourite: z.boolean(),
      created_at: instant,
      started_at: instant.nullable(),
      finished_at: instant.nullable(),
      deleted_at: instant.nullable(),
    }),
    run: z.strictObject({
      kind: jobRun.shape.kind,
      username: handle.nullable(),
      is_automatic: z.boolean(),
      state: z.enum(JOB_STATES).exclude(['queued', 'running']),
      step: z.int().min(0).max(5),
      error_code: errorCode,
      error_values: errorValues,
      result: smallJson.nullable(),
      created_at: instant,
      started_at: instant.nullable(),
      finished_at: instant.nullable(),
    }),
    conversation: z
      .strictObject({
        title: text(CONVERSATION_TITLE_MAX),
        created_at: instant,
        changed_at: instant,
        deleted_at: instant.nullable(),
        messages: z
          .array(
            z.strictObject({
              place: z.int().min(1).max(100_000),
              question: text(20_000).min(1),
              state: z.enum(MESSAGE_STATES).exclude(['answering']),
              asked_at: instant,
              finished_at: instant.nullable(),
              replaced_at: instant.nullable(),
              // Displayed answers must have the shape of answers that the product generates itself.
              answer: givenAnswerSchema.nullable(),
            }),
          )
          .max(10_000),
      })
      .refine(({ messages }) => {
        const shown = messages.filter(({ replaced_at: at }) => at === null).map(({ place }) => place);
        return new Set(shown).size === shown.length;
      }),
    generation: z
      .strictObject({
        type: z.enum(TEXT_KINDS),
        parameters: smallJson,
        created_at: instant,
        // Missing in older archives.
        texts: z
          .array(
            z.strictObject({
              position: z.int().min(0).max(1_000),
              language: z.enum(['fr', 'en']),
              topic: text(1_000),
              text: text(1_000).min(1),
              written_text: text(1_000).min(1),
              content: z.record(z.string(), z.json()),
              is_favourite: z.boolean(),
              used_video_id: z
                .string()
                .regex(/^\d{1,20}$/)
                .nullable(),
              used_at: instant.nullable(),
              deleted_at: instant.nullable(),
            }),
          )
          .max(100)
          .default([]),
      })
      .refine(row => row.texts.every(({ content }) => isContent(row.type, content)))
      .refine(row => row.texts.every(one => (one.used_video_id === null) === (one.used_at === null)))
      .refine(row => new Set(row.texts.map(({ position }) => position)).size === row.texts.length),
  };
}

type Schemas = ReturnType<typeof archiveRows>;
export type RowOf<Name extends keyof Schemas> = z.infer<Schemas[Name]>;
