import { signedIn } from '../../services/calls/procedures.ts';
import { checkApifyToken, forgetApifyToken, getApifyToken, saveApifyToken } from './apify-token.ts';
import { endConnection } from './end-connection.ts';
import { finishConnection } from './finish-connection.ts';
import { addConnection, startConnection } from './start-connection.ts';

const { connections } = signedIn;

export const connectionsRoutes = {
  offer: connections.offer.handler(({ context }) => ({ tiktok: context.app.config.tiktok !== null })),
  add: connections.add.handler(({ context, input }) => addConnection(context.app, context.caller, input)),
  start: connections.start.handler(({ context, input }) =>
    startConnection(context.app, context.caller, input),
  ),
  finish: connections.finish.handler(({ context, input }) =>
    finishConnection(context.app, context.caller, input),
  ),
  end: connections.end.handler(({ context, input }) => endConnection(context.app, context.caller, input.id)),
  apifyToken: connections.apifyToken.handler(({ context }) => getApifyToken(context.app, context.caller)),
  saveApifyToken: connections.saveApifyToken.handler(({ context, input }) =>
    saveApifyToken(context.app, context.caller, input.token),
  ),
  checkApifyToken: connections.checkApifyToken.handler(({ context }) =>
    checkApifyToken(context.app, context.caller),
  ),
  forgetApifyToken: connections.forgetApifyToken.handler(({ context }) =>
    forgetApifyToken(context.app, context.caller),
  ),
};
