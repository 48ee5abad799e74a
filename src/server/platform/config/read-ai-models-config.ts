import { parsePrice, type TokenPrice } from '#domain/ai-models/price-table.ts';
import { OLLAMA_BASE_URL, PROVIDER_FACTS, type ModelProvider } from '#domain/ai-models/provider.ts';
import type { ModelPlace } from './model-place.ts';

/** Values of `AI_PROVIDER`; `embedded` disables all models configured in the environment. */
export const PROVIDER_NAMES = [
  'embedded',
  'ollama',
  'openai-compatible',
  'openai',
  'anthropic',
  'mistral',
] as const;
type ProviderName = (typeof PROVIDER_NAMES)[number];

const PROVIDER_OF: Readonly<Record<Exclude<ProviderName, 'embedded'>, ModelProvider>> = {
  ollama: 'openai_compatible',
  'openai-compatible': 'openai_compatible',
  openai: 'openai',
  anthropic: 'anthropic',
  mistral: 'mistral',
};

export interface ModelsConfig {
  /** The text model for all users; null: the built-in engine, unless an administrator chooses one. */
  textModel: ModelPlace | null;
  /** The price of its tokens where the price table is wrong. */
  modelPrice: TokenPrice | null;
  /** Time limit of a call, where the plan's is wrong for this server's machine. */
  modelSeconds: number | null;
  /** Whether users may configure their own servers in private networks. */
  modelsReachPrivate: boolean;
}

interface Given {
  AI_PROVIDER?: ProviderName | undefined;
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_PRICE?: string | undefined;
  AI_TIMEOUT_SECONDS?: number | undefined;
  AI_USERS_REACH_PRIVATE: boolean;
  AI_TRANSCRIPTION_MODEL?: string | undefined;
}

/** Reads the environment's model settings; adds a sentence for each error. */
export function readModelsConfig(env: Given, problems: string[]): ModelsConfig {
  const price = env.AI_PRICE === undefined ? null : parsePrice(env.AI_PRICE);
  if (env.AI_PRICE !== undefined && price === null)
    problems.push(
      'AI_PRICE is not usable: it must look like 0.40/1.60, US dollars for a million tokens in and out',
    );
  if (env.AI_BASE_URL && env.AI_API_KEY && !isSafe(env.AI_BASE_URL))
    problems.push('AI_BASE_URL must be an https address: AI_API_KEY would travel in the clear');
  return {
    textModel: readPlace(env, problems),
    modelPrice: price,
    modelSeconds: env.AI_TIMEOUT_SECONDS ?? null,
    modelsReachPrivate: env.AI_USERS_REACH_PRIVATE,
  };
}

function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function readPlace(env: Given, problems: string[]): ModelPlace | null {
  const { AI_PROVIDER: name, AI_BASE_URL: address, AI_API_KEY: apiKey, AI_MODEL: model } = env;
  if (name === 'embedded') return null;
  if (name === undefined && model === undefined) {
    if (apiKey && !env.AI_TRANSCRIPTION_MODEL)
      problems.push('AI_MODEL is missing: AI_API_KEY opens a model, and none is named');
    return null;
  }
  if (name === undefined && address === undefined) {
    problems.push(
      'AI_PROVIDER is missing: AI_MODEL names a model of one, or of the server at AI_BASE_URL, which is missing too',
    );
    return null;
  }
  if (model === undefined) {
    problems.push(`AI_MODEL is missing: AI_PROVIDER ${name ?? ''} needs the name of a model`);
    return null;
  }
  const provider = name === undefined ? 'openai_compatible' : PROVIDER_OF[name];
  const { baseUrl, needsKey } = PROVIDER_FACTS[provider];
  if (needsKey && !apiKey) {
    problems.push(`AI_API_KEY is missing: AI_PROVIDER ${name ?? ''} needs one`);
    return null;
  }
  if (provider === 'anthropic' && env.AI_TRANSCRIPTION_MODEL)
    problems.push(
      'AI_TRANSCRIPTION_MODEL has no effect with AI_PROVIDER anthropic: it writes down nothing that is said',
    );
  const reached = address ?? (name === 'ollama' ? OLLAMA_BASE_URL : baseUrl);
  if (reached === null) {
    problems.push('AI_BASE_URL is missing: AI_PROVIDER openai-compatible needs the address of a server');
    return null;
  }
  return { provider, baseUrl: reached, apiKey: apiKey ?? null, model };
}
