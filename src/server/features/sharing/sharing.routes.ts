import { anyone, signedIn } from '../../services/calls/procedures.ts';
import { createLink } from './create-link.ts';
import { listLinks } from './list-links.ts';
import { openSharedReport } from './open-shared-report.ts';
import { revokeLink } from './revoke-link.ts';

const { sharing } = signedIn;

export const sharingRoutes = {
  list: sharing.list.handler(({ context, input }) => listLinks(context.app, context.caller, input)),
  create: sharing.create.handler(({ context, input }) => createLink(context, input)),
  revoke: sharing.revoke.handler(({ context, input }) => revokeLink(context.app, context.caller, input.id)),
  open: anyone.sharing.open.handler(({ context, input }) => openSharedReport(context, input)),
};
