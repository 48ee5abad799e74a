import { findSheetBeat } from './beat-sheets.ts';
import type { SheetId } from './beat-sheet.ts';
import type { ScriptBeat } from './video-script.ts';

interface Beats {
  sheet: SheetId;
  beats: readonly Pick<ScriptBeat, 'id' | 'lines'>[];
}

/** Number of spoken beats without words. What only the creator can show or tell does not count as missing. */
export function countUnwrittenBeats({ sheet, beats }: Beats): number {
  return beats.filter(
    ({ id, lines }) => findSheetBeat(sheet, id)?.kind !== 'own' && lines.every(line => line.trim() === ''),
  ).length;
}

export function isOutline(script: Beats): boolean {
  return countUnwrittenBeats(script) > 0;
}
