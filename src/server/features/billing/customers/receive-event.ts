import type { PaymentEvent } from '#server/integrations/payments/payments.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findCustomerById, isEventDone, recordEvent } from './billing.queries.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Processes an event of the payment service. It only signals a change: the current state is
 * fetched. A repeated event, or one about an unknown customer, changes nothing; an interrupted one is processed again.
 */
export async function receiveEvent(app: AppContext, event: PaymentEvent): Promise<void> {
  const { system } = app.db;
  const { id, type, customerId } = event;
  if (customerId === null || (await isEventDone(system, id)) !== undefined) return;
  const customer = await findCustomerById(system, customerId);
  if (customer === undefined) {
    app.log.info({ event: type }, 'an event about a customer of somebody else was let pass');
    return;
  }
  await syncCustomer(
    app,
    customer,
    async tx => (await recordEvent(tx, { id, type, customerId, at: app.clock.now() })) === 1,
  );
}
