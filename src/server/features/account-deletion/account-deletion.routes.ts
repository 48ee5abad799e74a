import { signedIn } from '../../services/calls/procedures.ts';
import { cancelDeletion, getDeletion, requestDeletion } from './request-deletion.ts';

const { accountDeletion } = signedIn;

export const deletionRoutes = {
  get: accountDeletion.get.handler(({ context }) => getDeletion(context.app, context.caller)),
  request: accountDeletion.request.handler(({ context, input }) => requestDeletion(context, input)),
  cancel: accountDeletion.cancel.handler(({ context }) => cancelDeletion(context)),
};
