import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import type { CtaGoal, CtaPlacement } from '../generations/brief/cta-goals.ts';
import { MOST_CTA_SECONDS, MOST_SCREEN_WORDS, type GeneratedCta } from '../generations/ctas/generate-ctas.ts';
import { refuseText, type GateRules } from '../generations/checks/gates.ts';
import type { Refusal } from '../generations/brief/refusals.ts';
import { contentStems } from '../generations/brief/word-stems.ts';

export interface OfferedCta {
  text: string;
  goal: CtaGoal;
  placement: CtaPlacement;
}

const wordsOf = (text: string) => text.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * Applies the built-in engine's gates to a call to action from another writer. `rules` belong to its brief, `shown` are
 * the texts displayed with it.
 */
export function judgeCta(
  { text, goal, placement }: OfferedCta,
  rules: GateRules,
  shown: readonly string[],
): { cta: GeneratedCta; refusal: null } | { cta: null; refusal: Refusal } {
  const { language } = rules;
  const known = [...rules.known, ...shown.map(one => new Set(contentStems(one, language)))];
  const refusal =
    placement === 'overlay' && wordsOf(text) > MOST_SCREEN_WORDS
      ? 'long'
      : refuseText(text, { ...rules, known, mostBait: 100, mostSeconds: MOST_CTA_SECONDS });
  if (refusal !== null) return { cta: null, refusal };
  const cta: GeneratedCta = {
    text: placement === 'overlay' ? text.replace(/\.$/u, '') : text,
    goal,
    placement,
    patternId: 'offered',
    bundleId: null,
    seconds: spokenSeconds(text, language, 'hook'),
    assumes: goal === 'link' ? 'link' : goal === 'series' ? 'series' : null,
  };
  return { cta, refusal: null };
}
