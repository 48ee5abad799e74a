import { z } from 'zod';
import { ADDRESSES, PLATFORMS, TONES } from '#domain/generations/brief/brief.ts';
import { CTA_GOALS, CTA_PLACEMENTS } from '#domain/generations/brief/cta-goals.ts';
import { REFUSALS } from '#domain/generations/brief/refusals.ts';
import { TEXT_KINDS } from '#domain/generations/brief/generation-limits.ts';
import { ASSUMPTIONS, FAMILIES, SLOTS } from '#domain/generations/brief/pattern.ts';
import { SCORE_SOURCES, TERM_IDS } from '#domain/generations/score/score-terms.ts';
import { SCRIPT_LENGTHS, SHEET_IDS, SHOTS, SOUNDS } from '#domain/generations/scripts/beat-sheet.ts';
import { LOCKED_SCRIPT_PARTS } from '#domain/generations/scripts/lock-script.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { FALLBACK_REASONS } from '#domain/ai-models/fallback.ts';
import { PRECISIONS } from '#domain/sources/reading.ts';
import { REFUSAL_REASONS } from '#domain/statistics/estimate.ts';
import { count, id, instant, sourceId } from '../wire/base.ts';

export const language = z.enum(['fr', 'en']);
/** The brief in responses: the `Brief` of the domain. */
const briefObject = z.object({
  language,
  platform: z.enum(PLATFORMS),
  niche: z.string().nullable(),
  topic: z.string(),
  tone: z.enum(TONES),
  address: z.enum(ADDRESSES),
  audience: z.string(),
  proof: z.string(),
  putaclic: z.boolean(),
  payoff: z.string(),
});
export interface GenerationBrief extends z.infer<typeof briefObject> {}

/** The built-in engine, or the model that was configured. */
export const writer = z.object({ kind: z.enum(['embedded', 'model']), name: z.string().nullable() });

const score = z.object({
  points: z.number(),
  terms: z.array(z.object({ id: z.enum(TERM_IDS), points: z.number(), source: z.enum(SCORE_SOURCES) })),
});

const hookFields = z.object({
  family: z.enum(FAMILIES),
  /** The class that analyses and reports would assign to it. */
  hookClass: z.enum(HOOK_KINDS),
  patternId: z.string(),
  bundleId: z.string().nullable(),
  seconds: z.number(),
  score,
  /** One sentence in the language of the text. */
  why: z.string(),
  bait: z.object({
    points: z.number(),
    level: z.literal([0, 1, 2, 3]),
    signs: z.array(z.object({ id: z.string(), points: z.number() })),
  }),
  /** What must be true of the creator for the hook to be usable. */
  assumes: z.enum(ASSUMPTIONS).nullable(),
  /** What the video must show for the hook to be honest. */
  promise: z.object({ part: z.enum([...SLOTS, 'payoff']), text: z.string() }).nullable(),
  /** The gate that rejects the current text: null as generated, possibly set after an edit. */
  refusal: z.enum(REFUSALS).nullable(),
  /** Writer of this text, where several writers took part in one generation. */
  writer: writer.optional(),
});
export interface HookContent extends z.infer<typeof hookFields> {}
export const hookContent: z.ZodType<HookContent, HookContent> = hookFields;

const ctaFields = z.object({
  goal: z.enum(CTA_GOALS),
  placement: z.enum(CTA_PLACEMENTS),
  patternId: z.string(),
  bundleId: z.string().nullable(),
  seconds: z.number(),
  assumes: z.enum(ASSUMPTIONS).nullable(),
  refusal: z.enum(REFUSALS).nullable(),
});
export interface CtaContent extends z.infer<typeof ctaFields> {}
export const ctaContent: z.ZodType<CtaContent, CtaContent> = ctaFields;

const beatFields = z.object({
  id: z.string(),
  /** Seconds from the start. */
  startsAt: z.number(),
  endsAt: z.number(),
  lines: z.array(z.string()),
  onScreen: z.string(),
  /** What the creator must add; null where the library provides everything. */
  prompt: z.string().nullable(),
  shot: z.enum(SHOTS),
  sound: z.enum(SOUNDS),
  spokenSeconds: z.number(),
});
export interface ScriptBeatItem extends z.infer<typeof beatFields> {}
const beat: z.ZodType<ScriptBeatItem, ScriptBeatItem> = beatFields;

export const scriptLength = z.literal(SCRIPT_LENGTHS);

/** `ShownScript` of the domain: what the plan does not include is omitted from the response and counted in `locked`. */
const scriptFields = z.object({
  title: z.string(),
  language,
  seconds: scriptLength,
  sheet: z.enum(SHEET_IDS),
  bundleId: z.string().nullable(),
  beats: z.array(beat),
  words: count,
  wordBudget: count,
  hashtags: z.array(z.string()),
  assumesExperience: z.boolean(),
  locked: z
    .object({
      from: z.number(),
      to: z.number(),
      contains: z.array(z.object({ what: z.enum(LOCKED_SCRIPT_PARTS), count })),
    })
    .nullable(),
});
export interface ScriptContent extends z.infer<typeof scriptFields> {}
export const scriptContent: z.ZodType<ScriptContent, ScriptContent> = scriptFields;

const textFields = z.object({
  id,
  /** Shared by the texts of one call. */
  generation_id: id,
  kind: z.enum(TEXT_KINDS),
  /** Current text; for a script its title. */
  text: z.string(),
  /** Text as generated, before any manual edit. */
  written_text: z.string(),
  brief: briefObject,
  /** The one matching its kind is set, the others are null. */
  hook: hookContent.nullable(),
  cta: ctaContent.nullable(),
  script: scriptContent.nullable(),
  writer,
  /** Its generation was interrupted: the texts already shown are stored, and nothing was counted. */
  broken_off: z.boolean(),
  /** A script that is mostly left for the user to write: nothing was charged for it. */
  is_outline: z.boolean(),
  is_favourite: z.boolean(),
  /** The video in which it was used. */
  used: z.object({ video_id: z.string(), at: instant }).nullable(),
  created_at: instant,
  deleted_at: instant.nullable(),
});
/** Named: otherwise the compiler inlines the shape into every call's declaration. */
export interface GeneratedText extends z.infer<typeof textFields> {}
export const generatedText: z.ZodType<GeneratedText, GeneratedText> = textFields;

/** Events during generation that the creator should know. */
const GENERATION_NOTES = [
  'model_failed',
  'model_too_slow',
  'model_refused',
  'model_unusable',
  'model_partly',
] as const;
export type GenerationNote = (typeof GENERATION_NOTES)[number];

const noted = z.object({ event: z.literal('note'), note: z.enum(GENERATION_NOTES), writer });

/** Each text as soon as it has passed the gates, then `done`: only then are they counted. */
const textEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('text'), text: generatedText }),
  /** Why the built-in engine writes instead of a model, or completes its output. */
  z.object({ event: z.literal('note'), note: z.enum(FALLBACK_REASONS) }),
  z.object({
    event: z.literal('done'),
    /** Null where no text passed; nothing is then stored or counted. */
    generation_id: id.nullable(),
    count,
    considered: count,
    /** Number of texts rejected by each gate. */
    refused: z.array(z.object({ gate: z.enum(REFUSALS), count })),
    /** Whether the library covers the topic; if not, texts only name it. */
    topic_known: z.boolean(),
    /** Shorter wording used in the texts when the topic is too long; null: the topic is used in full. */
    said_topic: z.string().nullable(),
    /** The same key was used before: these are the texts returned then. */
    repeated: z.boolean(),
  }),
]);
export type TextEvent = z.infer<typeof textEvent>;
export const textEvents: z.ZodType<TextEvent, TextEvent> = textEvent;

/** The beats one by one, limited to the visible part; then the stored script. */
const scriptEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('beat'), beat }),
  noted,
  z.object({ event: z.literal('done'), text: generatedText, repeated: z.boolean() }),
]);
export type ScriptEvent = z.infer<typeof scriptEvent>;
export const scriptEvents: z.ZodType<ScriptEvent, ScriptEvent> = scriptEvent;

const refused = z.object({
  known: z.literal(false),
  reason: z.enum(REFUSAL_REASONS),
  n: count,
  needed: count,
});

/** Effect of one class of opening on the creator's own measured videos, on views at equal age. */
const winnerPattern = z.object({
  hookClass: z.enum(HOOK_KINDS),
  /** Videos with it, and without. */
  n: count,
  without: count,
  /** Range of a `winner` or `loser`; a bound that cannot be stated is null, and both are null for other verdicts. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  level: z.number(),
  /** Only a `winner` is used for generation. */
  verdict: z.enum(['winner', 'loser', 'sign', 'unclear']),
  /** The newest videos of this class, five at most. `url` is null for demonstration data. */
  videos: z.array(z.object({ id: z.string(), opening: z.string(), url: z.string().nullable() })),
});

const winnersFields = z.discriminatedUnion('known', [
  refused,
  z.object({
    known: z.literal(true),
    username: z.string(),
    /** Videos compared. */
    n: count,
    /** Classes that could be tested, those supported first. */
    patterns: z.array(winnerPattern),
    /** Number of classes that occur but are too rare or too common to be tested. */
    untested: count,
    supported: z.array(z.enum(HOOK_KINDS)),
  }),
]);
export type Winners = z.infer<typeof winnersFields>;
export const winners: z.ZodType<Winners, Winners> = winnersFields;

/** Performance of a text that was used: the latest measurements of its video. */
const usedFields = z.object({
  text: generatedText,
  /** Null: the video is no longer stored. */
  video: z
    .object({
      id: z.string(),
      url: z.string().nullable(),
      caption: z.string(),
      username: z.string(),
      published_at: instant,
      views: count.nullable(),
      likes: count.nullable(),
      comments: count.nullable(),
      shares: count.nullable(),
      source: sourceId,
      precision: z.enum(PRECISIONS),
      observed_at: instant,
      /** Compared with the account's own videos from around that time, at the same age. */
      against: z.discriminatedUnion('known', [
        refused,
        z.object({ known: z.literal(true), factor: z.number(), percentile: z.number(), n: count }),
      ]),
    })
    .nullable(),
});
export interface UsedText extends z.infer<typeof usedFields> {}
export const usedText: z.ZodType<UsedText, UsedText> = usedFields;
