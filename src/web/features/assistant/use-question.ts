import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConversationItem, ConversationMessage } from '#contract/assistant.ts';
import { isAnswerEnded } from '#domain/assistant/question/conversation.ts';
import { client, orpc } from '#web/shared/api/orpc.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { isDemo } from '#web/shared/session/demo-session.ts';
import { useT } from '#web/ui/language/language.tsx';
import { announceQuotaChange } from '#web/shared/quotas/use-quotas.ts';
import { announceAnswer } from './announce-answer.ts';

/** Where events fail or stop, the conversation is polled at this interval. */
const LOOK_EVERY_MS = 2_000;

const IS_DEMO = viewing !== null && isDemo(viewing);

interface Asking {
  text: string;
  accountId?: string | undefined;
  /** The message that this question replaces. */
  replaces?: string | undefined;
}

/** A conversation, its questions and its arriving answers; a pending answer is resumed on return. */
export function useQuestion(id: string | null, onOpen: (id: string) => void) {
  const queryClient = useQueryClient();
  const t = useT();
  const query = useQuery(
    orpc.assistant.get.queryOptions({
      input: { id: id ?? '' },
      // A demo visitor's questions exist only in this tab.
      enabled: id !== null && !IS_DEMO,
      staleTime: 0,
      retry: false,
      refetchInterval: ({ state }) =>
        state.data?.messages.some(({ state: one }) => !isAnswerEnded(one)) === true ? LOOK_EVERY_MS : false,
    }),
  );
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  /** Id of a question that may have been received: sent again, it is the same question. */
  const unsure = useRef<{ text: string; messageId: string } | null>(null);
  const lock = useRef(false);
  /** Id of a conversation without a question yet. */
  const begun = useRef<string | null>(null);

  const put = (conversationId: string, message: ConversationMessage, replaces?: string) =>
    queryClient.setQueryData(orpc.assistant.get.queryKey({ input: { id: conversationId } }), before => {
      if (before === undefined) return before;
      const at = before.messages.findIndex(one => one.id === message.id || one.id === replaces);
      const messages = at === -1 ? [...before.messages, message] : before.messages.toSpliced(at, 1, message);
      return { ...before, messages };
    });
  /** Holds a conversation only in the cache. */
  const hold = (conversationId: string, title: string) =>
    queryClient.setQueryData(
      orpc.assistant.get.queryKey({ input: { id: conversationId } }),
      before => before ?? { conversation: unkept(conversationId, title), messages: [] },
    );
  const refresh = () => {
    if (IS_DEMO) return;
    void queryClient.invalidateQueries({ queryKey: orpc.assistant.key() });
    announceQuotaChange();
  };

  /** True once it was sent; on a refusal the text stays in the field. */
  async function ask({ text, accountId, replaces }: Asking): Promise<boolean> {
    if (lock.current) return false;
    lock.current = true;
    setSending(true);
    setError(null);
    const known = unsure.current?.text === text ? unsure.current.messageId : null;
    const messageId = known ?? newId();
    unsure.current = { text, messageId };
    let isAsked = false;
    try {
      const conversationId =
        id ?? begun.current ?? (IS_DEMO ? newId() : (await client.assistant.create({})).id);
      begun.current = conversationId;
      const events = await client.assistant.ask({
        id: conversationId,
        messageId,
        text,
        ...(accountId !== undefined && { accountId }),
        ...(replaces !== undefined && { replaces }),
      });
      for await (const message of events) {
        announceAnswer(message, t);
        if (!isAsked) {
          isAsked = true;
          unsure.current = null;
          setSending(false);
          lock.current = false;
          if (IS_DEMO) hold(conversationId, text);
          if (id === null) {
            if (!IS_DEMO)
              await queryClient.prefetchQuery(
                orpc.assistant.get.queryOptions({ input: { id: conversationId }, staleTime: 0 }),
              );
            onOpen(conversationId);
          }
        }
        put(conversationId, message, replaces);
      }
      return true;
    } catch (failure) {
      // After it was accepted, the conversation shows the result.
      if (!isAsked) setError(failure);
      return isAsked;
    } finally {
      setSending(false);
      lock.current = false;
      refresh();
    }
  }

  async function stop(messageId: string) {
    if (id === null) return;
    try {
      put(id, await client.assistant.stop({ id, messageId }));
    } catch (failure) {
      setError(failure);
    } finally {
      refresh();
    }
  }

  const pending = query.data?.messages.find(({ state }) => !isAnswerEnded(state))?.id ?? null;
  const arrived = useEffectEvent((message: ConversationMessage) => {
    if (id === null) return;
    put(id, message);
    if (isAnswerEnded(message.state)) refresh();
  });
  // After a return, or a question from another tab: follows the events from their present state.
  useEffect(() => {
    if (id === null || pending === null || lock.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    const follow = async () => {
      try {
        for await (const message of await client.assistant.follow({ id, messageId: pending }, { signal })) {
          if (signal.aborted) return;
          arrived(message);
        }
      } catch {
        // The conversation is polled until it has the answer.
      }
    };
    void follow();
    return () => controller.abort();
  }, [id, pending]);

  return { query, ask, stop, error, isSending, clearError: () => setError(null) };
}

function unkept(id: string, title: string): ConversationItem {
  const now = new Date().toISOString();
  return { id, title, questions: 1, created_at: now, changed_at: now, deleted_at: null };
}

/** Outside a secure context browsers have no `crypto.randomUUID`. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
