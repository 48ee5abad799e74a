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
  /** Captions of the creator's own videos, as given by the platform; passed to a model marked as data. */
  captions?: readonly string[];
}

/**
 * Hooks for a brief, by the user's writer: their own model, the deployment's, else the built-in engine.
 *
 * for await (const told of writeHooksWithModel(app, userId, request, { signal })) {
 * if (told.kind === 'writer') … // who writes from here on: { kind: 'embedded' | 'own' | 'server', model,
 * promptVersion, promptSha256 }
 * if (told.kind === 'item') … // told.item: a GeneratedHook that passed every gate; told.writer: who wrote it
 * if (told.kind === 'note') … // told.reason: why the built-in engine takes over; show it (`ModelNote`)
 * if (told.kind === 'end') … // told.sums: { considered, refused } over all writers; not emitted when aborted
 * }
 *
 * Items arrive one by one, at most `request.count`, each after `refuseText`, score and choice, whatever the writer. The
 * user's quota is not charged here: reserve before, settle after the last item, release when it throws or is aborted.
 * Tokens and money of a model are reserved and settled inside. It throws only for the product's own failures; a model's
 * failure is a note. Check `generateHooks(request).needsPayoff` first: if set, nothing is written.
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
