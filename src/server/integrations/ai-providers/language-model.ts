import type { ModelPlace } from '../../platform/config/model-place.ts';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { limitAnswer } from './limit-answer.ts';

/** The providers' clients require a key even where the server needs none. */
const NO_KEY = 'none';

/**
 * The AI SDK's model of an endpoint, with a fetch that restricts addresses. Answers are limited in size. Code fences
 * around JSON, which weaker models write, are removed. Clients are loaded at the first call: most installations call
 * none.
 */
export async function createLanguageModel(
  place: ModelPlace,
  { fetch, structured }: { fetch: typeof globalThis.fetch; structured: boolean },
): Promise<LanguageModelV4> {
  const { extractJsonMiddleware, wrapLanguageModel } = await loadAiSdk();
  return wrapLanguageModel({
    model: await providerModel(place, fetch, structured),
    middleware: [extractJsonMiddleware(), limitAnswer()],
  });
}

/** The AI SDK with its warnings silenced: they would contain what users ask. */
export async function loadAiSdk() {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
}

async function providerModel(
  { provider, baseUrl, apiKey, model }: ModelPlace,
  fetch: typeof globalThis.fetch,
  structured: boolean,
): Promise<LanguageModelV4> {
  const key = apiKey ?? NO_KEY;
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ baseURL: baseUrl, apiKey: key, fetch })(model);
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral');
      return createMistral({ baseURL: baseUrl, apiKey: key, fetch })(model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ baseURL: baseUrl, apiKey: key, fetch }).chat(model);
    }
    case 'openai_compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl,
        ...(apiKey === null ? {} : { apiKey }),
        fetch,
        supportsStructuredOutputs: structured,
        includeUsage: true,
      })(model);
    }
  }
}
