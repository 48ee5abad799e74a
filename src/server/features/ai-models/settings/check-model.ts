import type { ModelPlace } from '#server/platform/config/model-place.ts';
import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import type { ErrorCode } from '#contract/wire/errors.ts';
import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import type { ModelCapabilities } from '#domain/ai-models/provider.ts';
import { createGuardedFetch, type AddressPolicy } from '#server/platform/network/guarded-fetch.ts';
import { createLanguageModel, loadAiSdk } from '#server/integrations/ai-providers/language-model.ts';
import { ModelListRefused, listModels } from '#server/integrations/ai-providers/list-models.ts';
import { modelFailure } from '#server/integrations/ai-providers/model-failure.ts';

const EACH_MS = 20_000;
const MOST_TOKENS = 400;

/** The error code for each problem of a model being set up. */
const CODES: Readonly<Record<FallbackReason, ErrorCode>> = {
  unreachable: 'model_unreachable',
  slow: 'model_unreachable',
  rate_limited: 'model_rate_limited',
  key_refused: 'model_key_refused',
  no_credit: 'model_no_credit',
  model_unknown: 'model_unknown',
  unusable: 'model_unusable',
  declined: 'model_unusable',
  too_few: 'model_unusable',
  busy: 'model_rate_limited',
  tokens_spent: 'model_rate_limited',
  money_spent: 'model_rate_limited',
  key_unreadable: 'model_key_missing',
  address_forbidden: 'model_address_forbidden',
};

type Checked = { problem: null; capabilities: ModelCapabilities } | { problem: ErrorCode };

/**
 * Tests a model: its list of models, one structured answer, one tool call. A failed capability is reported as
 * missing; failing to answer at all is reported as a problem.
 */
export async function checkModel(place: ModelPlace, reach: AddressPolicy): Promise<Checked> {
  const fetch = createGuardedFetch(reach);
  const within = () => AbortSignal.timeout(EACH_MS);
  try {
    const models = await listModels(place, { fetch, signal: within() });
    const structured = await answersInShape(place, fetch, within());
    const tools = await usesTools(place, fetch, structured, within());
    return { problem: null, capabilities: { models, structured, tools } };
  } catch (error) {
    if (error instanceof ModelListRefused) return { problem: ofStatus(error.status) };
    return { problem: CODES[modelFailure(error)] };
  }
}

function ofStatus(status: number): ErrorCode {
  if (status === 401 || status === 403) return 'model_key_refused';
  if (status === 429) return 'model_rate_limited';
  return 'model_unreachable';
}

/** Whether the model follows a schema. Throws errors that would affect every other call too. */
async function answersInShape(place: ModelPlace, fetch: typeof globalThis.fetch, signal: AbortSignal) {
  const { generateText, Output } = await loadAiSdk();
  try {
    const { output } = await generateText({
      model: await createLanguageModel(place, { fetch, structured: true }),
      output: Output.object({ schema: z.object({ colour: z.string(), legs: z.number() }) }),
      instructions: 'Answer with JSON alone.',
      prompt: 'A green frog with four legs, as {"colour": …, "legs": …}.',
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    });
    return output.legs === 4;
  } catch (error) {
    if (isOfShape(error)) return false;
    throw error;
  }
}

async function usesTools(
  place: ModelPlace,
  fetch: typeof globalThis.fetch,
  structured: boolean,
  signal: AbortSignal,
) {
  const { generateText, tool } = await loadAiSdk();
  try {
    const { toolCalls } = await generateText({
      model: await createLanguageModel(place, { fetch, structured }),
      tools: {
        paint: tool({
          description: 'Paints an animal.',
          inputSchema: z.object({ animal: z.string(), colour: z.string() }),
        }),
      },
      toolChoice: 'required',
      prompt: 'Paint a frog green.',
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    });
    return toolCalls.some(call => call.toolName === 'paint' && !('invalid' in call && call.invalid === true));
  } catch (error) {
    if (isOfShape(error)) return false;
    throw error;
  }
}

/** It answered, but not as requested; includes a server that rejects the schema or the tool itself. */
function isOfShape(error: unknown): boolean {
  if (APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)) return true;
  const reason = modelFailure(error);
  return reason === 'unusable' || reason === 'declined';
}
