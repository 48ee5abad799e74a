import type { Language } from '#domain/language/text/spoken-words.ts';
import type { CtaGoal } from '../brief/cta-goals.ts';
import type { Assumption, Family } from '../brief/pattern.ts';

/** Script lengths in seconds. */
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

/**
 * A sentence to say; longer scripts include more of them. Of two that do not both fit, the one for longer scripts is
 * dropped first.
 */
export interface SheetLine {
  text: string;
  /** Alternative wordings, used when a beat is rewritten. */
  or: readonly string[];
  from?: ScriptLength;
  /** Central to the sheet: dropped last when time is short. */
  core?: true;
}

export interface SheetBeat {
  id: string;
  /**
   * `steps` becomes one beat per step of the angle; `recap` names them again; `hook` and `cta` come from the
   * generators.
   */
  kind: 'hook' | 'lines' | 'steps' | 'recap' | 'own' | 'cta';
  from?: ScriptLength;
  lines?: Readonly<Record<Language, readonly SheetLine[]>>;
  /** At most six words overlaid on the picture. */
  screen?: Readonly<Record<Language, string>>;
  /** What the creator must add because no library can know it; not spoken as written. */
  prompt?: Readonly<Record<Language, string>>;
  /** The same where the library does not cover the topic and the beat has no sentence. */
  yours?: Readonly<Record<Language, string>>;
  shot: Shot;
  sound: Sound;
  /** Relative share of the time without speech, compared with the other beats. */
  show: number;
}

export interface BeatSheet {
  id: SheetId;
  names: Readonly<Record<Language, string>>;
  /** Families its hook may come from. */
  hooks: readonly Family[];
  cta: CtaGoal;
  assumes?: Assumption;
  beats: readonly SheetBeat[];
}
