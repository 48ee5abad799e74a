import { anyone, signedIn } from '../../services/calls/procedures.ts';
import { bringAttachment, removeWaiting } from './attachments/upload-attachment.ts';
import { closeTicket, rateTicket, replyToTicket } from './tickets/change-ticket.ts';
import { bringContactFile } from './attachments/upload-contact-file.ts';
import { contactSupport } from './tickets/contact-support.ts';
import { getTicket } from './tickets/get-ticket.ts';
import { getSupportStatus } from './status/get-support-status.ts';
import { listTickets } from './tickets/list-tickets.ts';
import { openAttachment } from './attachments/open-attachment.ts';
import { openTicket } from './tickets/open-ticket.ts';

const { support } = signedIn;

export const supportRoutes = {
  open: support.open.handler(({ context, input }) => openTicket(context, input)),
  list: support.list.handler(({ context, input }) => listTickets(context.world, context.caller, input)),
  get: support.get.handler(({ context, input }) => getTicket(context.world, context.caller, input)),
  reply: support.reply.handler(({ context, input }) => replyToTicket(context.world, context.caller, input)),
  close: support.close.handler(({ context, input }) => closeTicket(context.world, context.caller, input)),
  rate: support.rate.handler(({ context, input }) => rateTicket(context.world, context.caller, input)),
  attach: support.attach.handler(({ context, input }) => bringAttachment(context, input.query)),
  detach: support.detach.handler(({ context, input }) => removeWaiting(context.world, context.caller, input)),
  attachment: support.attachment.handler(({ context, input }) =>
    openAttachment(context.world, context.caller, input),
  ),
  status: anyone.support.status.handler(({ context }) => getSupportStatus(context.world)),
  contactFile: anyone.support.contactFile.handler(({ context, input }) =>
    bringContactFile(context, input.query),
  ),
  contact: anyone.support.contact.handler(({ context, input }) => contactSupport(context, input)),
};
