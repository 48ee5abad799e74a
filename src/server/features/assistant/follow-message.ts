import type { ConversationMessage } from '#contract/assistant.ts';
import { isAnswerEnded } from '#domain/assistant/question/conversation.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findMessage } from './assistant.queries.ts';
import { showMessage } from './show-conversation.ts';

interface Input {
  id: string;
  messageId: string;
}

export async function getMessage(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  { id, messageId }: Input,
): Promise<ConversationMessage> {
  const row = await findMessage(app.db.tenant(userId), userId, id, messageId);
  if (row === undefined) throw new AppError('conversation_not_found');
  return showMessage(row, app.clock.now());
}

/**
 * The current message, then every change until it is answered. Each event is the whole message, so a client that
 * reconnects misses nothing. `begin` is called once the subscription is active.
 */
export async function followMessage(
  app: AppContext,
  caller: Pick<Caller, 'userId'>,
  input: Input,
  signal: AbortSignal | undefined,
  begin: () => void = () => undefined,
): Promise<AsyncGenerator<ConversationMessage, void>> {
  const leave = new AbortController();
  const changes = app.runEvents.changes(
    input.messageId,
    signal === undefined ? leave.signal : AbortSignal.any([signal, leave.signal]),
  );
  const read = () => getMessage(app, caller, input);
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
    // The conversation was deleted meanwhile: the stream ends.
    if (!(error instanceof AppError) || error.code !== 'conversation_not_found') throw error;
  } finally {
    leave.abort();
  }
}
