import { oc } from '@orpc/contract';
import { z } from 'zod';
import { FIGURE_FORMULAS } from '#domain/metrics/provenance.ts';
import { PERIOD_DAYS } from '#domain/time/period.ts';
import { PRECISIONS, SOURCE_IDS, type SourceId } from '#domain/sources/reading.ts';
import type { ErrorCode } from './errors.ts';

/** An instant on the wire: ISO 8601 with zone. */
export const instant = z.string().meta({ format: 'date-time' });
export const id = z.uuid();
export const count = z.number().int().nonnegative();

const PERIOD_INVALID = 'period_invalid' satisfies ErrorCode;

/** One of the specification's periods. A refusal may name its code by the message. */
export const periodDays = z.coerce
  .number({ error: PERIOD_INVALID })
  .refine((value): value is (typeof PERIOD_DAYS)[number] => PERIOD_DAYS.some(days => days === value), {
    error: PERIOD_INVALID,
  });

/** Named by its type, not by its words: the compiler writes down every answer of every call. */
export const sourceId: z.ZodType<SourceId, SourceId> = z.enum(SOURCE_IDS);

/** Where a figure comes from: shown beside it, one hover or tap away. */
export const provenance = z.object({
  /** Null when several were mixed, or when nothing was measured. */
  source: sourceId.nullable(),
  sources: z.array(sourceId),
  precision: z.enum(PRECISIONS),
  /** Exact and rounded parts stand in it together. */
  mixed: z.boolean(),
  /** Step the figure moves in: 1 when exact. */
  step: z.number().int().positive(),
  observedAt: instant.nullable(),
  /** How many measured values the figure rests on. */
  n: count,
  /** Name of the formula, for derived figures. */
  formula: z.enum(FIGURE_FORMULAS),
});
export type Provenance = z.infer<typeof provenance>;

/** Every procedure says whom it lets in; `session` is the rule, the rest is named. */
export interface AccessMeta {
  access: 'public' | 'session' | 'admin';
  /** Refused: only a person who signed in may ask, never an API key. Administration refuses them anyway. */
  apiKeys?: 'refused';
}

export const procedure = oc.$meta<AccessMeta>({ access: 'session' });
export const publicProcedure = procedure.meta({ access: 'public' });
export const adminProcedure = procedure.meta({ access: 'admin' });
/** What a person alone decides: keys, security, leaving. */
export const sessionProcedure = procedure.meta({ access: 'session', apiKeys: 'refused' });

/** Lists answer one page and where the next begins. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}
