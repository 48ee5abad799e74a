import { AppError } from '../app-error.ts';
import type { Payments } from '../integrations/payments/payments.ts';
import type { World } from '../world.ts';

/** The payment service of this installation; refused where nothing is sold. */
export function requirePayments(world: Pick<World, 'payments'>): Payments {
  if (world.payments === null) throw new AppError('payments_unavailable');
  return world.payments;
}

/** Asks the payment service; what fails there is told as such, and its cause stands in the log. */
export async function askPayments<Answer>(
  world: Pick<World, 'payments' | 'log'>,
  ask: (payments: Payments) => Promise<Answer>,
): Promise<Answer> {
  const payments = requirePayments(world);
  try {
    return await ask(payments);
  } catch (error) {
    if (error instanceof AppError) throw error;
    world.log.warn({ err: error }, 'the payment service refused or did not answer');
    throw new AppError('payments_failed', {}, { cause: error });
  }
}
