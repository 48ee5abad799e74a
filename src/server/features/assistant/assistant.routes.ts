import { signedIn } from '../../services/calls/procedures.ts';
import { askQuestion } from './ask-question.ts';
import {
  createConversation,
  getConversation,
  listConversations,
  removeConversation,
  renameConversation,
  restoreConversation,
} from './conversations.ts';
import { exportConversation } from './export-conversation.ts';
import { followMessage, getMessage } from './follow-message.ts';
import { stopQuestion } from './stop-question.ts';

const { assistant } = signedIn;

export const assistantRoutes = {
  list: assistant.list.handler(({ context, input }) => listConversations(context.app, context.caller, input)),
  create: assistant.create.handler(({ context, input }) =>
    createConversation(context.app, context.caller, input),
  ),
  get: assistant.get.handler(({ context, input }) => getConversation(context.app, context.caller, input.id)),
  rename: assistant.rename.handler(({ context, input }) =>
    renameConversation(context.app, context.caller, input),
  ),
  remove: assistant.remove.handler(({ context, input }) =>
    removeConversation(context.app, context.caller, input.id),
  ),
  restore: assistant.restore.handler(({ context, input }) =>
    restoreConversation(context.app, context.caller, input.id),
  ),
  export: assistant.export.handler(({ context, input }) => exportConversation(context, input)),
  ask: assistant.ask.handler(({ context, input, signal }) =>
    askQuestion(context.app, context.caller, context.language, input, signal),
  ),
  follow: assistant.follow.handler(({ context, input, signal }) =>
    followMessage(context.app, context.caller, input, signal),
  ),
  message: assistant.message.handler(({ context, input }) => getMessage(context.app, context.caller, input)),
  stop: assistant.stop.handler(({ context, input }) => stopQuestion(context.app, context.caller, input)),
};
