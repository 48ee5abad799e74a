import type { ModelProvider } from './provider.ts';

/** US dollars per million tokens. */
export interface TokenPrice {
  input: number;
  output: number;
}

/**
 * When the prices below were last checked. They come from comparisons that quote the providers' own pages, not from
 * those pages; an operator sets `AI_PRICE` where they differ.
 */
export const PRICES_AS_OF = '2026-04-30';

/** Models by name prefix, longer prefixes first. */
const PRICES: Readonly<
  Record<Exclude<ModelProvider, 'openai_compatible'>, readonly (readonly [name: string, price: TokenPrice])[]>
> = {
  openai: [
    ['gpt-5.4-mini', { input: 0.75, output: 4.5 }],
    ['gpt-5.4', { input: 2.5, output: 15 }],
    ['gpt-4.1-nano', { input: 0.1, output: 0.4 }],
    ['gpt-4.1-mini', { input: 0.4, output: 1.6 }],
    ['gpt-4.1', { input: 2, output: 8 }],
    ['gpt-4o-mini', { input: 0.15, output: 0.6 }],
    ['gpt-4o', { input: 2.5, output: 10 }],
    ['', { input: 5, output: 30 }],
  ],
  anthropic: [
    ['claude-haiku-4', { input: 1, output: 5 }],
    ['claude-sonnet-4', { input: 3, output: 15 }],
    ['claude-opus-4-7', { input: 5, output: 25 }],
    ['', { input: 15, output: 75 }],
  ],
  mistral: [
    ['mistral-small', { input: 0.2, output: 0.6 }],
    ['mistral-large', { input: 2, output: 6 }],
    ['', { input: 2, output: 6 }],
  ],
};

/**
 * The price of a model: the table's, for an unknown name the provider's most expensive, and zero for a self-hosted
 * server.
 */
export function priceOf(provider: ModelProvider, model: string): TokenPrice {
  if (provider === 'openai_compatible') return { input: 0, output: 0 };
  const found = PRICES[provider].find(([name]) => model.startsWith(name));
  return found?.[1] ?? { input: 0, output: 0 };
}

/** Cost of tokens in millionths of a US dollar, rounded up. */
export function costMicroUsd(price: TokenPrice, tokens: { input: number; output: number }): number {
  return Math.ceil(price.input * tokens.input + price.output * tokens.output);
}

/** Parses a typed price: `0.4/1.6`, in dollars per million tokens in and out. Null when invalid. */
export function parsePrice(text: string): TokenPrice | null {
  const [, input, output] = /^(\d{1,5}(?:\.\d{1,6})?)\/(\d{1,5}(?:\.\d{1,6})?)$/.exec(text.trim()) ?? [];
  return input === undefined || output === undefined
    ? null
    : { input: Number(input), output: Number(output) };
}
