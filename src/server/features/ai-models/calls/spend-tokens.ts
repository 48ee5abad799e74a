import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import { leaseSeconds } from '#domain/ai-models/model-limits.ts';
import { costMicroUsd } from '#domain/ai-models/price-table.ts';
import type { Usage } from '#server/integrations/ai-providers/stream-elements.ts';
import { countModelCall } from '#server/platform/telemetry/metrics.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { ChosenModel } from './choose-model.ts';
import {
  abandonLapsedCalls,
  closeCall,
  reserveCall,
  readDaySpent,
  type CallPurpose,
} from '../queries/model-calls.queries.ts';
import type { Prompt } from './prompt.ts';

const MICRO_USD_A_CENT = 10_000;

interface ReservedCall {
  /** Records actual usage and releases the rest of the reservation. An answer is cached for the same question. */
  close(
    outcome: 'done' | 'failed' | 'cancelled',
    usage: Usage,
    kept?: { cacheKey: Buffer; answer: unknown },
  ): Promise<void>;
}

/**
 * Reserves tokens and money from a user's daily budget before a model call, one call per user at a time. An unclosed
 * reservation expires: a killed process blocks the user for a minute at most.
 */
export async function reserveTokens(
  app: AppContext,
  userId: string,
  order: { chosen: ChosenModel; purpose: CallPurpose; prompt: Prompt; most: Usage },
): Promise<ReservedCall | { reason: FallbackReason }> {
  const { chosen, purpose, prompt, most } = order;
  const { payer, place, limits, price, day } = chosen;
  const db = app.db.tenant(userId);
  const now = app.clock.now();
  const tokens = most.input + most.output;
  const cost = costMicroUsd(price, most);
  const costLimit = limits.centsDaily === null ? null : limits.centsDaily * MICRO_USD_A_CENT;
  await abandonLapsedCalls(db, { userId, now });
  const held = await reserveCall(db, userId, {
    purpose,
    payer,
    provider: place.provider,
    model: place.model,
    promptVersion: prompt.version,
    promptSha256: prompt.sha256,
    day,
    tokens,
    costMicroUsd: cost,
    now,
    leaseUntil: new Date(now.getTime() + leaseSeconds(limits) * 1_000),
    tokenLimit: limits.tokensDaily,
    costLimitMicroUsd: costLimit,
  });
  if (held === undefined) {
    const spent = await readDaySpent(db, userId, { day, payer, now });
    if (
      spent.tokens + tokens <= limits.tokensDaily &&
      (costLimit === null || spent.cost_micro_usd + cost <= costLimit)
    )
      return { reason: 'busy' };
    return { reason: spent.tokens + tokens > limits.tokensDaily ? 'tokens_spent' : 'money_spent' };
  }
  const startedAt = performance.now();
  return {
    close: async (outcome, usage, kept) => {
      countModelCall({
        payer,
        purpose,
        outcome,
        provider: place.provider,
        tokensIn: usage.input,
        tokensOut: usage.output,
        costMicroUsd: costMicroUsd(price, usage),
        ms: performance.now() - startedAt,
      });
      try {
        await closeCall(db, userId, {
          id: held.id,
          outcome,
          inputTokens: usage.input,
          outputTokens: usage.output,
          costMicroUsd: costMicroUsd(price, usage),
          now: app.clock.now(),
          cacheKey: kept?.cacheKey ?? null,
          answer: kept?.answer ?? null,
        });
      } catch (error) {
        app.log.warn({ err: error }, 'a call of a model could not be closed; it lapses by itself');
      }
    },
  };
}
