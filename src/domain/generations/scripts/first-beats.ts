import { measureScript } from './edit-script.ts';
import type { ShownScript } from './lock-script.ts';

/** The first beats of a script: those already shown when its generation was interrupted. */
export function firstBeats(script: ShownScript, count: number): ShownScript {
  const part = { ...script, beats: script.beats.slice(0, count), hashtags: [] };
  return { ...part, words: measureScript(part).words };
}
