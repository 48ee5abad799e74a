import { randomInt, randomUUID } from 'node:crypto';
import type { GeneratedText } from '#contract/generations/generations.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { giveBack, keepAlive } from '../quotas/keep-reservation-alive.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { getTextRow } from './change-text.ts';
import { checkBrief } from './check-brief.ts';
import { SEEDS } from './generate-texts.ts';
import { listSeenTexts, markRemoved, type TextRow } from './generations.queries.ts';
import { hooksOrder } from './hooks-order.ts';
import {
  asDraft,
  keepGeneration,
  reserveGeneration,
  showDraft,
  textsOfKey,
  type Making,
} from './save-generation.ts';
import { readParameters, type MadeWith } from './read-parameters.ts';
import { showText } from './show-text.ts';
import { asTexts, MOST_SEEN_CTAS, writeCtas, type Written } from './write-texts.ts';

/** One other hook or call for the same brief; the old one goes to the bin in the same transaction. */
export async function regenerateText(
  world: World,
  { userId }: Caller,
  { id, key }: { id: string; key: string },
): Promise<GeneratedText> {
  const db = world.db.tenant(userId);
  const opens = await loadEntitlements(db, userId);
  for (const kind of ['hook', 'cta'] as const) {
    const [before] = await textsOfKey(db, { userId, kind, key });
    if (before !== undefined) return showText(before, opens);
  }
  const old = await getTextRow(db, userId, id);
  if (old.kind === 'script') throw new AppError('generation_script_whole');
  const made = readParameters(old.parameters);
  checkBrief(made.brief, opens);
  const making: Making = {
    userId,
    id: randomUUID(),
    kind: old.kind,
    brief: made.brief,
    key,
    now: world.clock.now(),
    opens,
  };
  const reservation = await reserveGeneration(world, making);
  const stop = keepAlive(world, reservation);
  try {
    const seed = randomInt(SEEDS);
    const { draft, writer } = await firstOf(await writeOne(world, db, old, { userId, made, seed }));
    const { goal, placement } = made;
    const parameters = { ...made.brief, goal, placement, seed, writer, topicKnown: made.topicKnown };
    await db.transaction(async tx => {
      await keepGeneration(tx, making, { reservation, drafts: [draft], parameters });
      await markRemoved(tx, userId, { ids: [id], now: making.now });
    });
    return showDraft(making, draft, writer);
  } catch (error) {
    await giveBack(world, reservation, 'failed');
    throw error;
  } finally {
    stop();
  }
}

async function writeOne(
  world: World,
  db: Queryable,
  old: TextRow,
  { userId, made, seed }: { userId: string; made: MadeWith; seed: number },
): Promise<AsyncIterable<Written>> {
  const { brief, goal, placement } = made;
  if (old.kind === 'hook') {
    const order = await hooksOrder(world, db, { userId, brief, seed, count: 1, accountId: null });
    return asTexts(world, userId, order, undefined);
  }
  const seen = await listSeenTexts(db, {
    userId,
    kind: 'cta',
    language: brief.language,
    topic: brief.topic,
    most: MOST_SEEN_CTAS,
  });
  return writeCtas(world, userId, { brief, seed, count: 1, seen, goal, placement }, undefined);
}

async function firstOf(written: AsyncIterable<Written>) {
  for await (const one of written) {
    if (one.what === 'text') return { draft: asDraft(one.text, one.content), writer: one.writer };
  }
  throw new AppError('generation_nothing_passed');
}
