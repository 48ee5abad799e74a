import type { CtaGoal, CtaPlacement } from '#domain/generations/brief/cta-goals.ts';
import { findAngles } from '#domain/generations/hooks/hook-candidates.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import type { Refusal } from '#domain/generations/brief/refusals.ts';
import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import { writeCtasWithModel } from '../ai-models/writing/write-ctas-with-model.ts';
import type { AppContext } from '../../services/app-context.ts';
import { contentOfCta, contentOfHook } from './hook-content.ts';
import { EMBEDDED, type Writer } from './read-parameters.ts';
import type { TextContent } from './show-text.ts';
import { writeHooks, type HooksOrder } from './write-hooks.ts';

/** There are fewer ways to ask for a comment than to begin a video: only the latest calls to action are excluded. */
export const MOST_SEEN_CTAS = 10;

/** Events of a writer of hooks or calls to action. */
export type Written =
  | { what: 'text'; text: string; content: TextContent; writer: Writer }
  | { what: 'note'; note: FallbackReason }
  | {
      what: 'end';
      writer: Writer;
      considered: number;
      refused: Readonly<Partial<Record<Refusal, number>>>;
      topicKnown: boolean;
    };

/** Converts hook events to text events. */
export async function* asTexts(
  app: AppContext,
  userId: string,
  order: HooksOrder,
  signal: AbortSignal | undefined,
): AsyncGenerator<Written, void> {
  for await (const written of writeHooks(app, userId, order, signal)) {
    if (written.what !== 'hook') yield written;
    else {
      const { hook, writer } = written;
      yield {
        what: 'text',
        text: hook.text,
        content: { kind: 'hook', hook: { ...contentOfHook(hook), writer } },
        writer,
      };
    }
  }
}

interface CtasOrder extends Pick<HooksOrder, 'brief' | 'seed' | 'count' | 'seen'> {
  goal: CtaGoal | null;
  placement: CtaPlacement | null;
}

/** Calls to action by the user's writer: their own model, the deployment's, else the built-in engine. */
export async function* writeCtas(
  app: AppContext,
  userId: string,
  order: CtasOrder,
  signal: AbortSignal | undefined,
): AsyncGenerator<Written, void> {
  const { brief, seed, count, seen, goal, placement } = order;
  const request = {
    brief,
    seed,
    count,
    seen,
    niches: NICHES,
    ...(goal !== null && { goal }),
    ...(placement !== null && { placement }),
  };
  let first: Writer | null = null;
  const told = writeCtasWithModel(app, userId, request, signal === undefined ? {} : { signal });
  for await (const one of told) {
    if (one.kind === 'item') {
      const { item, writer: by } = one;
      const writer: Writer = by.kind === 'embedded' ? EMBEDDED : { kind: 'model', name: by.model };
      first ??= writer;
      yield { what: 'text', text: item.text, content: { kind: 'cta', cta: contentOfCta(item) }, writer };
    } else if (one.kind === 'note') yield { what: 'note', note: one.reason };
    else if (one.kind === 'end') {
      const topicKnown = findAngles(brief, NICHES).known;
      yield { what: 'end', writer: first ?? EMBEDDED, ...one.sums, topicKnown };
    }
  }
}
