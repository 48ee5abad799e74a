import type { ConversationMessage } from '#contract/assistant.ts';
import { isAnswerEnded } from '#domain/assistant/question/conversation.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { findMessage } from './assistant.queries.ts';
import { showMessage } from './show-conversation.ts';

interface Asked {
  id: string;
  messageId: string;
}

export async function getMessage(
  world: World,
  { userId }: Pick<Caller, 'userId'>,
  { id, messageId }: Asked,
): Promise<ConversationMessage> {
  const row = await findMessage(world.db.tenant(userId), userId, id, messageId);
  if (row === undefined) throw new AppError('conversation_not_found');
  return showMessage(row, world.clock.now());
}

/**
 * The message as it is now, then every change until it is answered. Each event is the whole message, so a reader who
 * comes back after a lost connection misses nothing. `begin` is called once nothing can be missed any more.
 */
export async function followMessage(
  world: World,
  caller: Pick<Caller, 'userId'>,
  asked: Asked,
  signal: AbortSignal | undefined,
  begin: () => void = () => undefined,
): Promise<AsyncGenerator<ConversationMessage, void>> {
  const leave = new AbortController();
  const changes = world.runEvents.changes(
    asked.messageId,
    signal === undefined ? leave.signal : AbortSignal.any([signal, leave.signal]),
  );
  const read = () => getMessage(world, caller, asked);
  try {
    const first = await read();
    begin();
    return follow(first, read, changes, leave);
  } catch (error) {
    leave.abort();
    throw error;
  }
}

async function* follow(
  first: ConversationMessage,
  read: () => Promise<ConversationMessage>,
  changes: AsyncIterable<void>,
  leave: AbortController,
): AsyncGenerator<ConversationMessage, void> {
  try {
    yield first;
    if (isAnswerEnded(first.state)) return;
    for await (const _ of changes) {
      const next = await read();
      if (!isAnswerEnded(next.state)) continue;
      yield next;
      return;
    }
  } catch (error) {
    // The conversation was deleted meanwhile: there is nothing more to tell.
    if (!(error instanceof AppError) || error.code !== 'conversation_not_found') throw error;
  } finally {
    leave.abort();
  }
}
