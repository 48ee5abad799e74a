import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ConversationItem, ConversationMessage } from '#contract/assistant.ts';
import { answer, type TestUser, type TestApp } from '#test/harness/context.ts';

interface AskOptions {
  conversation?: string;
  messageId?: string;
  accountId?: string;
  replaces?: string;
  language?: 'fr' | 'en';
}

/** Shared steps of the tests of the assistant. */
export function createAssistantScene({ request }: TestApp) {
  const scene = {
    begin: (as: TestUser, title = '') =>
      answer<ConversationItem>(request('/conversations', { method: 'POST', as, json: { title } })),
    post(as: TestUser, text: string, options: AskOptions & { conversation: string }): Promise<Response> {
      const { conversation, messageId = randomUUID(), language = 'fr', ...rest } = options;
      return request(`/conversations/${conversation}/messages`, {
        method: 'POST',
        as,
        headers: { 'accept-language': language },
        json: { messageId, text, ...rest },
      });
    },
    /** The answered message, as last sent by the stream. */
    async ask(as: TestUser, text: string, options: AskOptions = {}): Promise<ConversationMessage> {
      const conversation = options.conversation ?? (await scene.begin(as)).id;
      const response = await scene.post(as, text, { ...options, conversation });
      expect([text, response.status]).toEqual([text, 200]);
      return lastOf(await response.text());
    },
    get: (as: TestUser, id: string) =>
      answer<{ conversation: ConversationItem; messages: ConversationMessage[] }>(
        request(`/conversations/${id}`, { as }),
      ),
  };
  return scene;
}

/** The messages of an event stream; the last one is the answered one. */
export function eventsOf(stream: string): ConversationMessage[] {
  const events = stream.split('\n\n').filter(event => event.includes('event: message'));
  return events.flatMap(event =>
    [...event.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data) as ConversationMessage),
  );
}

function lastOf(stream: string): ConversationMessage {
  const last = eventsOf(stream).at(-1);
  if (last === undefined) throw new Error(`No message in the stream: ${stream.slice(0, 400)}`);
  return last;
}
