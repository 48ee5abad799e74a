import { signedIn } from '../../services/calls/procedures.ts';
import { getMe } from './get-profile.ts';
import { updateMe } from './update-profile.ts';

export const meRoutes = {
  get: signedIn.me.get.handler(({ context }) => getMe(context.app, context.caller)),
  update: signedIn.me.update.handler(({ context, input }) => updateMe(context.app, context.caller, input)),
};
