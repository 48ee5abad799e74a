import { randomInt, randomUUID } from 'node:crypto';
import type { GenerationBrief, TextEvent } from '#contract/generations/generations.ts';
import type { CtaGoal, CtaPlacement } from '#domain/generations/brief/cta-goals.ts';
import { shortenedTopic } from '#domain/generations/brief/free-topic.ts';
import type { Refusal } from '#domain/generations/brief/refusals.ts';
import type { GiveBackReason } from '#domain/quotas/meters.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { extendLeaseWhile } from '../quotas/keep-reservation-alive.ts';
import type { Reservation } from '../quotas/reserve.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { checkBrief } from './check-brief.ts';
import { listSeenTexts, type TextRow } from './generations.queries.ts';
import { hooksOrder } from './hooks-order.ts';
import {
  asDraft,
  breakOff,
  saveGeneration,
  keepUncharged,
  reserveGeneration,
  showDraft,
  textsOfKey,
  type Draft,
  type Making,
} from './save-generation.ts';
import { readParameters, type Writer } from './read-parameters.ts';
import { showText } from './show-text.ts';
import { asTexts, MOST_SEEN_CTAS, writeCtas, type Written } from './write-texts.ts';

export const SEEDS = 2 ** 31;

type Input = GenerationBrief & { key: string; count: number };

/** Hooks, each emitted as soon as it passes; errors are thrown before the first. */
export function generateHookTexts(
  app: AppContext,
  caller: Caller,
  input: Input & { account_id: string | null },
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<TextEvent, void>> {
  const { key, count, account_id: accountId, ...brief } = input;
  const { userId } = caller;
  return generate(app, caller, { kind: 'hook', key, brief, count }, async (db, seed) => {
    const order = await hooksOrder(app, db, { userId, brief, seed, count, accountId });
    return asTexts(app, userId, order, signal);
  });
}

export function generateCtaTexts(
  app: AppContext,
  caller: Caller,
  input: Input & { goal: CtaGoal | null; placement: CtaPlacement | null },
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<TextEvent, void>> {
  const { key, count, goal, placement, ...brief } = input;
  const { userId } = caller;
  return generate(
    app,
    caller,
    { kind: 'cta', key, brief, count, more: { goal, placement } },
    async (db, seed) => {
      const { language, topic } = brief;
      const seen = await listSeenTexts(db, { userId, kind: 'cta', language, topic, most: MOST_SEEN_CTAS });
      return writeCtas(app, userId, { brief, seed, count, seen, goal, placement }, signal);
    },
  );
}

interface Wanted {
  kind: 'hook' | 'cta';
  key: string;
  brief: GenerationBrief;
  count: number;
  /** Additional stored request parameters. */
  more?: object;
}

async function generate(
  app: AppContext,
  { userId }: Caller,
  { kind, key, brief, count, more = {} }: Wanted,
  write: (db: Queryable, seed: number) => Promise<AsyncIterable<Written>>,
): Promise<AsyncGenerator<TextEvent, void>> {
  const db = app.db.tenant(userId);
  const opens = await loadEntitlements(db, userId);
  const before = await textsOfKey(db, { userId, kind, key });
  if (before.length > 0) return again(before, opens);
  checkBrief(brief, opens);
  const seed = randomInt(SEEDS);
  const written = await write(db, seed);
  const now = app.clock.now();
  const making: Making = { userId, id: randomUUID(), kind, brief, key, now, opens };
  const reservation = await reserveGeneration(app, making);
  return make(app, making, { reservation, written, count, parameters: { ...brief, ...more, seed } });
}

/** The stored texts of the same key, in their current state. */
async function* again(
  rows: readonly TextRow[],
  opens: { wholeScripts: boolean },
): AsyncGenerator<TextEvent, void> {
  for (const row of rows) yield { event: 'text', text: showText(row, opens) };
  const { considered, topicKnown, brief, writer } = readParameters(rows[0]?.parameters);
  yield {
    event: 'done',
    generation_id: rows[0]?.generation_id ?? null,
    count: rows.length,
    considered,
    refused: [],
    topic_known: topicKnown,
    said_topic: saidTopic({ brief, writer }),
    repeated: true,
  };
}

/**
 * Emits each text as it comes and stores them all at the end; if the client leaves earlier, the emitted ones are stored
 * without charge.
 */
async function* make(
  app: AppContext,
  making: Making,
  {
    reservation,
    written,
    count,
    parameters,
  }: { reservation: Reservation; written: AsyncIterable<Written>; count: number; parameters: object },
): AsyncGenerator<TextEvent, void> {
  const stop = extendLeaseWhile(app, reservation);
  const drafts: Draft[] = [];
  let first: Writer | null = null;
  let unmade: GiveBackReason | null = 'cancelled';
  try {
    for await (const one of written) {
      if (one.what === 'text') {
        const draft = asDraft(one.text, one.content);
        drafts.push(draft);
        first ??= one.writer;
        yield { event: 'text', text: showDraft(making, draft, one.writer) };
      } else if (one.what === 'note') {
        yield { event: 'note', note: one.note };
      } else {
        const { writer, considered, topicKnown } = one;
        const kept = { ...parameters, writer, considered, topicKnown };
        if (drafts.length === 0) unmade = 'failed';
        else {
          // Charged only from half of the requested number.
          const keep = drafts.length * 2 < count ? keepUncharged : saveGeneration;
          await app.db
            .tenant(making.userId)
            .transaction(tx => keep(tx, making, { reservation, drafts, parameters: kept }));
          unmade = null;
        }
        yield {
          event: 'done',
          generation_id: drafts.length === 0 ? null : making.id,
          count: drafts.length,
          considered,
          refused: gatesOf(one.refused),
          topic_known: topicKnown,
          said_topic: saidTopic({ brief: making.brief, writer }),
          repeated: false,
        };
      }
    }
  } catch (error) {
    unmade &&= 'failed';
    throw error;
  } finally {
    stop();
    if (unmade !== null) {
      const made = { reservation, drafts, parameters: { ...parameters, writer: first } };
      await breakOff(app, making, made, unmade);
    }
  }
}

/** A model receives the full topic; the built-in engine may have to shorten it. */
function saidTopic({ brief, writer }: { brief: GenerationBrief; writer: Writer }): string | null {
  return writer.kind === 'embedded' ? shortenedTopic(brief.topic, brief.language) : null;
}

export function gatesOf(
  refused: Readonly<Partial<Record<Refusal, number>>>,
): { gate: Refusal; count: number }[] {
  return Object.entries(refused).map(([gate, count]) => ({ gate: gate as Refusal, count }));
}
