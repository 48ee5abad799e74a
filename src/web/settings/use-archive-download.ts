import { useState } from 'react';
import { getAccessToken, renewAccessToken } from '#web/auth/session.ts';
import { saveAsFile } from '#web/ui/save-as-file.ts';

type State =
  { at: 'idle' } | { at: 'reading'; bytes: number } | { at: 'done'; bytes: number } | { at: 'failed' };

const ADDRESS = '/api/v1/export/archive';

async function ask(language: string): Promise<Response> {
  const by = (token: string | null) =>
    fetch(ADDRESS, { headers: { authorization: `Bearer ${token ?? ''}`, 'accept-language': language } });
  const first = await by(await getAccessToken());
  return first.status === 401 ? by(await renewAccessToken()) : first;
}

/** Fetches the archive, telling how much has come, and hands it to the browser as a file once it is whole. */
export function useArchiveDownload(language: string) {
  const [state, setState] = useState<State>({ at: 'idle' });

  async function download() {
    setState({ at: 'reading', bytes: 0 });
    try {
      const response = await ask(language);
      if (!response.ok || response.body === null) throw new Error(String(response.status));
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      let bytes = 0;
      const reader = response.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        chunks.push(part.value);
        bytes += part.value.byteLength;
        setState({ at: 'reading', bytes });
      }
      const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      saveAsFile(name ?? 'accroche.zip', 'application/zip', new Blob(chunks));
      setState({ at: 'done', bytes });
    } catch {
      setState({ at: 'failed' });
    }
  }
  return { state, download };
}
