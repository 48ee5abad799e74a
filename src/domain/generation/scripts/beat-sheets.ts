import type { BeatSheet, SheetId } from './beat-sheet.ts';
import { EXPLAINING_SHEETS } from './explaining-sheets.ts';
import { TELLING_SHEETS } from './telling-sheets.ts';

/** Ten ways of telling an angle. What stands between hook and call is said from the same bundle. */
export const BEAT_SHEETS: readonly BeatSheet[] = [...EXPLAINING_SHEETS, ...TELLING_SHEETS];

/** The sheet of this id. */
export function getBeatSheet(id: SheetId): BeatSheet {
  const sheet = BEAT_SHEETS.find(one => one.id === id);
  if (sheet === undefined) throw new Error(`No beat sheet ${id}`);
  return sheet;
}
