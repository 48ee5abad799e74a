import { z } from 'zod';
import type { Wire } from '#contract/wire/wire.ts';
import { MOST_REPORT_VIDEOS, REPORT_DAYS, type ReportData } from '#domain/account-reports/report-data.ts';
import { CALENDAR_WEEKS } from '#domain/account-reports/posting-calendar.ts';
import { EXPERIMENT_TEXT_MAX } from '#domain/experiments/experiment-limits.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { PRECISIONS, SOURCE_IDS } from '#domain/sources/reading.ts';
import { REFUSAL_REASONS } from '#domain/statistics/estimate.ts';
import { EXPERIMENT_METRICS } from '#domain/experiments/experiment.ts';
import { AGE_KNOTS_DAYS } from '#domain/statistics/reference-age-curve.ts';

const MOST_EXPERIMENTS = 1_000;
const MOST_HASHTAGS = 50_000;
/** One measurement a day for two periods, and an extra day for each clock change. */
const MOST_READINGS = 2 * REPORT_DAYS.most + 10;
const EARLIEST = Date.UTC(2014, 0, 1);

const count = z.int().nonnegative();
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(value => !value.includes('\0') && value.isWellFormed());
const number = z.number();
const totals = z.strictObject({ videos: count, views: count.nullable() });
const ids = z.array(z.string().regex(/^\d{1,19}$/)).max(10_000);

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

/** Schema for the data of an external report; `latest`: the latest plausible instant. */
export function readArchivedReport(latest: Date): z.ZodType<Wire<ReportData>> {
  const instant = z.iso.datetime({ precision: 3 }).refine(value => {
    const time = Date.parse(value);
    return time >= EARLIEST && time <= latest.getTime();
  });
  const precision = z.enum(PRECISIONS);
  const video = z.strictObject({
    id: z.string().regex(/^\d{1,19}$/),
    // Rendered as a link: only an address of the platform is accepted.
    url: text(400).regex(/^https:\/\/www\.tiktok\.com\/@[\w.-]+\/(?:video|photo)\/\d+$/),
    caption: text(10_000),
    kind: z.enum(['video', 'slideshow']),
    durationSeconds: number.nonnegative().nullable(),
    publishedAt: instant,
    views: count.nullable(),
    likes: count.nullable(),
    comments: count.nullable(),
    shares: count.nullable(),
    saves: count.nullable().optional(),
    source: z.enum(SOURCE_IDS),
    precision,
    observedAt: instant,
    hook: z.enum(HOOK_KINDS).nullable().optional(),
  });
  const comparison = z.strictObject({
    known: z.literal(true).optional(),
    factor: number,
    low: number,
    high: number,
    level: number,
    p: number,
    differs: z.boolean(),
    n: z.strictObject({ group: count, reference: count }),
  });
  const experiment = z.strictObject({
    experiment: z.strictObject({
      hypothesis: text(EXPERIMENT_TEXT_MAX.hypothesis),
      variable: text(EXPERIMENT_TEXT_MAX.variable),
      rule: z.strictObject({
        metric: z.enum(EXPERIMENT_METRICS),
        atAgeDays: number,
        plannedPerArm: count,
        falseAlarm: number,
      }),
      lockedAt: instant.nullable(),
    }),
    videoIds: ids,
    verdict: z.discriminatedUnion('known', [
      z.strictObject({
        known: z.literal(true),
        outcome: z.enum(['variant_better', 'variant_worse', 'no_difference_found']),
        comparison,
        videoIds: z.strictObject({ usual: ids, variant: ids }),
      }),
      z.strictObject({
        known: z.literal(false),
        reason: z.enum(REFUSAL_REASONS),
        n: count,
        needed: count,
      }),
    ]),
  });
  return z.strictObject({
    username: z.string().regex(/^[a-z0-9_.-]{1,40}$/),
    isDemo: z.boolean(),
    timeZone: z.string().max(64).refine(isTimeZone),
    days: z.int().min(REPORT_DAYS.least).max(REPORT_DAYS.most),
    madeAt: instant,
    videos: z.array(video).max(MOST_REPORT_VIDEOS).refine(haveFewHashtags),
    knownVideos: count,
    whole: z
      .strictObject({
        period: totals,
        comparison: totals,
        oldestVideoAt: instant,
        days: z.array(z.strictObject({ day: z.iso.date(), videos: count })).max(7 * CALENDAR_WEEKS),
      })
      .optional(),
    isWhole: z.boolean().optional(),
    rowsRejected: count.optional(),
    dayViews: z.strictObject({ views: count, days: count }).optional(),
    curve: z.strictObject({
      logs: z.array(number).length(AGE_KNOTS_DAYS.length),
      measuredFromDays: number.nonnegative(),
    }),
    followedVideos: count,
    followers: z
      .array(
        z.strictObject({
          count: count.nullable(),
          precision,
          observedAt: instant,
          source: z.enum(SOURCE_IDS).optional(),
        }),
      )
      .max(MOST_READINGS),
    experiments: z.array(experiment).max(MOST_EXPERIMENTS),
  });
}
