import { z } from 'zod';
import { CTA_GOALS, CTA_PLACEMENTS } from '#domain/generations/brief/cta-goals.ts';
import { generateCtas, type CtaRequest, type GeneratedCta } from '#domain/generations/ctas/generate-ctas.ts';
import { hookRules } from '#domain/generations/hooks/generate-hooks.ts';
import { CTA_PROMPT, ctaPromptData } from '#domain/ai-models/cta-prompt.ts';
import { judgeCta, type OfferedCta } from '#domain/ai-models/judge-cta.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { fixedPrompt } from '../calls/prompt.ts';
import { writeItems, type Writing, type WritingOptions } from './write-items.ts';

const PROMPT = fixedPrompt(CTA_PROMPT);
const DEFAULT_COUNT = 10;
const EXAMPLES = 6;
const MOST_TOKENS = 1_400;
/** All accepted items score equally: the selection diversifies their goals. */
const POINTS = 50;

const element: z.ZodType<OfferedCta> = z.object({
  text: z.string(),
  goal: z.enum(CTA_GOALS),
  placement: z.enum(CTA_PLACEMENTS),
});

/** Calls to action for a brief, by the user's writer; same event protocol as `writeHooksWithModel`. */
export function writeCtasWithModel(
  app: AppContext,
  userId: string,
  request: CtaRequest,
  options: WritingOptions = {},
): AsyncGenerator<Writing<GeneratedCta>, void> {
  const { brief, niches, goal = null, placement = null, count = DEFAULT_COUNT, seen = [] } = request;
  const rules = hookRules(brief, niches, seen);
  const textsOf = (shown: readonly GeneratedCta[]) => shown.map(({ text }) => text);
  return writeItems<OfferedCta, GeneratedCta>(
    app,
    userId,
    {
      purpose: 'ctas',
      prompt: PROMPT,
      data: () => {
        const examples = textsOf(generateCtas({ ...request, count: EXAMPLES, seed: request.seed + 1 }));
        return ctaPromptData({ brief, goal, placement, examples, avoid: seen });
      },
      quoted: [],
      element,
      texts: ({ text }) => [text],
      maxOutputTokens: MOST_TOKENS,
      count,
      judge: (offered, shown) => {
        const isAsked =
          (goal === null || offered.goal === goal) && (placement === null || offered.placement === placement);
        if (!isAsked) return { judged: null, refused: {} };
        const { cta, refusal } = judgeCta(offered, rules, textsOf(shown));
        if (cta === null) return { judged: null, refused: { [refusal]: 1 } };
        return { judged: { item: cta, text: cta.text, points: POINTS, family: cta.goal }, refused: {} };
      },
      embedded: shown => {
        const made = generateCtas({
          ...request,
          count: count - shown.length,
          seen: [...seen, ...textsOf(shown)],
        });
        const elements = made.map(item => ({
          element: { text: item.text, goal: item.goal, placement: item.placement },
          item,
        }));
        return { made: elements, considered: made.length, refused: {} };
      },
      question: ['ctas', brief, request.seed, count, seen, goal, placement],
    },
    options,
  );
}
