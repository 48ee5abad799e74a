import type { ScriptBeat, VideoScript } from './video-script.ts';

/** What the locked part of a script holds, counted; each has its words under `generations.locked`. */
export const LOCKED_SCRIPT_PARTS = ['beats', 'sentences', 'screen_texts', 'prompts', 'hashtags'] as const;
type LockedScriptPart = (typeof LOCKED_SCRIPT_PARTS)[number];

/** The part that the plan does not open: when it begins, and exactly what stands in it. */
export interface LockedScript {
  from: number;
  to: number;
  contains: { what: LockedScriptPart; count: number }[];
}

interface ShownBeat extends Omit<ScriptBeat, 'lines'> {
  lines: string[];
}

/** A script as a reader may see it: title, length, words and its first beats in any case. */
export interface ShownScript extends Omit<VideoScript, 'beats' | 'hashtags'> {
  beats: ShownBeat[];
  hashtags: string[];
  /** Null: the whole script stands there. */
  locked: LockedScript | null;
}

/** Beats that stand outside the paywall: the hook and what follows it. */
const FREE_BEATS = 2;

/** The whole script, nothing locked. */
export function openScript(script: VideoScript): ShownScript {
  const beats = script.beats.map(beat => ({ ...beat, lines: [...beat.lines] }));
  return { ...script, beats, hashtags: [...script.hashtags], locked: null };
}

/**
 * What stands outside the paywall; the rest is counted and left out. A script of which only this part was kept stays as
 * it is.
 */
export function lockScript(script: ShownScript): ShownScript {
  if (script.locked !== null) return script;
  const free = script.beats.slice(0, FREE_BEATS);
  const rest = script.beats.slice(FREE_BEATS);
  const first = rest[0];
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return script;
  const counts: Record<LockedScriptPart, number> = {
    beats: rest.length,
    sentences: rest.reduce((sum, beat) => sum + beat.lines.length, 0),
    screen_texts: rest.filter(beat => beat.onScreen !== '').length,
    prompts: rest.filter(beat => beat.prompt !== null).length,
    hashtags: script.hashtags.length,
  };
  const contains = LOCKED_SCRIPT_PARTS.map(what => ({ what, count: counts[what] }));
  return {
    ...script,
    beats: free,
    hashtags: [],
    locked: {
      from: first.startsAt,
      to: last.endsAt,
      contains: contains.filter(({ count }) => count > 0),
    },
  };
}
