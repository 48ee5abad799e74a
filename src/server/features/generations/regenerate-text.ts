import { randomInt, randomUUID } from 'node:crypto';
import type { GeneratedText } from '#contract/generations/generations.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { releaseUnits, extendLeaseWhile } from '../quotas/keep-reservation-alive.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { getTextRow } from './change-text.ts';
import { checkBrief } from './check-brief.ts';
import { SEEDS } from './generate-texts.ts';
import { listSeenTexts, markRemoved, type TextRow } from './generations.queries.ts';
import { hooksOrder } from './hooks-order.ts';
import {
  asDraft,
  saveGeneration,
  reserveGeneration,
  showDraft,
  textsOfKey,
  type Making,
} from './save-generation.ts';
import { readParameters, type MadeWith } from './read-parameters.ts';
import { showText } from './show-text.ts';
import { asTexts, MOST_SEEN_CTAS, writeCtas, type Written } from './write-texts.ts';

/** Replaces one hook or call to action for the same brief; the old one goes to the bin in the same transaction. */
export async function regenerateText(
  app: AppContext,
  { userId }: Caller,
  { id, key }: { id: string; key: string },
): Promise<GeneratedText> {
  const db = app.db.tenant(userId);
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
    now: app.clock.now(),
    opens,
  };
  const reservation = await reserveGeneration(app, making);
  const stop = extendLeaseWhile(app, reservation);
  try {
    const seed = randomInt(SEEDS);
    const { draft, writer } = await firstOf(await writeOne(app, db, old, { userId, made, seed }));
    const { goal, placement } = made;
    const parameters = { ...made.brief, goal, placement, seed, writer, topicKnown: made.topicKnown };
    await db.transaction(async tx => {
      await saveGeneration(tx, making, { reservation, drafts: [draft], parameters });
      await markRemoved(tx, userId, { ids: [id], now: making.now });
    });
    return showDraft(making, draft, writer);
  } catch (error) {
    await releaseUnits(app, reservation, 'failed');
    throw error;
  } finally {
    stop();
  }
}

async function writeOne(
  app: AppContext,
  db: Queryable,
  old: TextRow,
  { userId, made, seed }: { userId: string; made: MadeWith; seed: number },
): Promise<AsyncIterable<Written>> {
  const { brief, goal, placement } = made;
  if (old.kind === 'hook') {
    const order = await hooksOrder(app, db, { userId, brief, seed, count: 1, accountId: null });
    return asTexts(app, userId, order, undefined);
  }
  const seen = await listSeenTexts(db, {
    userId,
    kind: 'cta',
    language: brief.language,
    topic: brief.topic,
    most: MOST_SEEN_CTAS,
  });
  return writeCtas(app, userId, { brief, seed, count: 1, seen, goal, placement }, undefined);
}

async function firstOf(written: AsyncIterable<Written>) {
  for await (const one of written) {
    if (one.what === 'text') return { draft: asDraft(one.text, one.content), writer: one.writer };
  }
  throw new AppError('generation_nothing_passed');
}
