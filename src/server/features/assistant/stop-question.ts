import type { ConversationMessage } from '#contract/assistant.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { finishMessage } from './assistant.queries.ts';
import { getMessage } from './follow-message.ts';

/** Stops an answer in progress and releases its reserved cost. A finished answer stays. */
export async function stopQuestion(
  app: AppContext,
  caller: Caller,
  input: { id: string; messageId: string },
): Promise<ConversationMessage> {
  const { userId } = caller;
  await getMessage(app, caller, input);
  const stopped = { userId, id: input.messageId, state: 'stopped', answer: null, error: null } as const;
  await finishMessage(app.db.tenant(userId), { ...stopped, now: app.clock.now() });
  return getMessage(app, caller, input);
}
