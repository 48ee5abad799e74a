import { signedIn } from '../../services/calls/procedures.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';

const { apiKeys } = signedIn;

export const apiKeysRoutes = {
  list: apiKeys.list.handler(({ context }) => listKeys(context.app, context.caller)),
  create: apiKeys.create.handler(({ context, input }) => createKey(context, input)),
  revoke: apiKeys.revoke.handler(({ context, input }) => revokeKey(context.app, context.caller, input.id)),
};
