import words from '#data/scripts/shots.json' with { type: 'json' };
import type { Shot, Sound } from '#domain/generations/scripts/beat-sheet.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

export const SHOT_WORDS: Readonly<Record<Language, Readonly<Record<Shot, string>>>> = words.shots;
export const SOUND_WORDS: Readonly<Record<Language, Readonly<Record<Sound, string>>>> = words.sounds;
