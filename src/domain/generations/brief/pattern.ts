import type { Tone } from './brief.ts';

/** What a pattern does to take hold of a viewer; a list of ten hooks holds seven or more of them. */
export const FAMILIES = [
  'mistake',
  'stop',
  'how',
  'diagnosis',
  'reason',
  'myth',
  'truth',
  'opinion',
  'secret',
  'detail',
  'quit',
  'story',
  'list',
  'comparison',
  'audience',
  'pov',
  'stakes',
  'time',
  'routine',
  'challenge',
  'tutorial',
  'confession',
  'reply',
  'starting',
] as const;
export type Family = (typeof FAMILIES)[number];

/** The parts of a bundle that a pattern may name, and those that a creator types. */
export const SLOTS = [
  'topic',
  'audience',
  'goal',
  'pain',
  'mistake',
  'fix',
  'myth',
  'truth',
  'proof',
  'list',
  'count',
  'period',
  'frequency',
  'stake',
  'a',
  'b',
  'keyword',
  'label',
] as const;
export type Slot = (typeof SLOTS)[number];

/** 0 says what follows, 1 leaves a gap, 2 withholds what it is about, 3 adds a threat or a superlative. */
export type BaitLevel = 0 | 1 | 2 | 3;

/** What the creator has to have for the sentence to be true. */
export const ASSUMPTIONS = ['experience', 'link', 'series'] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

export interface Pattern {
  id: string;
  family: Family;
  /**
   * Words and `{slots}`. A slot may carry little words that join it and the person it speaks of: `{de mistake}`,
   * `{que myth}`, `{mistake|me}`. All its slots are filled from one bundle.
   */
  text: string;
  /** Tones it is at home in; all when absent. */
  tones?: readonly Tone[];
  bait?: BaitLevel;
  /** True where nobody is addressed, so that it also serves « on ». */
  impersonal?: boolean;
  assumes?: Assumption;
  /** What the hook claims and the video has to keep, as a part of the bundle. */
  promise?: Slot;
}

const SLOT = /\{(?:([\p{L}]+) )?([a-z]+)(?:\|([a-z]+))?\}/gu;

interface SlotUse {
  whole: string;
  joiner: string | null;
  slot: Slot;
  form: string | null;
}

/** The slots of a pattern in their order. Throws for a slot that does not exist: the library is then wrong. */
export function slotsOf(text: string): SlotUse[] {
  return [...text.matchAll(SLOT)].map(([whole, joiner, name, form]) => {
    const slot = SLOTS.find(one => one === name);
    if (slot === undefined) throw new Error(`No slot ${name ?? ''} in « ${text} »`);
    return { whole, joiner: joiner ?? null, slot, form: form ?? null };
  });
}
