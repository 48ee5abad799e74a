import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ScriptBeatItem, ScriptEvent } from '#contract/generations/generations.ts';
import type { ScriptLength, SheetId } from '#domain/generations/scripts/beat-sheet.ts';
import { client, orpc } from '#web/shared/api/orpc.ts';
import type { BriefChoice } from '#web/features/generations/brief/brief-choice.ts';

export interface ScriptWish extends BriefChoice {
  seconds: ScriptLength;
  sheet: SheetId;
  hook: string;
  loops: boolean;
}

type Note = Extract<ScriptEvent, { event: 'note' }>;

/**
 * Writes a script and shows its beats as they arrive; `onDone` gets the stored one. The same request is counted once.
 */
export function useWriteScript(onDone: (id: string, note: Note | null) => void) {
  const queryClient = useQueryClient();
  const [beats, setBeats] = useState<readonly ScriptBeatItem[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isStopped, setIsStopped] = useState(false);
  /** Stopped after its first beat: the beats shown so far are stored. */
  const [isPartKept, setIsPartKept] = useState(false);
  const leave = useRef<AbortController | null>(null);
  const keyOf = useRef<{ wish: string; key: string } | null>(null);
  useEffect(() => () => leave.current?.abort(), []);

  async function write(wish: ScriptWish) {
    const { signal } = (leave.current = new AbortController());
    const chosen = JSON.stringify(wish);
    // After a failure the same request is sent with the same key: it may have been written and only the response lost.
    if (keyOf.current?.wish !== chosen) keyOf.current = { wish: chosen, key: crypto.randomUUID() };
    const { key } = keyOf.current;
    setBeats([]);
    setError(null);
    setIsStopped(false);
    setIsPartKept(false);
    let note: Note | null = null;
    let hasBeats = false;
    let isDone = false;
    try {
      const events: AsyncIterable<ScriptEvent> = await client.generations.script(
        { key, ...wish },
        { signal },
      );
      for await (const event of events) {
        if (event.event === 'beat') {
          hasBeats = true;
          setBeats(before => [...(before ?? []), event.beat]);
        } else if (event.event === 'note') note = event;
        else {
          keyOf.current = null;
          isDone = true;
          const { text } = event;
          queryClient.setQueryData(orpc.generations.get.queryKey({ input: { id: text.id } }), text);
          onDone(text.id, note);
        }
      }
      if (!isDone) throw new Error('The stream ended without its last word');
    } catch (failure) {
      if (signal.aborted) setIsStopped(true);
      else setError(failure);
    } finally {
      setBeats(null);
      setIsPartKept(hasBeats && !isDone);
      if (signal.aborted) keyOf.current = null;
      void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.generations.list.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.generations.facets.key() });
    }
  }
  return { write, beats, error, isStopped, isPartKept, stop: () => leave.current?.abort() };
}
