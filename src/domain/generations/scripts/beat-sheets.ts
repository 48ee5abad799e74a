import { SHEET_IDS, type BeatSheet, type SheetBeat, type SheetId } from './beat-sheet.ts';
import { EXPLAINING_SHEETS } from '#domain/generation/scripts/explaining-sheets.ts';
import { SHOWING_SHEETS } from '#domain/generation/scripts/showing-sheets.ts';
import { TELLING_SHEETS } from '#domain/generation/scripts/telling-sheets.ts';

/** Ten ways of telling an angle. What stands between hook and call is said from the same bundle. */
export const BEAT_SHEETS: readonly BeatSheet[] = [
  ...EXPLAINING_SHEETS,
  ...TELLING_SHEETS,
  ...SHOWING_SHEETS,
].toSorted((a, b) => SHEET_IDS.indexOf(a.id) - SHEET_IDS.indexOf(b.id));

/** The sheet of this id. */
export function getBeatSheet(id: SheetId): BeatSheet {
  const sheet = BEAT_SHEETS.find(one => one.id === id);
  if (sheet === undefined) throw new Error(`No beat sheet ${id}`);
  return sheet;
}

/** The beat of a sheet that a beat of a script was made from; `step-2` was made from `step`. */
export function findSheetBeat(id: SheetId, beatId: string): SheetBeat | undefined {
  const name = beatId.replace(/-\d+$/u, '');
  return getBeatSheet(id).beats.find(beat => beat.id === name);
}
