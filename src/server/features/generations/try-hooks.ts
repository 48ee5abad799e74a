import { randomInt, randomUUID } from 'node:crypto';
import type { GenerationBrief, TextEvent } from '#contract/generations/generations.ts';
import { DEMO_TRIES } from '#domain/demo/demo-workspace.ts';
import { shortenedTopic } from '#domain/generations/brief/free-topic.ts';
import { findAngles } from '#domain/generations/hooks/hook-candidates.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { limitDemoTries } from '../../services/rate-limits/limit-demo-tries.ts';
import { writeHooksInWorker } from '../ai-models/writing/hook-worker.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { checkBrief } from './check-brief.ts';
import { contentOfHook } from './hook-content.ts';
import { hooksOrder } from './hooks-order.ts';
import { asDraft, showDraft, type Making } from './save-generation.ts';
import { gatesOf, SEEDS } from './generate-texts.ts';
import { EMBEDDED } from './read-parameters.ts';

/** Hooks for a demo visitor, from the built-in engine: no model is paid for visitors, and nothing is stored. */
export async function tryHooks(
  app: AppContext,
  caller: Caller,
  input: GenerationBrief & { key: string; count: number; account_id: string | null },
): Promise<AsyncGenerator<TextEvent, void>> {
  const { key, count, account_id: accountId, ...brief } = input;
  const { userId } = caller;
  const db = app.db.tenant(userId);
  const opens = await loadEntitlements(db, userId);
  checkBrief(brief, opens);
  await limitDemoTries(app, caller, 'lists');
  const order = await hooksOrder(app, db, {
    userId,
    brief,
    accountId,
    seed: randomInt(SEEDS),
    count: Math.min(count, DEMO_TRIES.hooksAtOnce),
  });
  const { classes, ...request } = order;
  const { hooks, considered, refused } = await writeHooksInWorker({
    ...request,
    niches: NICHES,
    ...(classes !== null && { classes }),
  });
  const now = app.clock.now();
  const making: Making = { userId, id: randomUUID(), kind: 'hook', brief, key, now, opens };
  const drafts = hooks.map(hook =>
    asDraft(hook.text, { kind: 'hook', hook: { ...contentOfHook(hook), writer: EMBEDDED } }),
  );
  return tell([
    ...drafts.map(draft => ({ event: 'text' as const, text: showDraft(making, draft, EMBEDDED) })),
    {
      event: 'done',
      generation_id: null,
      count: drafts.length,
      considered,
      refused: gatesOf(refused),
      topic_known: findAngles(brief, NICHES).known,
      said_topic: shortenedTopic(brief.topic, brief.language),
      repeated: false,
    },
  ]);
}

async function* tell(events: readonly TextEvent[]): AsyncGenerator<TextEvent, void> {
  yield* events;
}
