import { AppError } from '#server/platform/app-error.ts';
import type { Payments } from '#server/integrations/payments/payments.ts';
import type { World } from '#server/services/app-context.ts';
import { notePaymentCall } from './payment-hours.queries.ts';

/** The payment service of this installation; refused where nothing is sold. */
export function requirePayments(world: Pick<World, 'payments'>): Payments {
  if (world.payments === null) throw new AppError('payments_unavailable');
  return world.payments;
}

type Asking = Pick<World, 'payments' | 'log' | 'db' | 'clock'>;

/** Asks the payment service; what fails there is told as such, counted, and its cause stands in the log. */
export async function askPayments<Answer>(
  world: Asking,
  ask: (payments: Payments) => Promise<Answer>,
): Promise<Answer> {
  const payments = requirePayments(world);
  try {
    const answer = await ask(payments);
    count(world, true);
    return answer;
  } catch (error) {
    if (error instanceof AppError) throw error;
    count(world, false);
    world.log.warn({ err: error }, 'the payment service refused or did not answer');
    throw new AppError('payments_failed', {}, { cause: error });
  }
}

/** Nobody waits for it: a count that is lost loses nothing. The stand-in moves no money and is not counted. */
function count({ payments, db, clock, log }: Asking, isDone: boolean): void {
  if (payments?.kind !== 'stripe') return;
  notePaymentCall(db.system, { isDone, at: clock.now() }).catch((error: unknown) =>
    log.warn({ err: error }, 'a call to the payment service could not be counted'),
  );
}
