import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import {
  ANSWER_HELPS,
  CELL_KINDS,
  CONVERSATION_FORMATS,
  CONVERSATION_TITLE_MAX,
  MESSAGE_STATES,
} from '#domain/assistant/question/conversation.ts';
import { PRECISIONS } from '#domain/sources/reading.ts';
import { REFUSAL_REASONS } from '#domain/statistics/estimate.ts';
import { CHANGE_PARTS } from '#domain/statistics/change-split.ts';
import { told } from './accounts/accounts.ts';
import { count, id, instant, page, procedure, sourceId } from './wire/base.ts';
import { LANGUAGES } from './wire/languages.ts';

const day = z.iso.date();
const number = z.number();

/** Texts typed by users or taken from captions are data: a client displays them verbatim and never interprets them. */
const answerTable = z.object({
  title: z.string(),
  columns: z.array(z.object({ key: z.string(), header: z.string(), kind: z.enum(CELL_KINDS) })),
  rows: z.array(z.array(z.union([z.string(), number, z.null()]))),
});
export type AnswerTable = z.infer<typeof answerTable>;

const rangeRow = z.discriminatedUnion('known', [
  z.object({
    id: z.string(),
    label: z.string(),
    n: count,
    known: z.literal(true),
    /** Null: a range without a point estimate; a bound that cannot be stated is null. */
    factor: number.nullable(),
    low: number.nullable(),
    high: number.nullable(),
    verdict: z.enum(['winner', 'loser', 'unclear']),
  }),
  z.object({
    id: z.string(),
    label: z.string(),
    n: count,
    known: z.literal(false),
    /** Why there is no range; answers of earlier versions gave the reason only. */
    refusal: z.union([z.string(), z.object({ reason: z.enum(REFUSAL_REASONS), n: count, needed: count })]),
  }),
]);

/** Plain data for one of the charts; the accompanying text explains the figures. */
const answerChart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ranges'),
    title: z.string(),
    rowHeader: z.string(),
    level: number,
    rows: z.array(rangeRow),
  }),
  z.object({
    kind: z.literal('growth'),
    title: z.string(),
    readings: z.array(z.object({ at: instant, count, precision: z.enum(PRECISIONS) })),
  }),
  z.object({
    kind: z.literal('split'),
    title: z.string(),
    earlier: count,
    later: count,
    parts: z.record(z.enum(CHANGE_PARTS), number),
    factors: z
      .object({ earlier: z.object({ volume: count }), later: z.object({ volume: count }) })
      .optional(),
    one: z.object({ publishedAt: instant, views: count }).optional(),
    labels: z.object({ earlier: z.string(), later: z.string() }),
  }),
  z.object({
    kind: z.literal('calendar'),
    title: z.string(),
    counts: z.array(z.object({ date: day, count })),
    to: day,
    knownFrom: day.nullable(),
    knownUntil: day.nullable().optional(),
  }),
]);
export type AnswerChart = z.infer<typeof answerChart>;

/** How an answer was computed: account, days, source and time of measurement. */
const answerBasis = z.object({
  /** Null: not about a single account. */
  username: z.string().nullable(),
  is_demo: z.boolean(),
  /** Days in the user's time zone, both inclusive; null: as far back as data is stored. */
  from: day.nullable(),
  to: day.nullable(),
  /** Number of videos or measurements it is based on. */
  n: count,
  sources: z.array(sourceId),
  observed_from: instant.nullable(),
  observed_until: instant.nullable(),
  rounded: z.boolean(),
  /** Described in the language of the answer. */
  method: z.string(),
  /** The documentation section with details, such as `videos#median`. */
  doc: z.string().regex(/^[a-z-]+#[a-z-]+$/),
});
export type AnswerBasis = z.infer<typeof answerBasis>;

const givenAnswer = z.object({
  language: z.enum(LANGUAGES),
  /** Sentences, each on its own line. */
  text: z.array(z.string()),
  table: answerTable.nullable(),
  chart: answerChart.nullable(),
  basis: answerBasis.nullable(),
  /** What the user can do where data is missing. */
  help: z.array(z.enum(ANSWER_HELPS)),
  /** Product pages with details. */
  links: z.array(z.object({ label: z.string(), path: z.string().regex(/^\/[\w/#?=&.%-]*$/) })),
  /** Follow-up questions, each complete. */
  suggestions: z.array(z.string()),
  /** Whether a language model worded the text; it never supplies figures. */
  by_model: z.boolean(),
  /**
   * `model_failed`: it returned nothing; `model_figures`: it stated a figure that the results do not contain. The
   * built-in wording is used.
   */
  note: z.enum(['model_failed', 'model_figures']).nullable(),
});
/** Named: otherwise the compiler inlines the shape into every call's declaration. */
export interface GivenAnswer extends z.infer<typeof givenAnswer> {}
export const givenAnswerSchema: z.ZodType<GivenAnswer, GivenAnswer> = givenAnswer;

const messageFields = z.object({
  id,
  question: z.string(),
  state: z.enum(MESSAGE_STATES),
  asked_at: instant,
  finished_at: instant.nullable(),
  /** Null until there is one. */
  answer: givenAnswerSchema.nullable(),
  /** Why it failed; a failure costs nothing. */
  error: told.nullable(),
});
export interface ConversationMessage extends z.infer<typeof messageFields> {}
const message: z.ZodType<ConversationMessage, ConversationMessage> = messageFields;

const conversationFields = z.object({
  id,
  /** Empty until the first question. */
  title: z.string(),
  questions: count,
  created_at: instant,
  changed_at: instant,
  deleted_at: instant.nullable(),
});
export interface ConversationItem extends z.infer<typeof conversationFields> {}
const conversation: z.ZodType<ConversationItem, ConversationItem> = conversationFields;

const said = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(value => !value.includes('\0') && value.isWellFormed());
const byId = z.object({ id });
const ofMessage = z.object({ id, messageId: id });

export const assistant = {
  list: procedure
    .route({
      method: 'GET',
      path: '/conversations',
      tags: ['assistant'],
      description:
        'The newest first. `q` searches titles and questions; `deleted` lists what can be restored.',
    })
    .input(
      z.object({
        q: said(200).optional(),
        deleted: z.enum(['true', 'false']).optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(30),
      }),
    )
    .output(page(conversation)),
  create: procedure
    .route({ method: 'POST', path: '/conversations', tags: ['assistant'], successStatus: 201 })
    .input(z.strictObject({ title: said(CONVERSATION_TITLE_MAX).default('') }))
    .output(conversation),
  get: procedure
    .route({ method: 'GET', path: '/conversations/{id}', tags: ['assistant'] })
    .input(byId)
    .output(z.object({ conversation, messages: z.array(message) })),
  rename: procedure
    .route({ method: 'PATCH', path: '/conversations/{id}', tags: ['assistant'] })
    .input(z.strictObject({ id, title: said(CONVERSATION_TITLE_MAX).refine(value => value.trim() !== '') }))
    .output(conversation),
  remove: procedure
    .route({ method: 'DELETE', path: '/conversations/{id}', tags: ['assistant'], successStatus: 204 })
    .input(byId)
    .output(z.undefined().optional()),
  restore: procedure
    .route({ method: 'POST', path: '/conversations/{id}/restore', tags: ['assistant'] })
    .input(byId)
    .output(conversation),
  export: procedure
    .route({
      method: 'GET',
      path: '/conversations/{id}/export',
      tags: ['assistant'],
      outputStructure: 'detailed',
      description: 'A conversation as a file. `csv`: one line for each question.',
    })
    .input(byId.extend({ format: z.enum(CONVERSATION_FORMATS) }))
    .output(
      z.object({
        status: z.literal(200).describe('The file'),
        headers: z.record(z.string(), z.string()),
        body: z.file(),
      }),
    ),
  ask: procedure
    .route({
      method: 'POST',
      path: '/conversations/{id}/messages',
      tags: ['assistant'],
      description:
        'Asks, and streams the message until it is answered; whoever leaves finds the answer in the conversation. An answer from one’s own figures counts as one question; what is not understood, not known, stopped or failed costs nothing. The same `messageId` again is the same question. `replaces`: asked again in place of that one.',
    })
    .input(
      z.strictObject({
        id,
        messageId: id,
        text: said(20_000),
        /** The account to use when the question names none. */
        accountId: id.optional(),
        replaces: id.optional(),
      }),
    )
    .output(eventIterator(message)),
  follow: procedure
    .route({ method: 'GET', path: '/conversations/{id}/messages/{messageId}/events', tags: ['assistant'] })
    .input(ofMessage)
    .output(eventIterator(message)),
  message: procedure
    .route({ method: 'GET', path: '/conversations/{id}/messages/{messageId}', tags: ['assistant'] })
    .input(ofMessage)
    .output(message),
  stop: procedure
    .route({ method: 'POST', path: '/conversations/{id}/messages/{messageId}/stop', tags: ['assistant'] })
    .input(ofMessage)
    .output(message),
};
