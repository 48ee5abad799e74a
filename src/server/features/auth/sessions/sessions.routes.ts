import { signedIn } from '#server/services/calls/procedures.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

const { sessions } = signedIn;

export const sessionsRoutes = {
  list: sessions.list.handler(({ context }) => listSessions(context.app, context.caller)),
  end: sessions.end.handler(({ context, input }) => endOneSession(context.app, context.caller, input.id)),
  endOthers: sessions.endOthers.handler(({ context, input }) =>
    endOtherSessions(context, context.caller, input),
  ),
};
