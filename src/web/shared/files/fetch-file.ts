import { assumedHeaders } from '#web/shared/session/assumed-headers.ts';
import { getAccessToken, renewAccessToken } from '#web/shared/session/session.ts';

/** A completely received file. */
interface FetchedFile {
  name: string;
  type: string;
  content: Blob;
}

/** The source of a file: a URL to read, or a request with a body. */
export interface FileOrder {
  address: string;
  /** The part of the API that answers; exports by default. */
  room?: 'exports' | 'admin';
  body?: Readonly<Record<string, string>>;
}

/** The server's refusal to generate the file, in its own words. */
export class RefusedFile extends Error {}

async function ask(
  { address, room = 'exports', body }: FileOrder,
  language: string,
  signal: AbortSignal,
): Promise<Response> {
  const by = (token: string | null) =>
    fetch(address, {
      signal,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        authorization: `Bearer ${token ?? ''}`,
        'accept-language': language,
        ...assumedHeaders([room]),
      },
    });
  const first = await by(await getAccessToken());
  return first.status === 401 ? by(await renewAccessToken()) : first;
}

async function refusalOf(response: Response): Promise<Error> {
  const told = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return typeof told?.message === 'string'
    ? new RefusedFile(told.message)
    : new Error(String(response.status));
}

/** Reads a file that is generated while it is sent; an abort ends the generation too. A partial file is discarded. */
export async function fetchFile(
  order: FileOrder,
  options: { language: string; signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<FetchedFile> {
  const response = await ask(order, options.language, options.signal);
  if (!response.ok || response.body === null) throw await refusalOf(response);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    bytes += part.value.byteLength;
    options.onBytes(bytes);
  }
  const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return { name: name ?? 'accroche', type, content: new Blob(chunks, { type }) };
}
