import { z } from 'zod';
import type { ModelPlace } from '../../platform/config/model-place.ts';

const ANTHROPIC_VERSION = '2023-06-01';
const MOST_MODELS = 200;
const LONGEST_NAME = 200;

const listed = z.object({ data: z.array(z.object({ id: z.string().min(1).max(LONGEST_NAME) })) });

/** The server answered, but not with a list: its status. */
export class ModelListRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the list of models was answered with ${status}`);
    this.name = 'ModelListRefused';
    this.status = status;
  }
}

/**
 * The models that an endpoint offers, in its own order; null where it has no list. Throws when it is unreachable or
 * refuses.
 */
export async function listModels(
  { provider, baseUrl, apiKey }: ModelPlace,
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
): Promise<string[] | null> {
  const headers: Record<string, string> =
    provider === 'anthropic'
      ? { 'x-api-key': apiKey ?? '', 'anthropic-version': ANTHROPIC_VERSION }
      : apiKey === null
        ? {}
        : { authorization: `Bearer ${apiKey}` };
  const answer = await fetch(`${baseUrl}/models`, { headers, signal });
  if (answer.status === 404 || answer.status === 405) {
    await answer.body?.cancel();
    return null;
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new ModelListRefused(answer.status);
  }
  const read = listed.safeParse(await answer.json().catch(() => null));
  return read.success ? read.data.data.slice(0, MOST_MODELS).map(({ id }) => id) : null;
}
