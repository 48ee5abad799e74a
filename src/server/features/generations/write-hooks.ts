import type { Brief } from '#domain/generations/brief/brief.ts';
import type { GeneratedHook } from '#domain/generations/hooks/generated-hook.ts';
import { findAngles } from '#domain/generations/hooks/hook-candidates.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import type { Refusal } from '#domain/generations/brief/refusals.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import { writeHooksWithModel } from '../ai-models/writing/write-hooks-with-model.ts';
import type { AppContext } from '../../services/app-context.ts';
import { EMBEDDED, type Writer } from './read-parameters.ts';

export interface HooksOrder {
  brief: Brief;
  seed: number;
  count: number;
  seen: readonly string[];
  ownLifts: Readonly<Partial<Record<HookKind, number>>>;
  /** Opening classes to use; null: all. */
  classes: readonly HookKind[] | null;
}

/** Events of a writer, in sequence: hooks that passed every check, notes, and the sums. */
type WrittenHook =
  | { what: 'hook'; hook: GeneratedHook; writer: Writer }
  | { what: 'note'; note: FallbackReason }
  | {
      what: 'end';
      /** Writer of the first of them. */
      writer: Writer;
      considered: number;
      refused: Readonly<Partial<Record<Refusal, number>>>;
      topicKnown: boolean;
    };

/** Hooks by the user's writer: their own model, the deployment's, else the built-in engine. */
export async function* writeHooks(
  app: AppContext,
  userId: string,
  order: HooksOrder,
  signal: AbortSignal | undefined,
): AsyncGenerator<WrittenHook, void> {
  const { brief, seed, count, seen, ownLifts, classes } = order;
  const request = {
    brief,
    seed,
    count,
    seen,
    ownLifts,
    niches: NICHES,
    ...(classes !== null && { classes }),
  };
  let first: Writer | null = null;
  const told = writeHooksWithModel(app, userId, request, signal === undefined ? {} : { signal });
  for await (const one of told) {
    if (one.kind === 'item') {
      const writer: Writer =
        one.writer.kind === 'embedded' ? EMBEDDED : { kind: 'model', name: one.writer.model };
      first ??= writer;
      yield { what: 'hook', hook: one.item, writer };
    } else if (one.kind === 'note') yield { what: 'note', note: one.reason };
    else if (one.kind === 'end') {
      const topicKnown = findAngles(brief, NICHES).known;
      yield { what: 'end', writer: first ?? EMBEDDED, ...one.sums, topicKnown };
    }
  }
}
