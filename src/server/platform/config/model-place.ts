import type { ModelProvider } from '#domain/ai-models/provider.ts';

/** A model and how it is reached. */
export interface ModelPlace {
  provider: ModelProvider;
  baseUrl: string;
  /** Null: the server requires none. */
  apiKey: string | null;
  model: string;
}
