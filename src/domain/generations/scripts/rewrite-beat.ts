import type { Niche } from '../brief/angle-bundle.ts';
import type { Brief } from '../brief/brief.ts';
import { findSheetBeat, getBeatSheet } from './beat-sheets.ts';
import { findBundle } from './choose-angle.ts';
import { chooseCta, chooseHook, hookOnScreen } from './choose-ends.ts';
import { draftBeats } from './draft-beats.ts';
import { editScript, type BeatEdit, type PartOfScript } from './edit-script.ts';
import { linesSeconds } from './time-beats.ts';

interface RewriteRequest {
  brief: Brief;
  niches: readonly Niche[];
  seed: number;
  /** Hooks and calls to action the creator has already seen. */
  seen?: readonly string[];
}

/** Maximum wordings of a sentence tried. */
const MOST_WAYS = 4;

function otherWords(script: PartOfScript, beatId: string, request: RewriteRequest): BeatEdit | null {
  const { brief, niches, seed, seen = [] } = request;
  const { language, seconds } = script;
  const beat = findSheetBeat(script.sheet, beatId);
  const now = script.beats.find(({ id }) => id === beatId);
  if (beat === undefined || now === undefined) return null;
  const bundle = findBundle(niches, language, script.bundleId) ?? null;
  const sheet = getBeatSheet(script.sheet);
  const known = [...seen, ...now.lines];
  const ends = { brief, niches, seed, seconds, seen: known };
  if (beat.kind === 'hook') {
    const hook = chooseHook(ends, sheet, bundle);
    return hook === '' ? null : { id: beatId, lines: [hook], onScreen: hookOnScreen(hook, bundle, brief) };
  }
  if (beat.kind === 'cta') {
    const call = chooseCta(ends, sheet, bundle, 'end');
    return call === '' || now.lines.includes(call)
      ? null
      : { id: beatId, lines: [call, ...now.lines.slice(1)] };
  }
  const hook = script.beats[0]?.lines.join(' ') ?? '';
  const others = script.beats.filter(({ id }) => id !== beatId);
  const room = seconds - others.reduce((sum, { lines }) => sum + linesSeconds(lines, language), 0);
  for (let way = 0; way < MOST_WAYS; way++) {
    const at = (seed + way) % MOST_WAYS;
    const drafts = draftBeats(beat, {
      brief,
      seconds,
      bundle,
      hook,
      turn: ways => at % ways,
      stepTurn: at,
    });
    const lines = drafts.find(({ id }) => id === beatId)?.lines ?? [];
    const kept = lines.slice(0, Math.max(1, now.lines.length)).map(({ text }) => text);
    const isNew = kept.length > 0 && kept.join(' ') !== now.lines.join(' ');
    if (isNew && linesSeconds(kept, language) <= Math.max(room, now.spokenSeconds))
      return { id: beatId, lines: kept };
  }
  return null;
}

/**
 * A script with one beat reworded: another hook or call to action from the generators, or another wording from the
 * sheet. Null where no other fits the time.
 */
export function rewriteBeat<Script extends PartOfScript>(
  script: Script,
  beatId: string,
  request: RewriteRequest,
): Script | null {
  const change = otherWords(script, beatId, request);
  return change === null ? null : editScript(script, [change]);
}
