import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { client, orpc } from '#web/shared/api/orpc.ts';
import { analysisPath } from '#web/paths.ts';
import { QUOTA_EVENTS } from '#web/shared/quotas/use-quotas.ts';
import { sendFile } from './send-file.ts';

interface Wanted {
  /** A link, or null where the file is all there is. */
  text: string | null;
  video: File | null;
  captions: File | null;
  keepVideo: boolean;
}

/** A file on its way: which, and how much of it (0 to 1). */
export interface SendingFile {
  name: string;
  share: number;
}

/** Somebody broke the sending off: nothing went wrong. */
export function isStopped(error: Error): boolean {
  return error.name === 'AbortError';
}

/** Counters and lists everywhere learn that something was spent, given back or made. */
export function useNoteChange(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: orpc.analyses.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
    dispatchEvent(new Event(QUOTA_EVENTS[0]));
  };
}

/** Sends what was brought, starts the analysis and opens it. Leaving the page stops a file on its way. */
export function useStart() {
  const [, navigate] = useLocation();
  const noteChange = useNoteChange();
  const [sending, setSending] = useState<SendingFile | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  async function send(file: File, signal: AbortSignal): Promise<string> {
    setSending({ name: file.name, share: 0 });
    const onProgress = (share: number) => setSending({ name: file.name, share });
    return (await sendFile(file, { signal, onProgress })).id;
  }

  const mutation = useMutation({
    mutationFn: async ({ text, video, captions, keepVideo }: Wanted) => {
      const controller = new AbortController();
      stopper.current = controller;
      const captionsId = captions === null ? undefined : await send(captions, controller.signal);
      const videoId = video === null ? undefined : await send(video, controller.signal);
      setSending(null);
      if (videoId !== undefined && keepVideo) await client.analyses.keepUpload({ id: videoId, keep: true });
      return client.analyses.start({
        ...(text === null ? { uploadId: videoId } : { text, fileId: videoId }),
        captionsId,
      });
    },
    onSuccess: ({ analysis }) => navigate(analysisPath(analysis.id)),
    onSettled: () => {
      setSending(null);
      noteChange();
    },
  });
  return { ...mutation, sending, stop: () => stopper.current?.abort() };
}
