import type { ScriptLength, SheetLine } from './beat-sheet.ts';

/** A sentence of every length, and other ways to say it. */
export function say(text: string, ...or: string[]): SheetLine {
  return { text, or };
}

/** A sentence for scripts of this length and more. */
export function sayFrom(from: ScriptLength, text: string, ...or: string[]): SheetLine {
  return { text, or, from };
}

/** What a sheet is about: said whatever the length. */
export function sayAlways(text: string, ...or: string[]): SheetLine {
  return { text, or, core: true };
}
