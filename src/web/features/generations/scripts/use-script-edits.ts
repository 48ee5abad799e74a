import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GeneratedText, ScriptContent } from '#contract/generations/generations.ts';
import { editScript } from '#domain/generations/scripts/edit-script.ts';
import { client, orpc } from '#web/shared/api/orpc.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import {
  isContested,
  NOTHING_TYPED,
  parseTyped,
  typedKey,
  unsaved,
  type TypedBeat,
  type TypedWords,
} from './typed-words.ts';

/** Saved after this pause in typing. */
const SAVE_MS = 700;
const AGAIN_MS = 3_000;
const CHANNEL = 'scripts';

export type SaveState = 'saved' | 'saving' | 'failed' | 'refused' | 'elsewhere';

function keep(id: string, typed: TypedWords): void {
  try {
    if (typed === NOTHING_TYPED) sessionStorage.removeItem(typedKey(id));
    else sessionStorage.setItem(typedKey(id), JSON.stringify(typed));
  } catch {
    // Without browser storage it is still saved to the server.
  }
}

function kept(id: string): TypedWords {
  try {
    return parseTyped(sessionStorage.getItem(typedKey(id)));
  } catch {
    return NOTHING_TYPED;
  }
}

/** A script being edited: typed words, the timing that follows them, and their saving to the history. */
export function useScriptEdits(text: GeneratedText, base: ScriptContent) {
  const { id } = text;
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => kept(id));
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const channel = useRef<BroadcastChannel | null>(null);
  const latest = useRef({ typed, base });
  useEffect(() => {
    latest.current = { typed, base };
  });

  const open = useMemo(() => unsaved(typed, base), [typed, base]);
  const script = useMemo(() => (open === null ? base : editScript(base, open.beats)), [open, base]);

  const adopt = useCallback(
    (next: GeneratedText) => {
      queryClient.setQueryData(orpc.generations.get.queryKey({ input: { id } }), next);
      channel.current?.postMessage(id);
    },
    [queryClient, id],
  );
  const saving = useMutation({
    ...orpc.generations.change.mutationOptions(),
    onSuccess: adopt,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.generations.list.key() }),
  });
  const { mutate, isPending, error } = saving;
  const isRefused = error !== null && errorCodeOf(error) !== null;

  useEffect(() => keep(id, open === null ? NOTHING_TYPED : typed), [id, open, typed]);

  const flush = useCallback(() => {
    if (open === null || isPending || isElsewhere) return;
    const { title, beats } = open;
    const sent = beats.map(({ lines, ...beat }) => ({ ...beat, ...(lines && { lines: [...lines] }) }));
    mutate({ id, ...(title !== undefined && { text: title }), ...(sent.length > 0 && { beats: sent }) });
  }, [open, isPending, isElsewhere, id, mutate]);

  useEffect(() => {
    if (open === null) return;
    const timer = setTimeout(flush, SAVE_MS);
    return () => clearTimeout(timer);
  }, [open, flush, attempt]);

  // Network failures are retried; a refusal waits for other words.
  useEffect(() => {
    if (error === null || isRefused) return;
    const timer = setTimeout(() => setAttempt(before => before + 1), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [error, isRefused]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [flush]);

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const heard = new BroadcastChannel(CHANNEL);
    channel.current = heard;
    heard.addEventListener('message', ({ data }) => {
      if (data !== id) return;
      void client.generations.get({ id }).then(fresh => {
        const { typed: mine, base: before } = latest.current;
        if (fresh.script !== null && isContested(mine, before, fresh.script)) setIsElsewhere(true);
        queryClient.setQueryData(orpc.generations.get.queryKey({ input: { id } }), fresh);
      });
    });
    return () => {
      channel.current = null;
      heard.close();
    };
  }, [id, queryClient]);

  const state: SaveState = isElsewhere
    ? 'elsewhere'
    : open === null
      ? 'saved'
      : error === null
        ? 'saving'
        : isRefused
          ? 'refused'
          : 'failed';

  return {
    script,
    title: typed.title ?? base.title,
    typed,
    state,
    error,
    adopt,
    /** Saves the typed words now: when a field is left. */
    flush,
    type: (beatId: string, part: TypedBeat) =>
      setTyped(before => ({
        ...before,
        beats: { ...before.beats, [beatId]: { ...before.beats[beatId], ...part } },
      })),
    rename: (title: string) => setTyped(before => ({ ...before, title })),
    /** Discards what was typed in the beat. */
    forget: (beatId: string) =>
      setTyped(before => ({
        ...before,
        beats: Object.fromEntries(Object.entries(before.beats).filter(([name]) => name !== beatId)),
      })),
    takeTheirs: () => {
      setTyped(NOTHING_TYPED);
      setIsElsewhere(false);
    },
    keepMine: () => setIsElsewhere(false),
  };
}
