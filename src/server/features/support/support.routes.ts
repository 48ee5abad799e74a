import { anyone, signedIn } from '../../services/calls/procedures.ts';
import { uploadAttachment, removeWaiting } from './attachments/upload-attachment.ts';
import { closeTicket, rateTicket, replyToTicket } from './tickets/change-ticket.ts';
import { uploadContactFile } from './attachments/upload-contact-file.ts';
import { contactSupport } from './tickets/contact-support.ts';
import { getTicket } from './tickets/get-ticket.ts';
import { getSupportStatus } from './status/get-support-status.ts';
import { listTickets } from './tickets/list-tickets.ts';
import { openAttachment } from './attachments/open-attachment.ts';
import { openTicket } from './tickets/open-ticket.ts';

const { support } = signedIn;

export const supportRoutes = {
  open: support.open.handler(({ context, input }) => openTicket(context, input)),
  list: support.list.handler(({ context, input }) => listTickets(context.app, context.caller, input)),
  get: support.get.handler(({ context, input }) => getTicket(context.app, context.caller, input)),
  reply: support.reply.handler(({ context, input }) => replyToTicket(context.app, context.caller, input)),
  close: support.close.handler(({ context, input }) => closeTicket(context.app, context.caller, input)),
  rate: support.rate.handler(({ context, input }) => rateTicket(context.app, context.caller, input)),
  attach: support.attach.handler(({ context, input }) => uploadAttachment(context, input.query)),
  detach: support.detach.handler(({ context, input }) => removeWaiting(context.app, context.caller, input)),
  attachment: support.attachment.handler(({ context, input }) =>
    openAttachment(context.app, context.caller, input),
  ),
  status: anyone.support.status.handler(({ context }) => getSupportStatus(context.app)),
  contactFile: anyone.support.contactFile.handler(({ context, input }) =>
    uploadContactFile(context, input.query),
  ),
  contact: anyone.support.contact.handler(({ context, input }) => contactSupport(context, input)),
};
