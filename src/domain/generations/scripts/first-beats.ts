import { measureScript } from './edit-script.ts';
import type { ShownScript } from './lock-script.ts';

/** The first beats of a script: what had been shown of it when its writing was broken off. */
export function firstBeats(script: ShownScript, count: number): ShownScript {
  const part = { ...script, beats: script.beats.slice(0, count), hashtags: [] };
  return { ...part, words: measureScript(part).words };
}
