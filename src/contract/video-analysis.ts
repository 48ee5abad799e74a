import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import {
  ANALYSIS_ORIGINS,
  ANALYSIS_STAGES,
  ANALYSIS_STATES,
  MEASURING_PARTS,
  MOST_AT_ONCE,
  UPLOAD_FORMATS,
  UPLOAD_KINDS,
  VIDEO_FORMATS,
} from '#domain/video-analysis/analysis-run.ts';
import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import { INPUT_MAX_LENGTH } from '#domain/video-analysis/input/recognise-input.ts';
import { CTA_PLACEMENTS } from '#domain/generations/brief/cta-goals.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { PRECISIONS } from '#domain/sources/reading.ts';
import { QUOTE_PLACES } from '#domain/video-analysis/findings/findings.ts';
import { REWRITE_FAMILIES } from '#domain/video-analysis/proposals/rewrite-patterns.ts';
import {
  CALL_GOALS,
  CALL_REASONS,
  NO_PROPOSALS,
  type VideoProposals,
} from '#domain/video-analysis/proposals/video-proposals.ts';
import { told } from './accounts/accounts.ts';
import { count, id, instant, page, procedure, sourceId } from './wire/base.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './wire/languages.ts';

const analysisFields = z.object({
  id,
  origin: z.enum(ANALYSIS_ORIGINS),
  /** TikTok's own id; null for a file. */
  video_id: z.string().nullable(),
  author_username: z.string().nullable(),
  url: z.string().nullable(),
  file_name: z.string().nullable(),
  file_bytes: count.nullable(),
  file_format: z.enum(VIDEO_FORMATS).nullable(),
  captions_name: z.string().nullable(),
  /** The caption, or the file name; like the counts, as stored when the analysis was made. */
  title: z.string(),
  kind: z.enum(['video', 'slideshow']),
  published_at: instant.nullable(),
  duration_seconds: z.number().nullable(),
  view_count: count.nullable(),
  like_count: count.nullable(),
  comment_count: count.nullable(),
  share_count: count.nullable(),
  save_count: count.nullable(),
  /** Percent; null where a count is missing. */
  engagement: z.number().nullable(),
  source: sourceId.nullable(),
  precision: z.enum(PRECISIONS).nullable(),
  observed_at: instant.nullable(),
  is_demo: z.boolean(),
  state: z.enum(ANALYSIS_STATES),
  /** Current stage, or the last one; null before it began. */
  stage: z.enum(ANALYSIS_STAGES).nullable(),
  /** The stages it goes through, in order. */
  stages: z.array(z.enum(ANALYSIS_STAGES)),
  /** While its file is measured: the part being measured, and its progress (0 to 1); null: it is queued. */
  media_stage: z.enum(MEASURING_PARTS).nullable(),
  media_done: z.number().nullable(),
  /** Why it is unavailable; its cost was refunded. */
  error: told.nullable(),
  /** 1, 2, 3 … of the same video; null until it is done. */
  version: count.nullable(),
  /** Method version, and the SHA-256 of the inputs. */
  method: count.nullable(),
  inputs_sha256: z.string().nullable(),
  hook_class: z.enum(HOOK_KINDS).nullable(),
  /** Percentile rank of its views among the creator's own videos at equal age, 0 to 100. */
  own_percentile: z.number().nullable(),
  label: z.string(),
  note: z.string(),
  is_favourite: z.boolean(),
  created_at: instant,
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
});
/** Named: otherwise the compiler inlines the shape into every call's declaration. */
export interface AnalysisItem extends z.infer<typeof analysisFields> {}
const analysisItem: z.ZodType<AnalysisItem, AnalysisItem> = analysisFields;

const uploadFields = z.object({
  id,
  file_name: z.string(),
  kind: z.enum(UPLOAD_KINDS),
  format: z.enum(UPLOAD_FORMATS),
  bytes: count,
  /** Hexadecimal. */
  sha256: z.string(),
  created_at: instant,
  /** When it is deleted; null: it is stored until its owner deletes it. */
  expires_at: instant.nullable(),
});
export interface UploadItem extends z.infer<typeof uploadFields> {}
const uploadItem: z.ZodType<UploadItem, UploadItem> = uploadFields;

/** The result, with parts that the plan does not include replaced by an explanation in words. */
const shownAnalysis = z.looseObject({ method: count, madeAt: instant }) as unknown as z.ZodType<
  ShownAnalysis,
  ShownAnalysis
>;

const proposalFields = z.object({
  absent: z.enum(NO_PROPOSALS).nullable(),
  /** Language of the texts. */
  language: z.enum(LANGUAGES).nullable(),
  topic: z.object({ words: z.string(), place: z.enum(QUOTE_PLACES) }).nullable(),
  niche: z.string().nullable(),
  replaces: z
    .object({
      quote: z.object({ place: z.enum(QUOTE_PLACES), words: z.string(), second: z.number().nullable() }),
      kind: z.enum(HOOK_KINDS),
    })
    .nullable(),
  craft: z
    .discriminatedUnion('known', [
      z.object({
        known: z.literal(true),
        words: z.string(),
        /** Percentage of the creator's other openings in this language that rank below it. */
        percent: count,
        n: count,
      }),
      z.object({ known: z.literal(false), words: z.string(), n: count, needed: count }),
    ])
    .nullable(),
  hooks: z.array(
    z.object({
      text: z.string(),
      family: z.enum(REWRITE_FAMILIES),
      seconds: z.number(),
      why: z.string(),
    }),
  ),
  calls: z.array(
    z.object({
      text: z.string(),
      goal: z.enum(CALL_GOALS),
      placement: z.enum(CTA_PLACEMENTS),
      seconds: z.number(),
      reason: z.enum(CALL_REASONS),
    }),
  ),
  counts: z.object({ hooks: count, calls: count }),
});
const proposals: z.ZodType<VideoProposals, VideoProposals> = proposalFields;

/** One of: typed or pasted text, a video of a linked account, an uploaded file. */
const target = {
  text: z.string().max(INPUT_MAX_LENGTH).optional(),
  videoId: z.string().max(20).regex(/^\d+$/).optional(),
  uploadId: id.optional(),
  /** An uploaded file: the video behind `text` or `videoId`. */
  fileId: id.optional(),
  /** An uploaded captions file: the words spoken in the video. */
  captionsId: id.optional(),
  /** For a file: the linked account whose videos it is compared with. */
  accountId: id.optional(),
};
const isOneTarget = ({ text, videoId, uploadId }: { [Key in keyof typeof target]?: unknown }) =>
  [text, videoId, uploadId].filter(one => one !== undefined).length === 1;
const ONE_TARGET = { error: 'one of text, videoId and uploadId', path: ['text'] };

/** Current cost of an analysis: 0 where an identical one exists, 1 otherwise. */
const analysisPrice = z.object({
  units: z.union([z.literal(0), z.literal(1)]),
  /** The existing analysis that is returned for free. */
  kept: id.nullable(),
  /** Remaining analyses; null: unlimited. */
  left_today: count.nullable(),
  left_this_month: count.nullable(),
  next_daily_reset: instant,
  next_monthly_reset: instant,
  /** Whether the plan shows the whole result. */
  shows_all: z.boolean(),
});
export type AnalysisPrice = z.infer<typeof analysisPrice>;

const analysisOffer = z.object({
  origin: z.enum(ANALYSIS_ORIGINS),
  video_id: z.string().nullable(),
  author_username: z.string().nullable(),
  url: z.string().nullable(),
  kind: z.enum(['video', 'slideshow']),
  /** What is known of the video before anything is spent; empty where nothing is. */
  title: z.string(),
  published_at: instant.nullable(),
  is_demo: z.boolean(),
  /** The analysis already in progress. */
  running: id.nullable(),
  /** Why it cannot start now. */
  obstacle: told.nullable(),
});

const START_OUTCOMES = ['started', 'running', 'kept'] as const;
export const startedAnalysis = z.object({
  /** `running`: already in progress; `kept`: an identical analysis exists and is returned for free. */
  outcome: z.enum(START_OUTCOMES),
  analysis: analysisItem,
});
export type StartedAnalysis = z.infer<typeof startedAnalysis>;

const byId = z.object({ id });

export const analyses = {
  price: procedure
    .route({
      method: 'GET',
      path: '/analyses/price',
      tags: ['analyses'],
      description: 'What one more video analysis costs and what is left, before anything is started.',
    })
    .output(analysisPrice),
  preview: procedure
    .route({
      method: 'POST',
      path: '/analyses/preview',
      tags: ['analyses'],
      description:
        'What would be analysed and what it would cost; starts and spends nothing. A short link is followed to its video.',
    })
    .input(z.strictObject(target).refine(isOneTarget, ONE_TARGET))
    .output(
      z.object({
        /**
         * The account that a short link resolved to: its videos can be analysed. Null: the link is a video or a file.
         */
        account: z.object({ username: z.string(), account_id: id.nullable() }).nullable(),
        offer: analysisOffer.nullable(),
        price: analysisPrice,
      }),
    ),
  start: procedure
    .route({
      method: 'POST',
      path: '/analyses',
      tags: ['analyses'],
      successStatus: 202,
      description:
        'Starts the analysis of a video. Counts as one video analysis, given back when it fails or is cancelled; repeating one where nothing has changed costs nothing.',
    })
    .input(z.strictObject(target).refine(isOneTarget, ONE_TARGET))
    .output(startedAnalysis),
  startVideo: procedure
    .route({
      method: 'POST',
      path: '/video-analyses',
      tags: ['analyses'],
      successStatus: 202,
      description:
        'Starts the analysis of a video from its link (`url`) or from a file sent as multipart, field `file`: MP4, MOV or WebM, 500 MB at most, taken in as a stream. Counts and costs as `/analyses`.',
    })
    .input(
      z
        .strictObject({ url: z.string().max(INPUT_MAX_LENGTH).optional(), file: z.file().optional() })
        .default({}),
    )
    .output(startedAnalysis),
  startMany: procedure
    .route({
      method: 'POST',
      path: '/analyses/batch',
      tags: ['analyses'],
      successStatus: 202,
      description:
        'Starts several at once; each line has its own outcome, and one refusal does not hold up the others.',
    })
    .input(z.strictObject({ texts: z.array(z.string().max(INPUT_MAX_LENGTH)).min(1).max(MOST_AT_ONCE) }))
    .output(
      z.object({
        items: z.array(
          z.object({
            text: z.string(),
            outcome: z.enum([...START_OUTCOMES, 'refused']),
            analysis: analysisItem.nullable(),
            error: told.nullable(),
          }),
        ),
      }),
    ),
  list: procedure
    .route({ method: 'GET', path: '/analyses', tags: ['analyses'] })
    .input(
      z.object({
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(page(analysisItem)),
  latest: procedure
    .route({
      method: 'GET',
      path: '/analyses/latest',
      tags: ['analyses'],
      description: 'The newest analysis of each of the given videos; those without one are left out.',
    })
    .input(
      z.object({
        /** TikTok’s ids, separated by commas; 100 at most. */
        videoIds: z
          .string()
          .max(2_100)
          .regex(/^\d{1,20}(?:,\d{1,20}){0,99}$/),
      }),
    )
    .output(z.object({ items: z.array(analysisItem) })),
  get: procedure
    .route({
      method: 'GET',
      path: '/analyses/{id}',
      tags: ['analyses'],
      description: 'An analysis with what it says. What the plan does not open is not in the answer.',
    })
    .input(byId)
    .output(
      z.object({
        analysis: analysisItem,
        result: shownAnalysis.nullable(),
        /** The class the owner currently assigns to the hook; the result keeps the class valid when it was made. */
        hook_correction: z.object({ kind: z.enum(HOOK_KINDS), corrected_at: instant }).nullable(),
      }),
    ),
  proposals: procedure
    .route({
      method: 'GET',
      path: '/analyses/{id}/proposals',
      tags: ['analyses'],
      description:
        'Up to three hooks and three calls to action written for the video, in its own language and about its own topic; the same each time. `language`: that of the explanations. Without a topic that is understood there are none.',
    })
    .input(z.object({ id, language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE) }))
    .output(proposals),
  progress: procedure
    .route({ method: 'GET', path: '/analyses/{id}/events', tags: ['analyses'] })
    .input(byId)
    .output(eventIterator(analysisItem)),
  cancel: procedure
    .route({ method: 'POST', path: '/analyses/{id}/cancel', tags: ['analyses'] })
    .input(byId)
    .output(analysisItem),
  retry: procedure
    .route({
      method: 'POST',
      path: '/analyses/{id}/retry',
      tags: ['analyses'],
      successStatus: 202,
      description: 'Analyses the same video again, as it is now. Costs nothing where nothing has changed.',
    })
    .input(byId)
    .output(startedAnalysis),
  remove: procedure
    .route({ method: 'DELETE', path: '/analyses/{id}', tags: ['analyses'], successStatus: 204 })
    .input(byId)
    .output(z.undefined().optional()),
  bin: procedure
    .route({ method: 'GET', path: '/analyses/bin', tags: ['analyses'] })
    .output(page(z.object({ id, title: z.string(), deleted_at: instant, expires_at: instant }))),
  restore: procedure
    .route({ method: 'POST', path: '/analyses/{id}/restore', tags: ['analyses'] })
    .input(byId)
    .output(analysisItem),

  upload: procedure
    .route({
      method: 'POST',
      path: '/analysis-uploads',
      tags: ['analyses'],
      successStatus: 201,
      inputStructure: 'detailed',
      description:
        'The body is the file itself (`application/octet-stream`), taken in as a stream: a video (MP4, MOV, WebM, 500 MB at most) or captions (SRT, VTT, 1 MB). Its first bytes say what the file is.',
    })
    .input(z.object({ query: z.strictObject({ name: z.string().max(400) }) }))
    .output(uploadItem),
  uploads: procedure
    .route({ method: 'GET', path: '/analysis-uploads', tags: ['analyses'] })
    .output(z.object({ items: z.array(uploadItem), used: count, room: count })),
  keepUpload: procedure
    .route({ method: 'PATCH', path: '/analysis-uploads/{id}', tags: ['analyses'] })
    .input(z.strictObject({ id, keep: z.boolean() }))
    .output(uploadItem),
  removeUpload: procedure
    .route({ method: 'DELETE', path: '/analysis-uploads/{id}', tags: ['analyses'], successStatus: 204 })
    .input(byId)
    .output(z.undefined().optional()),
};
