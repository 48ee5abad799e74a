import type { ScriptBeat } from './video-script.ts';

/** Whether most of it is still to be written by its reader: half of its beats or more have no line to say. */
export function isOutline({ beats }: { beats: readonly Pick<ScriptBeat, 'lines'>[] }): boolean {
  const silent = beats.filter(({ lines }) => lines.every(line => line.trim() === '')).length;
  return silent * 2 >= beats.length;
}
