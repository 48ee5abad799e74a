import { randomUUID } from 'node:crypto';
import type { GeneratedText } from '#contract/generations/generations.ts';
import type { Brief } from '#domain/generations/brief/brief.ts';
import type { TextKind } from '#domain/generations/brief/generation-limits.ts';
import type { GiveBackReason, Meter } from '#domain/quotas/meters.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { releaseQuota, reserveQuota, settleQuota, type Reservation } from '../quotas/reserve.ts';
import { releaseUnits } from '../quotas/keep-reservation-alive.ts';
import type { AppContext } from '../../services/app-context.ts';
import { insertGeneration, listTextsOfKey, type TextRow } from './generations.queries.ts';
import type { Writer } from './read-parameters.ts';
import { showText, type TextContent } from './show-text.ts';

/** An accepted text, before it is stored. */
export interface Draft {
  id: string;
  text: string;
  content: TextContent;
}

/** A generation in progress. */
export interface Making {
  userId: string;
  id: string;
  kind: TextKind;
  brief: Brief;
  key: string;
  now: Date;
  opens: { wholeScripts: boolean };
}

/** Its result, complete or aborted. */
interface Made {
  reservation: Reservation;
  drafts: readonly Draft[];
  parameters: object;
}

const METERS: Record<TextKind, Meter> = {
  hook: 'hooks_generation',
  cta: 'hooks_generation',
  script: 'script_generation',
};

/** Texts written earlier for this key; empty for a new key. */
export function textsOfKey(
  db: Queryable,
  { userId, kind, key }: Pick<Making, 'userId' | 'kind' | 'key'>,
): Promise<TextRow[]> {
  return listTextsOfKey(db, userId, { kind, requestKey: key });
}

/** Reserves the cost; refused while the same key is in use elsewhere, for instance in another tab. */
export async function reserveGeneration(app: AppContext, making: Making): Promise<Reservation> {
  const { userId, kind, key, brief } = making;
  const niche = NICHES.find(({ id }) => id === brief.niche)?.names[brief.language];
  const label = brief.topic === '' ? (niche ?? '') : brief.topic;
  const order = { meter: METERS[kind], key, about: { id: making.id, label } };
  const reservation = await app.db
    .tenant(userId)
    .transaction(tx => reserveQuota(tx, userId, order, making.now));
  if (reservation.repeated) throw new AppError('generation_running');
  return reservation;
}

/** Stores the generation and its texts, and charges their cost, atomically. */
export async function saveGeneration(tx: Transaction, making: Making, made: Made): Promise<void> {
  await settleQuota(tx, made.reservation, making.now);
  await insertMade(tx, making, made, making.key);
}

/** Stored under its key as usual, but the cost is released: it is less than was promised. */
export async function keepUncharged(tx: Transaction, making: Making, made: Made): Promise<void> {
  await releaseQuota(tx, made.reservation, 'too_little', making.now);
  await insertMade(tx, making, made, making.key);
}

/**
 * Releases the cost. The emitted texts are stored, marked as aborted and without key: a repeat with the same key starts
 * anew.
 */
export async function breakOff(
  app: AppContext,
  making: Making,
  made: Made,
  reason: GiveBackReason,
): Promise<void> {
  if (made.drafts.length > 0) {
    const parameters = { ...made.parameters, brokenOff: true };
    try {
      await insertMade(app.db.tenant(making.userId), making, { ...made, parameters }, null);
    } catch (error) {
      app.log.warn({ err: error }, 'what was shown of a generation could not be kept');
    }
  }
  await releaseUnits(app, made.reservation, reason);
}

function insertMade(
  db: Queryable,
  { userId, id, kind, brief, now }: Making,
  { drafts, parameters }: Made,
  requestKey: string | null,
): Promise<void> {
  return insertGeneration(db, userId, {
    id,
    kind,
    language: brief.language,
    topic: brief.topic,
    parameters,
    requestKey,
    now,
    texts: drafts.map((draft, position) => ({
      id: draft.id,
      position,
      text: draft.text,
      content: contentOf(draft.content),
    })),
  });
}

function contentOf(content: TextContent): object {
  if (content.kind === 'hook') return content.hook;
  return content.kind === 'cta' ? content.cta : content.script;
}

export function asDraft(text: string, content: TextContent): Draft {
  return { id: randomUUID(), text, content };
}

/** In the form it will have once stored. */
export function showDraft(
  making: Making,
  draft: Draft,
  writer: Writer,
  more: { outline?: boolean } = {},
): GeneratedText {
  const { id, text } = draft;
  const row: TextRow = {
    id,
    generation_id: making.id,
    kind: making.kind,
    text,
    written_text: text,
    content: contentOf(draft.content),
    is_favourite: false,
    used_video_id: null,
    used_at: null,
    created_at: making.now,
    deleted_at: null,
    parameters: { ...making.brief, writer, ...more },
  };
  return showText(row, making.opens);
}
