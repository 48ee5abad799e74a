export const ATTACHMENT_TYPES = ['png', 'jpeg', 'webp', 'pdf', 'txt', 'csv', 'json'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

export const ATTACHMENT_LIMITS = {
  bytes: 5_000_000,
  /** Per message. */
  files: 5,
  /** Per user, uploaded and not sent yet. */
  waiting: 10,
  /** Unsent uploads are deleted after this many hours. */
  waitingHours: 24,
  name: 100,
} as const;

/** Content types sent to the browser; it is also told to download the file and not to sniff its type. */
export const ATTACHMENT_MEDIA: Record<AttachmentType, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

const ENDINGS: Record<AttachmentType, readonly string[]> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  pdf: ['pdf'],
  txt: ['txt', 'log', 'md'],
  csv: ['csv', 'tsv'],
  json: ['json'],
};

/** The file extension in lower case; '' without one. */
export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file may be of an accepted type. Without an extension only its content tells. */
export function hasTakenEnding(name: string): boolean {
  const ending = endingOf(name);
  return ending === '' || Object.values(ENDINGS).some(endings => endings.includes(ending));
}

/**
 * A name for display and saving: no path, no invisible or text-reversing characters, and an extension that matches the
 * file type.
 */
export function attachmentName(name: string, type: AttachmentType): string {
  const plain = shownName(name);
  const ending = endingOf(plain);
  if (ENDINGS[type].includes(ending)) return plain;
  const first = ENDINGS[type][0] ?? type;
  return `${plain.slice(0, ATTACHMENT_LIMITS.name - first.length - 1)}.${first}`;
}

/** A low surrogate left at the start when a name is cut in the middle. */
const HALF_LETTER = /^[\uDC00-\uDFFF]/;

/** A file's original name, made safe for display; its extension is unchanged. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  return plain.slice(-ATTACHMENT_LIMITS.name).replace(HALF_LETTER, '') || 'file';
}

/** An ASCII-only fallback name, and the full name (RFC 6266). */
export function attachmentDisposition(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
