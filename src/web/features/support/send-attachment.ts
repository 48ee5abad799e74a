import type { Attachment } from '#contract/support/support.ts';
import { assumedHeaders } from '#web/shared/session/assumed-headers.ts';
import { getAccessToken, renewAccessToken } from '#web/shared/session/session.ts';

/** The server refused the file: its code and values, as in every refusal. */
class RefusedAttachment extends Error {
  readonly code: unknown;
  readonly data: unknown;
  constructor(told: { code?: unknown; values?: unknown }) {
    super('refused');
    this.code = told.code;
    this.data = { values: told.values };
  }
}

const LONGEST_NAME = 200;

/** Adds a file to a request just made without an account. */
export async function sendContactFile(token: string, file: File): Promise<void> {
  const query = new URLSearchParams({ token, name: file.name.slice(-LONGEST_NAME) });
  const answer = await fetch(`/api/v1/support/contact/files?${query}`, {
    method: 'POST',
    body: file,
    headers: {
      'content-type': 'application/octet-stream',
      'accept-language': document.documentElement.lang || 'fr',
    },
  });
  if (answer.status === 201) return;
  const told = (await answer.json().catch(() => ({}))) as unknown;
  throw new RefusedAttachment(told as { code?: unknown; values?: unknown });
}

/** Uploads a file for a message; it is checked before it is stored. */
export async function sendAttachment(file: File): Promise<Attachment> {
  const send = (token: string | null) =>
    fetch(`/api/v1/support/attachments?name=${encodeURIComponent(file.name.slice(-LONGEST_NAME))}`, {
      method: 'POST',
      body: file,
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${token ?? ''}`,
        'accept-language': document.documentElement.lang || 'fr',
        ...assumedHeaders(['support', 'attach']),
      },
    });
  const first = await send(await getAccessToken());
  const answer = first.status === 401 ? await send(await renewAccessToken()) : first;
  const told = (await answer.json().catch(() => ({}))) as unknown;
  if (answer.status === 201) return told as Attachment;
  throw new RefusedAttachment(told as { code?: unknown; values?: unknown });
}
