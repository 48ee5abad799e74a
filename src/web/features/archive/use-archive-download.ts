import { useState } from 'react';
import { fetchFile } from '#web/shared/files/fetch-file.ts';
import { saveAsFile } from '#web/ui/browser/save-as-file.ts';

type State =
  | { at: 'idle' }
  | { at: 'reading'; bytes: number }
  | { at: 'done'; bytes: number }
  | { at: 'failed' };

const ADDRESS = '/api/v1/export/archive';

/** Downloads the archive with progress, and saves it as a file once complete. */
export function useArchiveDownload(language: string) {
  const [state, setState] = useState<State>({ at: 'idle' });

  async function download() {
    setState({ at: 'reading', bytes: 0 });
    try {
      const { signal } = new AbortController();
      const onBytes = (bytes: number) => setState({ at: 'reading', bytes });
      const { name, type, content } = await fetchFile({ address: ADDRESS }, { language, signal, onBytes });
      saveAsFile(name, type, content);
      setState({ at: 'done', bytes: content.size });
    } catch {
      setState({ at: 'failed' });
    }
  }
  return { state, download };
}
