import { z } from 'zod';
import {
  ASPECT_NAMES,
  MEDIA_FACTS_VERSION,
  NOT_ASSESSED_REASONS,
  type MediaFacts,
} from '#domain/media/media-facts.ts';
import { MEDIA_LIMITS } from '#domain/media/media-refusal.ts';

const share = z.number().min(0).max(1);
const second = z
  .number()
  .min(0)
  .max(MEDIA_LIMITS.durationSeconds + 5);
const measure = z.number();
const span = { fromSecond: second, toSecond: second };
const spans = z.array(z.object(span)).max(10_000);
const text = z.string().max(2_000);
const shortName = z.string().max(40);
/** Boxes of faces at the edge extend a little outside the picture. */
const edge = z.number().min(-2).max(3);
const box = z.object({ left: edge, top: edge, width: edge, height: edge });

function assessed<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.discriminatedUnion('notAssessed', [
    z.object({ notAssessed: z.literal(null), ...shape }),
    z.object({ notAssessed: z.enum(NOT_ASSESSED_REASONS) }),
  ]);
}

const file = z.object({
  container: shortName,
  videoCodec: shortName,
  audioCodec: shortName.nullable(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  rotationDegrees: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  framesPerSecond: measure.nullable(),
  aspectRatio: z.number().positive(),
  aspectName: z.enum(ASPECT_NAMES).nullable(),
  durationSeconds: second,
  bytes: z.number().positive(),
  bitRate: measure.nullable(),
});

const pictures = assessed({
  cutsSeconds: z.array(second).max(10_000),
  shots: spans,
  meanShotSeconds: second,
  medianShotSeconds: second,
  cutsPerMinute: measure,
  firstCutSecond: second.nullable(),
  cutsInFirstThreeSeconds: z.number().int().min(0),
  motion: z.object({ firstThreeSeconds: share, rest: share.nullable(), ratio: measure.nullable() }),
  blackSpans: spans,
  blackShare: share,
  letterbox: z.object({ top: share, bottom: share, left: share, right: share }).nullable(),
  loopDistance: share,
});

const sound = assessed({
  loudnessLufs: measure,
  aboveTargetLu: measure,
  loudnessRangeLu: measure.nullable(),
  peakDbfs: measure.nullable(),
  silences: spans,
  silentShare: share,
});

const speech = assessed({
  segments: spans,
  startSecond: second.nullable(),
  ratio: share,
  musicOnly: z.boolean(),
});

const texts = assessed({
  items: z
    .array(
      z.object({
        ...span,
        text,
        language: z.enum(['fr', 'en']).nullable(),
        confidence: share,
        box: box.optional(),
      }),
    )
    .max(2_000),
  textShare: share,
  hook: z.object({ text, fromSecond: second, confidence: share }).nullable(),
  meanWords: measure.nullable(),
  framesRead: z.number().int().min(0),
});

/** The facts as the analysing process must send them. */
export const MediaFactsSchema = z.object({
  // Earlier versions exist in stored analyses and in archives.
  version: z.int().min(1).max(MEDIA_FACTS_VERSION),
  file,
  pictures,
  sound,
  speech,
  texts,
}) satisfies z.ZodType<MediaFacts>;
