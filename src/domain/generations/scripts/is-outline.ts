import { findSheetBeat } from './beat-sheets.ts';
import type { SheetId } from './beat-sheet.ts';
import type { ScriptBeat } from './video-script.ts';

/** Whether a spoken beat has no words yet. What only the creator can show or tell does not count as missing. */
export function isOutline({
  sheet,
  beats,
}: {
  sheet: SheetId;
  beats: readonly Pick<ScriptBeat, 'id' | 'lines'>[];
}): boolean {
  return beats.some(
    ({ id, lines }) => findSheetBeat(sheet, id)?.kind !== 'own' && lines.every(line => line.trim() === ''),
  );
}
