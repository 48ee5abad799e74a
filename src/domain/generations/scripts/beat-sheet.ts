import type { Language } from '#domain/language/text/spoken-words.ts';
import type { CtaGoal } from '../brief/cta-goals.ts';
import type { Assumption, Family } from '../brief/pattern.ts';

/** Lengths a script is written for, in seconds. */
export const SCRIPT_LENGTHS = [15, 30, 45, 60, 90] as const;
export type ScriptLength = (typeof SCRIPT_LENGTHS)[number];

export const SHEET_IDS = [
  'problem-solution',
  'list',
  'before-after',
  'tutorial',
  'story',
  'myth',
  'test-verdict',
  'day-in-life',
  'reply',
  'pov',
] as const;
export type SheetId = (typeof SHEET_IDS)[number];

export const SHOTS = [
  'face',
  'hands',
  'wide',
  'before',
  'after',
  'side-by-side',
  'walk',
  'comment',
  'result',
  'screen',
] as const;
export type Shot = (typeof SHOTS)[number];
export const SOUNDS = ['voice', 'cut', 'music-in', 'pause', 'ambient'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sentence to say; longer scripts say more of them. Of two that do not fit, the one for longer scripts goes first. */
export interface SheetLine {
  text: string;
  /** Other ways to say it, when a beat is written anew. */
  or: readonly string[];
  from?: ScriptLength;
  /** What the sheet is about: it goes last when time is short. */
  core?: true;
}

export interface SheetBeat {
  id: string;
  /** `steps` becomes one beat for each step of the angle; `recap` names them again; `hook` and `cta` come from the generators. */
  kind: 'hook' | 'lines' | 'steps' | 'recap' | 'own' | 'cta';
  from?: ScriptLength;
  lines?: Readonly<Record<Language, readonly SheetLine[]>>;
  /** At most six words over the picture. */
  screen?: Readonly<Record<Language, string>>;
  /** What the creator adds that no library can know; not spoken as written. */
  prompt?: Readonly<Record<Language, string>>;
  /** The same where the library does not know the topic and the beat has no sentence of its own. */
  yours?: Readonly<Record<Language, string>>;
  shot: Shot;
  sound: Sound;
  /** How much of the time without speech it takes, against the other beats. */
  show: number;
}

export interface BeatSheet {
  id: SheetId;
  names: Readonly<Record<Language, string>>;
  /** Families that its hook comes from. */
  hooks: readonly Family[];
  cta: CtaGoal;
  assumes?: Assumption;
  beats: readonly SheetBeat[];
}
