import { DAY_MS } from '#domain/time/day-ms.ts';
import { ATTACHMENT_LIMITS } from '#domain/support/attachment.ts';
import { GUEST_TICKET_DAYS } from '#domain/support/ticket.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { removeOrphans } from '#server/integrations/storage/remove-orphans.ts';
import { deleteOldSourceHours } from '#server/integrations/video-source/source-hours.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { deleteAttachmentRow, knownAttachmentKeys, listForgotten } from '../queries/attachments.queries.ts';
import {
  deleteGuestTicket,
  deleteMailsAbout,
  guestFiles,
  listGuestTicketsBefore,
  listGuestTicketsOf,
  type GuestTicket,
} from './guests.queries.ts';

export const FORGET_SUPPORT_EVERY_SECONDS = 3_600;
export const REMOVE_SUPPORT_ORPHANS_EVERY_SECONDS = 86_400;
const AT_ONCE = 200;
const SOURCE_HOURS_DAYS = 8;

/** Deletes expired tickets without an account, unsent files, and old counters. */
export async function deleteOldSupport(app: AppContext): Promise<number> {
  const { system } = app.db;
  const now = app.clock.now().getTime();
  const before = new Date(now - GUEST_TICKET_DAYS * DAY_MS);
  const tickets = await listGuestTicketsBefore(system, { before, limit: AT_ONCE });
  for (const ticket of tickets) await system.transaction(tx => eraseGuestTicket(app, tx, ticket));
  const waited = new Date(now - ATTACHMENT_LIMITS.waitingHours * 3_600_000);
  const forgotten = await listForgotten(system, { before: waited, limit: AT_ONCE });
  for (const { id, storage_key: key } of forgotten) {
    // The file first: if interrupted, the row still refers to it.
    await app.storage.delete(key);
    await deleteAttachmentRow(system, id);
  }
  await deleteOldSourceHours(system, new Date(now - SOURCE_HOURS_DAYS * DAY_MS));
  return tickets.length + forgotten.length;
}

/** Erases tickets written without an account, under the address of an account that is being erased. */
export async function eraseGuestTicketsOf(app: AppContext, tx: Transaction, email: string): Promise<void> {
  for (const ticket of await listGuestTicketsOf(tx, email)) await eraseGuestTicket(app, tx, ticket);
}

async function eraseGuestTicket(app: AppContext, tx: Transaction, ticket: GuestTicket): Promise<void> {
  for (const key of await guestFiles(tx, ticket.id)) await app.storage.delete(key);
  await deleteMailsAbout(tx, ticket);
  await deleteGuestTicket(tx, ticket.id);
}

/** Deletes ticket files that no row refers to. */
export function removeSupportOrphans({ db, storage }: AppContext): Promise<number> {
  return removeOrphans(storage, 'support', keys => knownAttachmentKeys(db.system, keys));
}
