import type { Language } from '#domain/language/text/spoken-words.ts';
import type { ScriptLength, SheetId, Shot, Sound } from './beat-sheet.ts';

/** Words a second, the pace at which a script is planned. */
export const WORDS_A_SECOND: Readonly<Record<Language, number>> = { fr: 2.6, en: 2.7 };

export interface ScriptBeat {
  id: string;
  /** Tenths of a second from the start; each beat begins where the one before ends. */
  startsAt: number;
  endsAt: number;
  /** Sentences to say; empty where the picture speaks or where the creator does. */
  lines: string[];
  /** At most six words over the picture; empty for none. */
  onScreen: string;
  /** What the creator adds; null where the library says it all. */
  prompt: string | null;
  shot: Shot;
  sound: Sound;
  /** How long its lines take to say. */
  spokenSeconds: number;
}

export interface VideoScript {
  title: string;
  language: Language;
  seconds: ScriptLength;
  sheet: SheetId;
  bundleId: string | null;
  beats: readonly ScriptBeat[];
  words: number;
  /** The most words that can be said in this length without hurry. */
  wordBudget: number;
  hashtags: readonly string[];
  /** Whether it claims something that the creator has lived. */
  assumesExperience: boolean;
}
