import { AppError } from '#server/platform/app-error.ts';
import type { Payments } from '#server/integrations/payments/payments.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { recordPaymentCall } from './payment-hours.queries.ts';

/** The payment service of this installation; throws when payments are disabled. */
export function requirePayments(app: Pick<AppContext, 'payments'>): Payments {
  if (app.payments === null) throw new AppError('payments_unavailable');
  return app.payments;
}

type Asking = Pick<AppContext, 'payments' | 'log' | 'db' | 'clock'>;

/** Calls the payment service; failures are returned as payment errors, counted, and logged with their cause. */
export async function callPayments<Answer>(
  app: Asking,
  ask: (payments: Payments) => Promise<Answer>,
): Promise<Answer> {
  const payments = requirePayments(app);
  try {
    const answer = await ask(payments);
    count(app, true);
    return answer;
  } catch (error) {
    if (error instanceof AppError) throw error;
    count(app, false);
    app.log.warn({ err: error }, 'the payment service refused or did not answer');
    throw new AppError('payments_failed', {}, { cause: error });
  }
}

/** Not awaited: a lost count does no harm. The sandbox moves no money and is not counted. */
function count({ payments, db, clock, log }: Asking, isDone: boolean): void {
  if (payments?.kind !== 'stripe') return;
  recordPaymentCall(db.system, { isDone, at: clock.now() }).catch((error: unknown) =>
    log.warn({ err: error }, 'a call to the payment service could not be counted'),
  );
}
