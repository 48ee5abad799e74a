/** Whose protocol a model is spoken to in. Ollama, LM Studio, llama.cpp and vLLM speak the first. */
export const MODEL_PROVIDERS = ['openai_compatible', 'openai', 'anthropic', 'mistral'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

interface ProviderFacts {
  /** Where it is reached when nothing else is said; null: an address has to be given. */
  baseUrl: string | null;
  needsKey: boolean;
}

export const PROVIDER_FACTS: Readonly<Record<ModelProvider, ProviderFacts>> = {
  openai_compatible: { baseUrl: null, needsKey: false },
  openai: { baseUrl: 'https://api.openai.com/v1', needsKey: true },
  anthropic: { baseUrl: 'https://api.anthropic.com/v1', needsKey: true },
  mistral: { baseUrl: 'https://api.mistral.ai/v1', needsKey: true },
};

/** Where Ollama listens on one’s own machine. */
export const OLLAMA_BASE_URL = 'http://127.0.0.1:11434/v1';

/** What a model was seen to do when it was tried. */
export interface ModelCapabilities {
  /** Obeys a JSON schema. */
  structured: boolean;
  /** Calls a tool with the arguments asked for. */
  tools: boolean;
  /** What it answered to the list of models; null: it keeps none. */
  models: string[] | null;
}

/** What is taken for granted before a model was ever tried: of a server of one’s own nothing. */
export function untried(provider: ModelProvider): ModelCapabilities {
  const isKnown = provider !== 'openai_compatible';
  return { structured: isKnown, tools: isKnown, models: null };
}

/** Who wrote something. */
const WRITERS = ['embedded', 'own', 'server'] as const;
export type WriterKind = (typeof WRITERS)[number];
