import { refundShareOf, type RefundShare, type UsedService } from '#domain/billing/withdrawal.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import { listPayments, type CustomerRow, type SubscriptionRow } from './customers/billing.queries.ts';

/** The period to charge for in a withdrawal: none, unless the service began at the payer's request. */
export function usedService(
  customer: CustomerRow | undefined,
  { created_at: madeAt, period_end: until }: Pick<SubscriptionRow, 'created_at' | 'period_end'>,
  at: Date,
): UsedService | null {
  const requestedAt = customer?.start_requested_at ?? null;
  if (requestedAt === null) return null;
  // Payment services use whole seconds.
  return Math.floor(requestedAt.getTime() / 1_000) * 1_000 <= madeAt.getTime() ? { at, until } : null;
}

/** What would go back of a contract whose service began at the payer's request, and why; null: everything does. */
export async function shareOf(
  db: Queryable,
  { user_id: userId, id, created_at: madeAt }: SubscriptionRow,
  used: UsedService | null,
): Promise<RefundShare | null> {
  if (used === null) return null;
  const payments = await listPayments(db, userId, id);
  return refundShareOf(
    payments.map(({ total_cents: cents, paid_at: paidAt }) => ({ cents, paidAt })),
    madeAt,
    used,
  );
}
