import type { Language } from '#domain/language/text/spoken-words.ts';
import type { ScriptLength, SheetId, Shot, Sound } from './beat-sheet.ts';

/** Speaking pace for planning a script, in words per second. */
export const WORDS_A_SECOND: Readonly<Record<Language, number>> = { fr: 2.6, en: 2.7 };

export interface ScriptBeat {
  id: string;
  /** Tenths of a second from the start; each beat begins where the one before ends. */
  startsAt: number;
  endsAt: number;
  /** Sentences to say; empty where the picture or the creator provides the content. */
  lines: string[];
  /** At most six words overlaid on the picture; empty for none. */
  onScreen: string;
  /** What the creator must add; null where the library provides everything. */
  prompt: string | null;
  shot: Shot;
  sound: Sound;
  /** Speaking time of its lines. */
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
  /** Maximum words for this length at a comfortable pace. */
  wordBudget: number;
  hashtags: readonly string[];
  /** Whether it claims an experience of the creator. */
  assumesExperience: boolean;
}
