import type { PaymentEvent } from '#server/integrations/payments/payments.ts';
import type { World } from '#server/services/app-context.ts';
import { findCustomerById, isEventDone, noteEvent } from './billing.queries.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Works off an event of the payment service. It is only taken as a sign that something changed: what is true now is
 * read anew. One that comes again, or about nobody we know, changes nothing; one that was cut short is done again.
 */
export async function receiveEvent(world: World, event: PaymentEvent): Promise<void> {
  const { system } = world.db;
  const { id, type, customerId } = event;
  if (customerId === null || (await isEventDone(system, id)) !== undefined) return;
  const customer = await findCustomerById(system, customerId);
  if (customer === undefined) {
    world.log.info({ event: type }, 'an event about a customer of somebody else was let pass');
    return;
  }
  await syncCustomer(
    world,
    customer,
    async tx => (await noteEvent(tx, { id, type, customerId, at: world.clock.now() })) === 1,
  );
}
