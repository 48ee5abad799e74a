import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { plainWords } from '../brief/word-stems.ts';
import type { SheetId } from './beat-sheet.ts';
import { findSheetBeat } from './beat-sheets.ts';
import type { ScriptBeat } from './video-script.ts';

/** A beat before its times are computed. */
type UntimedBeat = Omit<ScriptBeat, 'startsAt' | 'endsAt' | 'spokenSeconds'>;

const SILENT_SHOW = 2;
const tenth = (seconds: number) => Math.round(seconds * 10) / 10;

/** Number of spoken words; an elided article does not count as a word. */
export function countSpokenWords(lines: readonly string[]): number {
  return plainWords(lines.join(' ')).filter(word => !word.endsWith("'")).length;
}

/** Speaking time of sentences at script pace, in seconds. */
export function linesSeconds(lines: readonly string[], language: Language): number {
  return lines.reduce((sum, line) => sum + spokenSeconds(line, language, 'script'), 0);
}

/**
 * Assigns times to beats: speech first, then the remaining time in proportion to `show`; in tenths of a second, without
 * gaps. If the speech exceeds the length, the beats run past it.
 */
export function timeBeats(
  beats: readonly UntimedBeat[],
  sheet: SheetId,
  seconds: number,
  language: Language,
): ScriptBeat[] {
  const said = beats.map(({ lines }) => linesSeconds(lines, language));
  const silence = Math.max(0, seconds - said.reduce((sum, one) => sum + one, 0));
  const show = beats.map(({ id, lines }) => {
    const made = findSheetBeat(sheet, id);
    const wish = made?.show ?? 1;
    return made?.kind === 'own' || lines.length === 0 ? Math.max(wish, SILENT_SHOW) : wish;
  });
  const shows = show.reduce((sum, one) => sum + one, 0);
  let clock = 0;
  return beats.map((beat, index) => {
    const startsAt = tenth(clock);
    const spoken = said[index] ?? 0;
    clock += spoken + (shows === 0 ? silence / beats.length : (silence * (show[index] ?? 0)) / shows);
    const isLast = index === beats.length - 1;
    return {
      ...beat,
      startsAt,
      endsAt: isLast ? Math.max(seconds, tenth(clock)) : tenth(clock),
      spokenSeconds: spoken,
    };
  });
}
