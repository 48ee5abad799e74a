import { z } from 'zod';
import { FAMILIES } from '#domain/generations/brief/pattern.ts';
import {
  generateHooks,
  judgeHooks,
  type HookRequest,
  type OfferedHook,
} from '#domain/generations/hooks/generate-hooks.ts';
import type { GeneratedHook } from '#domain/generations/hooks/generated-hook.ts';
import { HOOK_PROMPT, hookPromptData } from '#domain/ai-models/hook-prompt.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { writeHooksInWorker } from './hook-worker.ts';
import { fixedPrompt } from '../calls/prompt.ts';
import { writeItems, type Writing, type WritingOptions } from './write-items.ts';

const PROMPT = fixedPrompt(HOOK_PROMPT);
const DEFAULT_COUNT = 10;
const EXAMPLES = 6;
const MOST_TOKENS = 1_600;

const element: z.ZodType<OfferedHook> = z.object({ text: z.string(), family: z.enum(FAMILIES) });

interface HookWritingOptions extends WritingOptions {
  /** Captions of the creator’s own videos, as the platform gave them; a model sees them marked as data. */
  captions?: readonly string[];
}

/**
 * Hooks for a brief by whoever writes for this user: their own model, the deployment’s, else the built-in engine.
 *
 *     for await (const told of writeHooksWithModel(world, userId, request, { signal })) {
 *       if (told.kind === 'writer') …  // who writes from here on: { kind: 'embedded' | 'own' | 'server', model, promptVersion, promptSha256 }
 *       if (told.kind === 'item') …    // told.item: a GeneratedHook that passed every gate; told.writer: who wrote it
 *       if (told.kind === 'note') …    // told.reason: why the built-in engine takes over; show it (`ModelNote`)
 *       if (told.kind === 'end') …     // told.sums: { considered, refused } over all writers; not told when broken off
 *     }
 *
 * Items come one by one, at most `request.count`, each after `refuseText`, score and choice, whoever wrote it. Nothing
 * here spends the user’s quota: reserve before, settle after the last item, give back when it throws or is broken off.
 * Tokens and money of a model are held and settled inside. It throws for the product’s own failures alone; a model’s
 * failure is a note. `generateHooks(request).needsPayoff` is to be asked before: then nothing is written.
 */
export function writeHooksWithModel(
  app: AppContext,
  userId: string,
  request: HookRequest,
  { signal, captions = [] }: HookWritingOptions = {},
): AsyncGenerator<Writing<GeneratedHook>, void> {
  const { brief, count = DEFAULT_COUNT, seen = [] } = request;
  const seenWith = (shown: readonly GeneratedHook[]) => [...seen, ...shown.map(({ text }) => text)];
  return writeItems<OfferedHook, GeneratedHook>(
    app,
    userId,
    {
      purpose: 'hooks',
      prompt: PROMPT,
      data: () => {
        const { hooks } = generateHooks({ ...request, count: EXAMPLES, seed: request.seed + 1 });
        return hookPromptData({ brief, examples: hooks.map(({ text }) => text), avoid: seen, captions });
      },
      quoted: captions,
      element,
      texts: ({ text }) => [text],
      maxOutputTokens: MOST_TOKENS,
      count,
      judge: (offered, shown) => {
        if (request.families?.includes(offered.family) === false) return { judged: null, refused: {} };
        const { hooks, refused } = judgeHooks({ ...request, count: 1, seen: seenWith(shown) }, [offered]);
        const [hook] = hooks;
        if (hook === undefined) return { judged: null, refused };
        const { text, family, score } = hook;
        return { judged: { item: hook, text, points: score.points, family }, refused };
      },
      embedded: async shown => {
        const seenNow = seenWith(shown);
        const { hooks, considered, refused } = await writeHooksInWorker({
          ...request,
          count: count - shown.length,
          seen: seenNow,
        });
        const made = hooks.map(item => ({ element: { text: item.text, family: item.family }, item }));
        return { made, considered, refused };
      },
      question: [
        brief,
        request.seed,
        count,
        seen,
        request.families ?? null,
        request.classes ?? null,
        captions,
      ],
    },
    signal === undefined ? {} : { signal },
  );
}
