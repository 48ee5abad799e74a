import { expect, test } from 'vitest';
import { MODEL_PROVIDERS, PROVIDER_FACTS } from '#domain/ai-models/provider.ts';
import { ConfigError, readConfig } from './config.ts';

const models = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env }).textModel;
const problems = (env: Record<string, string>) => {
  try {
    models(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : ['?'];
  }
};

test('with nothing set the built-in engine writes; AI_PROVIDER=embedded keeps it so', () => {
  expect(models({})).toBeNull();
  expect(models({ AI_PROVIDER: 'embedded', AI_MODEL: 'x', AI_API_KEY: 'k' })).toBeNull();
  expect(
    models({
      AI_BASE_URL: 'https://speech.example/v1',
      AI_TRANSCRIPTION_MODEL: 'whisper-1',
      AI_API_KEY: 'k',
    }),
  ).toBeNull();
});

test('a key, a model and a provider in the environment switch its adapter on', () => {
  expect(models({ AI_PROVIDER: 'mistral', AI_API_KEY: 'k', AI_MODEL: 'mistral-small-latest' })).toEqual({
    provider: 'mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    apiKey: 'k',
    model: 'mistral-small-latest',
  });
  expect(models({ AI_PROVIDER: 'ollama', AI_MODEL: 'gemma3:4b' })).toMatchObject({
    provider: 'openai_compatible',
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: null,
  });
  expect(models({ AI_BASE_URL: 'http://ollama:11434/v1', AI_MODEL: 'm' })).toMatchObject({
    provider: 'openai_compatible',
    baseUrl: 'http://ollama:11434/v1',
  });
});

test.each(MODEL_PROVIDERS)(
  '%s writes once it is configured, at its own address or at another one',
  provider => {
    const named = { AI_PROVIDER: provider.replace('_', '-'), AI_API_KEY: 'k', AI_MODEL: 'a-model' };
    const elsewhere = 'https://models.example/v1';
    const { baseUrl } = PROVIDER_FACTS[provider];
    if (baseUrl !== null) expect(models(named)).toEqual({ provider, baseUrl, apiKey: 'k', model: 'a-model' });
    expect(models({ ...named, AI_BASE_URL: elsewhere })).toEqual({
      provider,
      baseUrl: elsewhere,
      apiKey: 'k',
      model: 'a-model',
    });
  },
);

test.each([
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY is missing'],
  [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_MODEL is missing'],
  [{ AI_API_KEY: 'k' }, 'AI_MODEL is missing'],
  [{ AI_MODEL: 'm' }, 'AI_PROVIDER is missing'],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL is missing'],
  [{ AI_PROVIDER: 'oracle', AI_MODEL: 'm' }, 'AI_PROVIDER is not usable'],
  [
    { AI_BASE_URL: 'http://models.example/v1', AI_MODEL: 'm', AI_API_KEY: 'k' },
    'AI_BASE_URL must be an https address',
  ],
  [{ AI_PRICE: 'cheap' }, 'AI_PRICE is not usable'],
  [{ AI_TIMEOUT_SECONDS: '300' }, 'AI_TIMEOUT_SECONDS is not usable'],
])('%j stops the start with a sentence', (env: Record<string, string>, begins) => {
  expect(problems(env).some(one => one.startsWith(begins))).toBe(true);
});
