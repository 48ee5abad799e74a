import type { ConversationMessage } from '#contract/assistant.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { finishMessage } from './assistant.queries.ts';
import { getMessage } from './follow-message.ts';

/** Stops an answer that is on its way; what it would have cost comes back. One that is there already stays. */
export async function stopQuestion(
  world: World,
  caller: Caller,
  asked: { id: string; messageId: string },
): Promise<ConversationMessage> {
  const { userId } = caller;
  await getMessage(world, caller, asked);
  const stopped = { userId, id: asked.messageId, state: 'stopped', answer: null, error: null } as const;
  await finishMessage(world.db.tenant(userId), { ...stopped, now: world.clock.now() });
  return getMessage(world, caller, asked);
}
