import type { ConversationMessage } from '#contract/assistant.ts';
import type { T } from '#i18n/messages.ts';
import { announce } from '#web/ui/browser/announce.ts';

/** The first question of a conversation changes the view while its answer is pending: both views would announce it. */
const told = new Set<string>();

/** Announces once that an answer is pending, and its content when it arrives. */
export function announceAnswer({ id, state, answer }: ConversationMessage, t: T): void {
  const heard = `${id} ${state}`;
  if (told.has(heard)) return;
  told.add(heard);
  if (state === 'answering') announce(t('chatbot.thinking'));
  else if (answer !== null) announce(`${t('chatbot.arrived')} ${answer.text.join(' ')}`);
  else announce(t(state === 'stopped' ? 'chatbot.stopped' : 'chatbot.failed'));
}
