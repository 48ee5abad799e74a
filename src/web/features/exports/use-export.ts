import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#web/ui/language/language.tsx';
import { saveAsFile } from '#web/ui/browser/save-as-file.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { fetchFile, RefusedFile, type FileOrder } from '#web/shared/files/fetch-file.ts';

export interface RunningExport<Format extends string> {
  format: Format;
  /** Received so far. */
  bytes: number;
}

/** One export at a time: its progress, and a way to cancel it. */
export function useExport<Format extends string>(orderOf: (format: Format) => FileOrder) {
  const { t, language } = useLanguage();
  const [running, setRunning] = useState<RunningExport<Format> | null>(null);
  const leave = useRef<AbortController | null>(null);
  useEffect(() => () => leave.current?.abort(), []);

  async function save(format: Format) {
    const { signal } = (leave.current = new AbortController());
    setRunning({ format, bytes: 0 });
    try {
      const onBytes = (bytes: number) => setRunning({ format, bytes });
      const { name, type, content } = await fetchFile(orderOf(format), { language, signal, onBytes });
      saveAsFile(name, type, content);
    } catch (error) {
      if (!signal.aborted)
        toast({
          title: t('exports.failed'),
          description: error instanceof RefusedFile ? error.message : t('ui.unreachable'),
          variant: 'destructive',
        });
    } finally {
      setRunning(null);
    }
  }
  return { running, save, cancel: () => leave.current?.abort() };
}
