import { signedIn } from '../http/procedures.ts';
import { forgetApifyToken, getApifyToken, saveApifyToken } from './apify-token.ts';
import { endConnection } from './end-connection.ts';
import { finishConnection } from './finish-connection.ts';
import { startConnection } from './start-connection.ts';

const { connections } = signedIn;

export const connectionsRoutes = {
  start: connections.start.handler(({ context, input }) =>
    startConnection(context.world, context.caller, input),
  ),
  finish: connections.finish.handler(({ context, input }) =>
    finishConnection(context.world, context.caller, input),
  ),
  end: connections.end.handler(({ context, input }) =>
    endConnection(context.world, context.caller, input.id),
  ),
  apifyToken: connections.apifyToken.handler(({ context }) => getApifyToken(context.world, context.caller)),
  saveApifyToken: connections.saveApifyToken.handler(({ context, input }) =>
    saveApifyToken(context.world, context.caller, input.token),
  ),
  forgetApifyToken: connections.forgetApifyToken.handler(({ context }) =>
    forgetApifyToken(context.world, context.caller),
  ),
};
