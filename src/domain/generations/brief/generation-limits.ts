/** What is written and kept. */
export const TEXT_KINDS = ['hook', 'cta', 'script'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** How many characters a creator may type. */
export const BRIEF_LIMITS = {
  topic: 200,
  audience: 120,
  proof: 200,
  payoff: 200,
  hook: 200,
  search: 100,
} as const;

/** A text of one’s own in place of the one that was written. */
export const EDITED_LIMITS = { line: 200, spokenLines: 20, spokenLine: 400, onScreen: 80 } as const;

/** Hooks or calls at once. */
export const TEXTS_AT_ONCE = { usual: 10, most: 20 } as const;

/** Texts that one change of the history may name. */
export const MOST_CHANGED_AT_ONCE = 100;

/** Days in which a removed text can be taken back. */
export const REMOVED_KEPT_DAYS = 30;
