import type { ScriptBeat, VideoScript } from './video-script.ts';

/** Counted contents of a script's locked part; each has its words under `generations.locked`. */
export const LOCKED_SCRIPT_PARTS = ['beats', 'sentences', 'screen_texts', 'prompts', 'hashtags'] as const;
type LockedScriptPart = (typeof LOCKED_SCRIPT_PARTS)[number];

/** The part that the plan does not include: its start time, and its exact contents by count. */
export interface LockedScript {
  from: number;
  to: number;
  contains: { what: LockedScriptPart; count: number }[];
}

interface ShownBeat extends Omit<ScriptBeat, 'lines'> {
  lines: string[];
}

/** A script as shown to the user: title, length, word count and first beats are always included. */
export interface ShownScript extends Omit<VideoScript, 'beats' | 'hashtags'> {
  beats: ShownBeat[];
  hashtags: string[];
  /** Null: the whole script is included. */
  locked: LockedScript | null;
}

/** Number of beats outside the paywall: the hook and the next one. */
const FREE_BEATS = 2;

/** The whole script, with nothing locked. */
export function openScript(script: VideoScript): ShownScript {
  const beats = script.beats.map(beat => ({ ...beat, lines: [...beat.lines] }));
  return { ...script, beats, hashtags: [...script.hashtags], locked: null };
}

/**
 * The part outside the paywall; the rest is counted and omitted. A script stored with this part only stays unchanged.
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
