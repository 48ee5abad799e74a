/** The protocol used to talk to a model. Ollama, LM Studio, llama.cpp and vLLM use the first. */
export const MODEL_PROVIDERS = ['openai_compatible', 'openai', 'anthropic', 'mistral'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

interface ProviderFacts {
  /** Default base URL; null: a URL must be given. */
  baseUrl: string | null;
  needsKey: boolean;
}

export const PROVIDER_FACTS: Readonly<Record<ModelProvider, ProviderFacts>> = {
  openai_compatible: { baseUrl: null, needsKey: false },
  openai: { baseUrl: 'https://api.openai.com/v1', needsKey: true },
  anthropic: { baseUrl: 'https://api.anthropic.com/v1', needsKey: true },
  mistral: { baseUrl: 'https://api.mistral.ai/v1', needsKey: true },
};

/** Ollama's default address on the local machine. */
export const OLLAMA_BASE_URL = 'http://127.0.0.1:11434/v1';

/** Capabilities observed when a model was tested. */
export interface ModelCapabilities {
  /** Supports JSON schemas. */
  structured: boolean;
  /** Calls a tool with the requested arguments. */
  tools: boolean;
  /** Its answer to the model list request; null: it provides no list. */
  models: string[] | null;
}

/** Capabilities assumed before a model is tested: none for a self-hosted server. */
export function untried(provider: ModelProvider): ModelCapabilities {
  const isKnown = provider !== 'openai_compatible';
  return { structured: isKnown, tools: isKnown, models: null };
}

/** Who wrote something. */
const WRITERS = ['embedded', 'own', 'server'] as const;
export type WriterKind = (typeof WRITERS)[number];
