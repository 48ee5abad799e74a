/** Kinds of texts that are generated and stored. */
export const TEXT_KINDS = ['hook', 'cta', 'script'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Maximum characters of a creator's inputs. */
export const BRIEF_LIMITS = {
  topic: 200,
  audience: 120,
  proof: 200,
  payoff: 200,
  hook: 200,
  search: 100,
} as const;

/** Maximum lengths of a manually edited text. */
export const EDITED_LIMITS = { line: 200, spokenLines: 20, spokenLine: 400, onScreen: 80 } as const;

/** Hooks or calls to action per request. */
export const TEXTS_AT_ONCE = { usual: 10, most: 20 } as const;

/** Maximum texts in one change of the history. */
export const MOST_CHANGED_AT_ONCE = 100;

/** Days for which a removed text can be restored. */
export const REMOVED_KEPT_DAYS = 30;
