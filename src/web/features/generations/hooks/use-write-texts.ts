import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GeneratedText, TextEvent } from '#contract/generations/generations.ts';
import type { Brief } from '#domain/generations/brief/brief.ts';
import type { CtaGoal, CtaPlacement } from '#domain/generations/brief/cta-goals.ts';
import { client, orpc } from '#web/shared/api/orpc.ts';
import { announceQuotaChange } from '#web/shared/quotas/use-quotas.ts';

export interface TextsWish extends Brief {
  kind: 'hook' | 'cta';
  count: number;
  accountId: string | null;
  /** "From my videos" was chosen, whether or not they support anything. */
  asksWinners: boolean;
  goal: CtaGoal | null;
  placement: CtaPlacement | null;
}

export type Done = Extract<TextEvent, { event: 'done' }>;
type Note = Extract<TextEvent, { event: 'note' }>;

export interface Written {
  wish: TextsWish;
  texts: readonly GeneratedText[];
  notes: readonly Note[];
  /** Null while writing, or when it was stopped. */
  done: Done | null;
  state: 'writing' | 'done' | 'stopped' | 'failed';
  error: unknown;
}

function ask(wish: TextsWish, key: string, signal: AbortSignal) {
  const { kind, accountId, asksWinners: _, goal, placement, ...brief } = wish;
  return kind === 'hook'
    ? client.generations.hooks({ key, ...brief, account_id: accountId }, { signal })
    : client.generations.ctas({ key, ...brief, goal, placement }, { signal });
}

/**
 * Writes texts and shows each as it arrives. After a failure the same request is sent with the same key: it counts
 * once.
 */
export function useWriteTexts() {
  const queryClient = useQueryClient();
  const [written, setWritten] = useState<Written | null>(null);
  const leave = useRef<AbortController | null>(null);
  const keyOf = useRef<{ wish: string; key: string } | null>(null);
  useEffect(() => () => leave.current?.abort(), []);
  const set = (change: (before: Written) => Written) =>
    setWritten(before => (before === null ? null : change(before)));

  async function write(wish: TextsWish) {
    const { signal } = (leave.current = new AbortController());
    const chosen = JSON.stringify(wish);
    if (keyOf.current?.wish !== chosen) keyOf.current = { wish: chosen, key: crypto.randomUUID() };
    const { key } = keyOf.current;
    setWritten({ wish, texts: [], notes: [], done: null, state: 'writing', error: null });
    try {
      const events: AsyncIterable<TextEvent> = await ask(wish, key, signal);
      for await (const event of events) {
        if (event.event === 'text') set(before => ({ ...before, texts: [...before.texts, event.text] }));
        else if (event.event === 'note') set(before => ({ ...before, notes: [...before.notes, event] }));
        else {
          keyOf.current = null;
          set(before => ({ ...before, done: event, state: 'done' }));
        }
      }
      // A stream that ends without a `done` event was cut off.
      set(before => (before.state === 'writing' ? { ...before, state: 'failed' } : before));
    } catch (error) {
      const state = signal.aborted ? 'stopped' : 'failed';
      set(before => ({ ...before, state, error: signal.aborted ? null : error }));
    } finally {
      if (signal.aborted) keyOf.current = null;
      announceQuotaChange();
      void queryClient.invalidateQueries({ queryKey: orpc.generations.list.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.generations.facets.key() });
    }
  }

  const change = (id: string, to: (text: GeneratedText) => GeneratedText) =>
    set(before => ({ ...before, texts: before.texts.map(text => (text.id === id ? to(text) : text)) }));
  return { written, write, change, stop: () => leave.current?.abort() };
}
