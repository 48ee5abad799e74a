import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { z } from 'zod';
import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import { estimateTokens, tokensOf } from '#domain/ai-models/model-limits.ts';
import { loadAiSdk } from './language-model.ts';
import { limitCall } from './limit-call.ts';
import { modelFailure } from './model-failure.ts';

interface ElementCall<Element> {
  model: LanguageModelV4;
  instructions: string;
  data: string;
  element: z.ZodType<Element>;
  maxOutputTokens: number;
  temperature: number;
  /** Time limit of the whole call. */
  milliseconds: number;
  /** The caller's signal: pending work is given up. */
  signal: AbortSignal;
  /** Usage of the call, updated while it runs: estimated first, at the end as counted by the provider. */
  spent: Usage;
}

export interface Usage {
  input: number;
  output: number;
}

/** Without a first chunk after this share of the time, none is expected. */
const FIRST_SIGN_SHARE = 0.6;

/**
 * Calls a model for a list and yields each element as soon as it is complete and of the right shape. Does not throw:
 * returns the failure at the end; null: none.
 */
export async function* streamElements<Element>(
  call: ElementCall<Element>,
): AsyncGenerator<Element, FallbackReason | null> {
  const { model, instructions, data, element, maxOutputTokens, temperature, milliseconds, signal, spent } =
    call;
  const { Output, streamText } = await loadAiSdk();
  let failure: unknown;
  let seen = 0;
  let given = 0;
  const limit = limitCall(signal, milliseconds);
  const waiting = setTimeout(limit.end, milliseconds * FIRST_SIGN_SHARE);
  const result = streamText({
    model,
    instructions,
    prompt: data,
    output: Output.array({ element }),
    maxOutputTokens,
    temperature,
    maxRetries: 0,
    abortSignal: limit.signal,
    onError: ({ error }) => {
      failure ??= error;
    },
    onChunk: ({ chunk }) => {
      if (chunk.type !== 'text-delta' && chunk.type !== 'reasoning-delta') return;
      // Usage counts from the first chunk: a call that never answered costs nothing.
      clearTimeout(waiting);
      if (seen === 0) spent.input = estimateTokens(instructions + data);
      seen += chunk.text.length;
      spent.output = tokensOf(seen);
    },
  });
  // An unawaited rejection must not end the process.
  const finish = Promise.resolve(result.finishReason).catch(() => undefined);
  const counted = Promise.resolve(result.totalUsage).catch(() => undefined);
  const whole = Promise.resolve(result.output).then(
    () => undefined,
    (error: unknown) => error,
  );
  try {
    try {
      for await (const one of result.elementStream) {
        given++;
        yield one;
      }
    } catch (error) {
      failure ??= error;
    }
    if (signal.aborted) return null;
    if (limit.signal.aborted) return 'slow';
    const [reason, usage, shape] = await Promise.all([finish, counted, whole]);
    spent.input = usage?.inputTokens ?? spent.input;
    spent.output = usage?.outputTokens ?? spent.output;
    if (failure !== undefined) return modelFailure(failure);
    if (reason === 'content-filter') return 'declined';
    if (given > 0) return null;
    return shape === undefined ? 'unusable' : modelFailure(shape);
  } finally {
    clearTimeout(waiting);
    limit.release();
  }
}
