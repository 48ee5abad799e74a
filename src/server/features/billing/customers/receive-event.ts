import type { PaymentEvent } from '#server/integrations/payments/payments.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findCustomerById, isEventDone, recordEvent } from './billing.queries.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Works off an event of the payment service. It is only taken as a sign that something changed: what is true now is
 * read anew. One that comes again, or about nobody we know, changes nothing; one that was cut short is done again.
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
