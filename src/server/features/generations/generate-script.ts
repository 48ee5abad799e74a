import { randomInt, randomUUID } from 'node:crypto';
import type { GenerationBrief, GenerationNote, ScriptEvent } from '#contract/generations/generations.ts';
import { hookRules } from '#domain/generations/hooks/generate-hooks.ts';
import { refuseText } from '#domain/generations/checks/gates.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import type { ScriptLength, SheetId } from '#domain/generations/scripts/beat-sheet.ts';
import { generateScript } from '#domain/generations/scripts/generate-script.ts';
import { firstBeats } from '#domain/generations/scripts/first-beats.ts';
import { isOutline } from '#domain/generations/scripts/is-outline.ts';
import { openScript } from '#domain/generations/scripts/lock-script.ts';
import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import type { GiveBackReason } from '#domain/quotas/meters.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeScriptWithModel, type ModelScript } from '../ai-models/writing/write-script-with-model.ts';
import type { Reservation } from '../quotas/reserve.ts';
import { releaseUnits, extendLeaseWhile } from '../quotas/keep-reservation-alive.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { checkBrief } from './check-brief.ts';
import { SEEDS } from './generate-texts.ts';
import { listSeenTexts } from './generations.queries.ts';
import { MOST_SEEN } from './hooks-order.ts';
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
import { EMBEDDED, type Writer } from './read-parameters.ts';
import { showText } from './show-text.ts';

/** Fallback reasons that the script screen distinguishes; all others are shown as a failure. */
const NOTES: Partial<Record<FallbackReason, GenerationNote>> = {
  slow: 'model_too_slow',
  declined: 'model_refused',
  unusable: 'model_unusable',
  too_few: 'model_unusable',
};

type Input = GenerationBrief & {
  key: string;
  seconds: ScriptLength;
  sheet: SheetId;
  hook: string;
  loops: boolean;
};

/** A script, beat by beat as far as the plan includes it; errors are thrown before the first beat. */
export async function generateScriptText(
  app: AppContext,
  { userId }: Caller,
  input: Input,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<ScriptEvent, void>> {
  const { key, ...wish } = input;
  const { seconds: _, sheet: __, hook, loops: ___, ...brief } = wish;
  const db = app.db.tenant(userId);
  const opens = await loadEntitlements(db, userId);
  const [before] = await textsOfKey(db, { userId, kind: 'script', key });
  if (before !== undefined) return again({ event: 'done', text: showText(before, opens), repeated: true });
  checkBrief(brief, opens);
  if (hook !== '') checkHook(brief, hook);
  const seed = randomInt(SEEDS);
  const now = app.clock.now();
  const making: Making = { userId, id: randomUUID(), kind: 'script', brief, key, now, opens };
  const reservation = await reserveGeneration(app, making);
  const said = await writeOrGiveBack(app, making, reservation, { ...input, seed, signal });
  const outline = isOutline(said.script);
  const parameters = { ...wish, seed, writer: writerOf(said), ...(outline && { outline }) };
  return make(app, making, reservation, { said, parameters });
}

/** A hook given by the user may be long or already seen; the content rules for all texts still apply. */
function checkHook(brief: GenerationBrief, hook: string): void {
  const refusal = refuseText(hook, { ...hookRules(brief, NICHES, []), mostSeconds: 60, ownWords: true });
  if (refusal === 'claim' || refusal === 'coarse' || refusal === 'markup' || refusal === 'empty') {
    throw new AppError('generation_hook_refused');
  }
}

const writerOf = ({ model }: Pick<ModelScript, 'model'>): Writer =>
  model === null ? EMBEDDED : { kind: 'model', name: model };

async function* again(event: ScriptEvent): AsyncGenerator<ScriptEvent, void> {
  yield await Promise.resolve(event);
}

async function writeOrGiveBack(
  app: AppContext,
  making: Making,
  reservation: Reservation,
  input: Input & { seed: number; signal: AbortSignal | undefined },
): Promise<ModelScript> {
  const stop = extendLeaseWhile(app, reservation);
  try {
    const said = await writeScript(app, making, input);
    // The request was aborted: it is neither stored nor charged.
    input.signal?.throwIfAborted();
    return said;
  } catch (error) {
    await releaseUnits(app, reservation, 'failed');
    throw error;
  } finally {
    stop();
  }
}

async function* make(
  app: AppContext,
  making: Making,
  reservation: Reservation,
  { said, parameters }: { said: ModelScript; parameters: object },
): AsyncGenerator<ScriptEvent, void> {
  const script = openScript(said.script);
  let shown = 0;
  let unmade: GiveBackReason | null = 'cancelled';
  try {
    const writer = writerOf(said);
    const draft = asDraft(script.title, { kind: 'script', script });
    const text = showDraft(making, draft, writer, { outline: isOutline(script) });
    if (said.note !== null) {
      const by: Writer = { kind: 'model', name: said.note.model };
      const note = said.model === null ? (NOTES[said.note.reason] ?? 'model_failed') : 'model_partly';
      yield { event: 'note', note, writer: by };
    }
    for (const beat of text.script?.beats ?? []) {
      shown += 1;
      yield { event: 'beat', beat };
    }
    const keep = isOutline(script) ? keepUncharged : saveGeneration;
    await app.db
      .tenant(making.userId)
      .transaction(tx => keep(tx, making, { reservation, drafts: [draft], parameters }));
    unmade = null;
    yield { event: 'done', text, repeated: false };
  } catch (error) {
    unmade &&= 'failed';
    throw error;
  } finally {
    if (unmade !== null) {
      const part: Draft = asDraft(script.title, { kind: 'script', script: firstBeats(script, shown) });
      const made = { reservation, drafts: shown === 0 ? [] : [part], parameters };
      await breakOff(app, making, made, unmade);
    }
  }
}

async function writeScript(
  app: AppContext,
  { userId, brief }: Making,
  { seed, seconds, sheet, hook, loops, signal }: Input & { seed: number; signal: AbortSignal | undefined },
): Promise<ModelScript> {
  const seen = await listSeenTexts(app.db.tenant(userId), {
    userId,
    kind: 'script',
    language: brief.language,
    topic: brief.topic,
    most: MOST_SEEN,
  });
  const script = generateScript({
    brief,
    seconds,
    sheet,
    seed,
    niches: NICHES,
    seen,
    loops,
    ...(hook !== '' && { hook }),
  });
  if (script === null) throw new AppError('generation_nothing_passed');
  // A given hook stays unchanged, and a last line that loops back to the first is preserved.
  const ids = script.beats.map(({ id }) => id);
  const keep = [...(hook === '' ? [] : ids.slice(0, 1)), ...(loops ? ids.slice(-1) : [])];
  return writeScriptWithModel(
    app,
    userId,
    { brief, script, seed, keep },
    signal === undefined ? {} : { signal },
  );
}
