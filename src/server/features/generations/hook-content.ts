import type { CtaContent, HookContent } from '#contract/generations/generations.ts';
import type { GeneratedCta } from '#domain/generations/ctas/generate-ctas.ts';
import type { GeneratedHook } from '#domain/generations/hooks/generated-hook.ts';
import { hookKind } from '#domain/videos/hook-kind.ts';

export function contentOfHook(hook: GeneratedHook): HookContent {
  const { text, score, bait, ...rest } = hook;
  return {
    ...rest,
    hookClass: hookKind(text),
    score: { points: score.points, terms: [...score.terms] },
    bait: { ...bait, signs: [...bait.signs] },
    refusal: null,
  };
}

export function contentOfCta({ text: _, ...cta }: GeneratedCta): CtaContent {
  return { ...cta, refusal: null };
}
