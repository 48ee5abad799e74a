import { oc } from '@orpc/contract';
import { z } from 'zod';
import { FIGURE_FORMULAS } from '#domain/metrics/provenance.ts';
import { PERIOD_DAYS } from '#domain/time/period.ts';
import { PRECISIONS, SOURCE_IDS, type SourceId } from '#domain/sources/reading.ts';
import type { ErrorCode } from './errors.ts';

/** An instant on the wire: ISO 8601 with time zone. */
export const instant = z.string().meta({ format: 'date-time' });
export const id = z.uuid();
export const count = z.number().int().nonnegative();

const PERIOD_INVALID = 'period_invalid' satisfies ErrorCode;

/** One of the specification's periods. The message of a validation error may be an error code. */
export const periodDays = z.coerce
  .number({ error: PERIOD_INVALID })
  .refine((value): value is (typeof PERIOD_DAYS)[number] => PERIOD_DAYS.some(days => days === value), {
    error: PERIOD_INVALID,
  });

/** Explicitly typed: otherwise the compiler writes all literals into the declaration of every response. */
export const sourceId: z.ZodType<SourceId, SourceId> = z.enum(SOURCE_IDS);

/** Provenance of a figure: shown next to it on hover or tap. */
export const provenance = z.object({
  /** Null when several sources were mixed, or when nothing was measured. */
  source: sourceId.nullable(),
  sources: z.array(sourceId),
  precision: z.enum(PRECISIONS),
  /** It combines exact and rounded parts. */
  mixed: z.boolean(),
  /** Rounding step of the figure: 1 when exact. */
  step: z.number().int().positive(),
  observedAt: instant.nullable(),
  /** Number of measured values the figure is based on. */
  n: count,
  /** Name of the formula, for derived figures. */
  formula: z.enum(FIGURE_FORMULAS),
});
export type Provenance = z.infer<typeof provenance>;

/** Every procedure declares its access level; `session` is the default, exceptions are named. */
export interface AccessMeta {
  access: 'public' | 'session' | 'admin';
  /** Refused: only for signed-in users, never for API keys. Administration refuses API keys anyway. */
  apiKeys?: 'refused';
}

export const procedure = oc.$meta<AccessMeta>({ access: 'session' });
export const publicProcedure = procedure.meta({ access: 'public' });
export const adminProcedure = procedure.meta({ access: 'admin' });
/** For actions reserved to a signed-in user: keys, security, account deletion. */
export const sessionProcedure = procedure.meta({ access: 'session', apiKeys: 'refused' });

/** A list response: one page, and where the next one begins. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}
