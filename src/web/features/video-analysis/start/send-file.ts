import type { UploadItem } from '#contract/video-analysis.ts';
import { assumedHeaders } from '#web/shared/session/assumed-headers.ts';
import { getAccessToken, renewAccessToken } from '#web/shared/session/session.ts';

/** The server refused the file: its code and values, as in every refusal. */
class RefusedUpload extends Error {
  readonly code: unknown;
  readonly data: unknown;
  constructor(told: { code?: unknown; values?: unknown }) {
    super('refused');
    this.code = told.code;
    this.data = { values: told.values };
  }
}

interface Sending {
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads a file with progress. Throws `RefusedUpload`, a `TypeError` when there is no response, or the abort. */
export async function sendFile(file: File, sending: Sending): Promise<UploadItem> {
  const first = await post(file, await getAccessToken(), sending);
  const answer = first.status === 401 ? await post(file, await renewAccessToken(), sending) : first;
  if (answer.status === 201) return answer.body as UploadItem;
  throw new RefusedUpload((answer.body ?? {}) as { code?: unknown; values?: unknown });
}

interface Answer {
  status: number;
  body: unknown;
}

/** Only XMLHttpRequest reports upload progress. */
function post(file: File, token: string | null, { signal, onProgress }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/v1/analysis-uploads?name=${encodeURIComponent(file.name.slice(-200))}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('authorization', `Bearer ${token ?? ''}`);
    request.setRequestHeader('accept-language', document.documentElement.lang || 'fr');
    for (const [name, value] of Object.entries(assumedHeaders(['analyses', 'upload']))) {
      request.setRequestHeader(name, String(value));
    }
    const abort = () => request.abort();
    const leave = () => signal.removeEventListener('abort', abort);
    request.upload.onprogress = event => onProgress(event.loaded / Math.max(1, event.total));
    request.onload = () => {
      leave();
      resolve({ status: request.status, body: parsed(request.responseText) });
    };
    request.onerror = () => {
      leave();
      reject(new TypeError('no answer'));
    };
    request.onabort = () => {
      leave();
      reject(new DOMException('stopped', 'AbortError'));
    };
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    else request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
