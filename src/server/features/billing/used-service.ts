import type { UsedService } from '#domain/billing/withdrawal.ts';
import type { CustomerRow, SubscriptionRow } from './customers/billing.queries.ts';

/** What is kept of a contract that is withdrawn from: nothing, unless its service began at the payer's request. */
export function usedService(
  customer: CustomerRow | undefined,
  { created_at: madeAt, period_end: until }: SubscriptionRow,
  at: Date,
): UsedService | null {
  const requestedAt = customer?.start_requested_at ?? null;
  if (requestedAt === null) return null;
  // Payment services tell whole seconds.
  return Math.floor(requestedAt.getTime() / 1_000) * 1_000 <= madeAt.getTime() ? { at, until } : null;
}
