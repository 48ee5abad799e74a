import { z } from 'zod';
import type { Wire } from '#contract/wire/wire.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { PRECISIONS, SOURCE_IDS } from '#domain/sources/reading.ts';
import { BENCHMARKS } from '#domain/statistics/benchmark-sources.ts';
import { AGE_KNOTS_DAYS } from '#domain/statistics/reference-age-curve.ts';
import type { AnalysisInput } from '#domain/video-analysis/findings/analysis-input.ts';
import { TRANSCRIPT_SOURCES } from '#domain/video-analysis/findings/transcript.ts';
import { MediaFactsSchema } from '#server/integrations/media-analyser/media-facts-schema.ts';
import { MOST_COMPARED } from './gather-input.ts';

const EARLIEST = Date.UTC(2014, 0, 1);
const MOST_LINES = 20_000;
const MOST_BENCHMARKS = 100;
const MOST_HASHTAGS = 50_000;

const count = z.int().nonnegative().nullable();
const seconds = z.number().nonnegative();
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(value => !value.includes('\0') && value.isWellFormed());
const id = z.string().regex(/^\d{1,20}$/);
/** Rendered as a link: only an address of the platform is accepted. */
const url = text(400).regex(/^https:\/\/www\.tiktok\.com\/@[\w.-]+\/(?:video|photo)\/\d+$/);
const handle = z.string().regex(/^[a-z0-9_.-]{1,40}$/);
const kind = z.enum(['video', 'slideshow']);

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** Each hashtag is compared with all videos: an unrealistic number must not block the server. */
function haveFewHashtags(videos: readonly { caption: string }[]): boolean {
  return videos.reduce((sum, { caption }) => sum + caption.split('#').length - 1, 0) <= MOST_HASHTAGS;
}

/** Schema for the inputs of an external analysis; `latest`: the latest plausible instant. */
export function readArchivedInputs(latest: Date): z.ZodType<Wire<AnalysisInput>> {
  const instant = z.iso.datetime({ precision: 3 }).refine(value => {
    const time = Date.parse(value);
    return time >= EARLIEST && time <= latest.getTime();
  });
  const measured = { source: z.enum(SOURCE_IDS), precision: z.enum(PRECISIONS), observedAt: instant };
  const counts = { views: count, likes: count, comments: count, shares: count };
  const schema = z.strictObject({
    video: z.strictObject({
      id: id.nullable(),
      url: url.nullable(),
      username: handle.nullable(),
      kind,
      caption: text(10_000),
      hashtags: z.array(text(200)).max(200).optional(),
      durationSeconds: seconds.nullable(),
      publishedAt: instant.nullable(),
      counts: z.strictObject({ ...counts, saves: count, ...measured }).nullable(),
      isDemo: z.boolean(),
      hookCorrection: z
        .strictObject({ kind: z.enum(HOOK_KINDS), correctedAt: instant })
        .nullable()
        .optional(),
    }),
    ownVideos: z
      .array(
        z.strictObject({
          id,
          url,
          caption: text(10_000),
          kind,
          durationSeconds: seconds.nullable(),
          publishedAt: instant,
          ...counts,
          saves: count.optional(),
          ...measured,
          hook: z.enum(HOOK_KINDS).nullable().optional(),
        }),
      )
      .max(MOST_COMPARED)
      .refine(haveFewHashtags),
    ownUsername: handle.nullable(),
    curve: z.strictObject({
      logs: z.array(z.number()).length(AGE_KNOTS_DAYS.length),
      measuredFromDays: seconds,
    }),
    mediaFacts: MediaFactsSchema.nullable().optional(),
    transcript: z
      .strictObject({
        source: z.enum(TRANSCRIPT_SOURCES),
        timed: z.boolean(),
        lines: z
          .array(z.strictObject({ fromSecond: seconds, toSecond: seconds, text: text(10_000) }))
          .max(MOST_LINES),
      })
      .nullable()
      .optional(),
    // Only published benchmarks that the product itself contains.
    benchmarks: z.array(z.json()).max(MOST_BENCHMARKS).refine(areOurs),
    now: instant,
    timeZone: z.string().max(64).refine(isTimeZone),
  });
  return schema as unknown as z.ZodType<Wire<AnalysisInput>>;
}

const OURS = new Set(BENCHMARKS.map(one => JSON.stringify(one)));

function areOurs(benchmarks: readonly unknown[]): boolean {
  return benchmarks.every(one => OURS.has(JSON.stringify(one)));
}
