import { signedIn } from '../http/procedures.ts';
import { getMe } from './get-me.ts';
import { updateMe } from './update-me.ts';

export const meRoutes = {
  get: signedIn.me.get.handler(({ context }) => getMe(context.world, context.caller)),
  update: signedIn.me.update.handler(({ context, input }) => updateMe(context.world, context.caller, input)),
};
