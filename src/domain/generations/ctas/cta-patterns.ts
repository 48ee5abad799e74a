import calls from '#data/hooks/calls-to-action.json' with { type: 'json' };
import type { CtaGoal, CtaPlacement } from '#domain/generations/brief/cta-goals.ts';
import type { Assumption } from '#domain/generations/brief/pattern.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

export interface CtaPattern {
  id: string;
  goal: CtaGoal;
  placements: readonly CtaPlacement[];
  /** As in hook patterns. */
  text: string;
  assumes?: Assumption;
}

export const CTA_PATTERNS = calls as Readonly<Record<Language, readonly CtaPattern[]>>;
