import { generateHooks } from '#domain/generation/generate-hooks.ts';
import type { GeneratedHook } from '#domain/generation/generated-hook.ts';
import { NICHES } from '#domain/generation/library/niches.ts';
import type { Brief } from '#domain/generation/brief.ts';
import type { Refusal } from '#domain/generation/refusals.ts';
import type { GenerationNote } from '#contract/generations.ts';
import type { HookKind } from '#domain/hooks/hook-kind.ts';
import { EMBEDDED, type Writer } from './read-parameters.ts';

export interface HooksOrder {
  brief: Brief;
  seed: number;
  count: number;
  seen: readonly string[];
  ownLifts: Readonly<Partial<Record<HookKind, number>>>;
  /** Classes of openings to keep to; null: all. */
  classes: readonly HookKind[] | null;
}

/** What a writer gives, one after the other: hooks that passed every gate, what happened on the way, and the sums. */
export type WrittenHook =
  | { what: 'hook'; hook: GeneratedHook; writer: Writer }
  | { what: 'note'; note: GenerationNote; writer: Writer }
  | {
      what: 'end';
      writer: Writer;
      considered: number;
      refused: Readonly<Partial<Record<Refusal, number>>>;
      topicKnown: boolean;
    };

/** Hooks by the built-in engine, which gives them all at once. */
export async function* writeHooks(order: HooksOrder): AsyncGenerator<WrittenHook, void> {
  const { brief, seed, count, seen, ownLifts, classes } = order;
  const { hooks, considered, refused, topicKnown } = generateHooks({
    brief,
    seed,
    count,
    seen,
    ownLifts,
    niches: NICHES,
    ...(classes !== null && { classes }),
  });
  for (const hook of hooks) yield { what: 'hook', hook, writer: EMBEDDED };
  yield { what: 'end', writer: EMBEDDED, considered, refused, topicKnown };
}
