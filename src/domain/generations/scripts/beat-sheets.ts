import explaining from '#data/scripts/explaining.json' with { type: 'json' };
import showing from '#data/scripts/showing.json' with { type: 'json' };
import telling from '#data/scripts/telling.json' with { type: 'json' };
import usualBeats from '#data/scripts/usual-beats.json' with { type: 'json' };
import { SHEET_IDS, type BeatSheet, type ScriptLength, type SheetBeat, type SheetId } from './beat-sheet.ts';

/** A beat common to several sheets is referenced by name, with another length where it differs. */
type UsualBeat = keyof typeof usualBeats;
type WrittenBeat = UsualBeat | { usual: UsualBeat; from: ScriptLength } | SheetBeat;
export interface WrittenSheet extends Omit<BeatSheet, 'beats'> {
  beats: readonly WrittenBeat[];
}

export const USUAL_BEATS = usualBeats as Readonly<Record<UsualBeat, SheetBeat>>;
export const WRITTEN_SHEETS = [...explaining, ...telling, ...showing] as readonly WrittenSheet[];

function wholeBeat(beat: WrittenBeat): SheetBeat {
  if (typeof beat === 'string') return USUAL_BEATS[beat];
  return 'usual' in beat ? { ...USUAL_BEATS[beat.usual], from: beat.from } : beat;
}

/** Ten ways to present an angle. Everything between hook and call to action comes from the same bundle. */
export const BEAT_SHEETS: readonly BeatSheet[] = WRITTEN_SHEETS.map(sheet => ({
  ...sheet,
  beats: sheet.beats.map(wholeBeat),
})).toSorted((a, b) => SHEET_IDS.indexOf(a.id) - SHEET_IDS.indexOf(b.id));

export function getBeatSheet(id: SheetId): BeatSheet {
  const sheet = BEAT_SHEETS.find(one => one.id === id);
  if (sheet === undefined) throw new Error(`No beat sheet ${id}`);
  return sheet;
}

/** The sheet beat from which a script beat was made; `step-2` was made from `step`. */
export function findSheetBeat(id: SheetId, beatId: string): SheetBeat | undefined {
  const name = beatId.replace(/-\d+$/u, '');
  return getBeatSheet(id).beats.find(beat => beat.id === name);
}
