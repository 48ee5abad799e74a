import type { ModelProvider } from './provider.ts';

/** Names to begin with, as providers wrote them in April 2026; hints, not a choice. */
export const MODEL_HINTS: Readonly<Record<ModelProvider, readonly [string, ...string[]]>> = {
  // Below about three billion parameters, both French and JSON output degrade.
  openai_compatible: ['gemma3:4b', 'mistral:7b'],
  openai: ['gpt-5.4-mini', 'gpt-4.1-mini'],
  anthropic: ['claude-haiku-4-5', 'claude-sonnet-4-6'],
  mistral: ['mistral-small-latest', 'mistral-large-latest'],
};
