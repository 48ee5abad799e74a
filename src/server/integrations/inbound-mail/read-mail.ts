import PostalMime, { type Email } from 'postal-mime';
import { plainOfHtml } from './plain-of-html.ts';

export interface ReadMail {
  /** The one address it says it is from; null: none, or several. */
  from: string | null;
  messageId: string | null;
  /** In small letters, as they come; of one that stands twice, the first. */
  headers: ReadonlyMap<string, string>;
  /** As text: what came as HTML alone, without its marks. */
  text: string;
  files: { name: string; content: Uint8Array }[];
}

const LONGEST_TEXT = 200_000;

/** One mail, taken apart; nothing it names is looked up. */
export async function readMail(source: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(source, { maxNestingDepth: 20, maxHeadersSize: 200_000 });
  const headers = new Map<string, string>();
  for (const { key, value } of mail.headers) if (!headers.has(key)) headers.set(key, value);
  const text = mail.text ?? (mail.html === undefined ? '' : plainOfHtml(mail.html.slice(0, LONGEST_TEXT)));
  return {
    from: addressOf(mail),
    messageId: mail.messageId ?? null,
    headers,
    text: inert(text.slice(0, LONGEST_TEXT)),
    files: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? mimeType.replace('/', '.'),
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}

function addressOf({ from, headers }: Email): string | null {
  if (headers.filter(({ key }) => key === 'from').length !== 1) return null;
  return from?.address === undefined || from.address === '' ? null : from.address;
}

// oxlint-disable-next-line no-control-regex
const UNPRINTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Whole characters, and none that does something to a terminal. */
function inert(text: string): string {
  return text.toWellFormed().replace(UNPRINTED, '');
}
