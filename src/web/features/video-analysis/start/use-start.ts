import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { client, orpc } from '#web/shared/api/orpc.ts';
import { analysisPath } from '#web/paths.ts';
import { QUOTA_EVENTS } from '#web/shared/quotas/use-quotas.ts';
import { sendFile } from './send-file.ts';

interface Wanted {
  /** A link, or null where there is only a file. */
  text: string | null;
  video: File | null;
  captions: File | null;
  keepVideo: boolean;
}

/** A running upload: which file, and its progress (0 to 1). */
export interface SendingFile {
  name: string;
  share: number;
}

/** The upload was cancelled: not an error. */
export function isStopped(error: Error): boolean {
  return error.name === 'AbortError';
}

/** Refreshes all counters and lists after a change. */
export function useNoteChange(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: orpc.analyses.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
    dispatchEvent(new Event(QUOTA_EVENTS[0]));
  };
}

/** Uploads the files, starts the analysis and opens it. Leaving the page stops an upload. */
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
