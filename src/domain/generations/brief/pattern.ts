import type { Tone } from './brief.ts';

/** The device a pattern uses to catch a viewer; a list of ten hooks contains at least seven of them. */
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

/** The parts of a bundle that a pattern may use, and those typed by a creator. */
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

/** 0 states what follows, 1 leaves a gap, 2 withholds its subject, 3 adds a threat or a superlative. */
export type BaitLevel = 0 | 1 | 2 | 3;

/** What must be true of the creator for the sentence to be true. */
export const ASSUMPTIONS = ['experience', 'link', 'series'] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

export interface Pattern {
  id: string;
  family: Family;
  /**
   * Words and `{slots}`. A slot may include a connecting word and a person: `{de mistake}`, `{que myth}`,
   * `{mistake|me}`. All slots are filled from one bundle.
   */
  text: string;
  /** Tones it suits; all when absent. */
  tones?: readonly Tone[];
  bait?: BaitLevel;
  /** True where nobody is addressed, so that it can also be used with « on ». */
  impersonal?: boolean;
  assumes?: Assumption;
  /** What the hook claims and the video must deliver, as a part of the bundle. */
  promise?: Slot;
}

const SLOT = /\{(?:([\p{L}]+) )?([a-z]+)(?:\|([a-z]+))?\}/gu;

interface SlotUse {
  whole: string;
  joiner: string | null;
  slot: Slot;
  form: string | null;
}

/** The slots of a pattern in order. Throws for an unknown slot, which is an error in the library. */
export function slotsOf(text: string): SlotUse[] {
  return [...text.matchAll(SLOT)].map(([whole, joiner, name, form]) => {
    const slot = SLOTS.find(one => one === name);
    if (slot === undefined) throw new Error(`No slot ${name ?? ''} in « ${text} »`);
    return { whole, joiner: joiner ?? null, slot, form: form ?? null };
  });
}
