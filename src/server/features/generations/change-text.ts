import { randomInt } from 'node:crypto';
import type { GeneratedText, ScriptContent } from '#contract/generations/generations.ts';
import { judgeWords } from '#domain/generations/hooks/judge-words.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { editScript, type BeatEdit } from '#domain/generations/scripts/edit-script.ts';
import { lockScript } from '#domain/generations/scripts/lock-script.ts';
import { rewriteBeat } from '#domain/generations/scripts/rewrite-beat.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { loadEntitlements, type Entitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findText, isOwnVideo, markUsed, rewriteText, type TextRow } from './generations.queries.ts';
import { readParameters } from './read-parameters.ts';
import { readContent, showText } from './show-text.ts';

/** An existing text of the user; those of other users are not found. */
export async function getTextRow(
  db: Queryable,
  userId: string,
  id: string,
  hold: 'held' | 'read' = 'read',
): Promise<TextRow> {
  const row = await findText(db, userId, id, hold);
  if (row === undefined) throw new AppError('generation_not_found');
  return row;
}

export async function getText(app: AppContext, { userId }: Caller, id: string): Promise<GeneratedText> {
  const db = app.db.tenant(userId);
  const row = await getTextRow(db, userId, id);
  return showText(row, await loadEntitlements(db, userId));
}

interface Change {
  id: string;
  text?: string | undefined;
  favourite?: boolean | undefined;
  beats?: BeatEdit[] | undefined;
}

/**
 * Changes the words, the beats, or the favourite flag. The user's own words are scored like any other, and never
 * refused.
 */
export function changeText(app: AppContext, { userId }: Caller, change: Change): Promise<GeneratedText> {
  return app.db.tenant(userId).transaction(async tx => {
    const row = await getTextRow(tx, userId, change.id, 'held');
    const opens = await loadEntitlements(tx, userId);
    const isReworded = change.text !== undefined || change.beats !== undefined;
    const changed: TextRow = {
      ...row,
      ...(isReworded && reworded(row, change, opens)),
      is_favourite: change.favourite ?? row.is_favourite,
    };
    await rewriteText(tx, userId, changed);
    return showText(changed, opens);
  });
}

type Words = Pick<TextRow, 'text' | 'content'>;

function reworded(row: TextRow, { text, beats = [] }: Change, opens: Entitlements): Words {
  const content = readContent(row.kind, row.content);
  if (content.kind === 'script') {
    for (const { id } of beats) requireOpenBeat(content.script, id, opens);
    const script = editScript(content.script, beats);
    const title = text ?? script.title;
    return { text: title, content: { ...script, title } };
  }
  if (beats.length > 0) throw new AppError('generation_beat_unknown');
  const words = text ?? row.text;
  const { brief } = readParameters(row.parameters);
  const { seconds, score, bait, why, hookClass, refusal } = judgeWords(words, brief, NICHES);
  if (content.kind === 'cta') return { text: words, content: { ...content.cta, seconds, refusal } };
  const { hook } = content;
  const reading = { ...bait, level: hook.bait.level };
  return {
    text: words,
    content: { ...hook, seconds, score, why, hookClass, refusal, bait: reading },
  };
}

/** What the plan locks cannot be changed either. */
function requireOpenBeat(script: ScriptContent, id: string, { wholeScripts }: Entitlements): void {
  const { beats } = wholeScripts ? script : lockScript(script);
  if (!beats.some(beat => beat.id === id)) throw new AppError('generation_beat_unknown');
}

/** Rewords one beat of a script. */
export function rewriteScriptBeat(
  app: AppContext,
  { userId }: Caller,
  { id, beat }: { id: string; beat: string },
): Promise<GeneratedText> {
  return app.db.tenant(userId).transaction(async tx => {
    const row = await getTextRow(tx, userId, id, 'held');
    const opens = await loadEntitlements(tx, userId);
    const content = readContent(row.kind, row.content);
    if (content.kind !== 'script') throw new AppError('generation_beat_unknown');
    requireOpenBeat(content.script, beat, opens);
    const { brief } = readParameters(row.parameters);
    const script = rewriteBeat(content.script, beat, { brief, niches: NICHES, seed: randomInt(2 ** 31) });
    if (script === null) throw new AppError('generation_nothing_passed');
    const changed: TextRow = { ...row, text: script.title, content: script };
    await rewriteText(tx, userId, changed);
    return showText(changed, opens);
  });
}

/** Links the user's own video in which the text was used; null removes the link. */
export function setVideo(
  app: AppContext,
  { userId }: Caller,
  { id, videoId }: { id: string; videoId: string | null },
): Promise<GeneratedText> {
  return app.db.tenant(userId).transaction(async tx => {
    await getTextRow(tx, userId, id, 'held');
    if (videoId !== null && !(await isOwnVideo(tx, userId, videoId))) throw new AppError('video_not_found');
    await markUsed(tx, userId, { id, videoId, now: app.clock.now() });
    return showText(await getTextRow(tx, userId, id), await loadEntitlements(tx, userId));
  });
}
