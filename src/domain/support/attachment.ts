export const ATTACHMENT_TYPES = ['png', 'jpeg', 'webp', 'pdf', 'txt', 'csv', 'json'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

export const ATTACHMENT_LIMITS = {
  bytes: 5_000_000,
  /** Of one message. */
  files: 5,
  /** Of one user, brought and not sent yet. */
  waiting: 10,
  /** What is brought and not sent goes after so long. */
  waitingHours: 24,
  name: 100,
} as const;

/** As a browser is told what it gets; it is told to keep it as a file and to look no further, too. */
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

/** The last part of a name, in small letters; '' without one. */
export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file may be of a type that is taken. Without an ending only its content tells. */
export function hasTakenEnding(name: string): boolean {
  const ending = endingOf(name);
  return ending === '' || Object.values(ENDINGS).some(endings => endings.includes(ending));
}

/**
 * A name to show and to save under: no path, nothing that hides or turns letters around, and an ending that says what
 * the file is.
 */
export function attachmentName(name: string, type: AttachmentType): string {
  const plain = shownName(name);
  const ending = endingOf(plain);
  if (ENDINGS[type].includes(ending)) return plain;
  const first = ENDINGS[type][0] ?? type;
  return `${plain.slice(0, ATTACHMENT_LIMITS.name - first.length - 1)}.${first}`;
}

/** What a cut in the middle leaves at the beginning. */
const HALF_LETTER = /^[\uDC00-\uDFFF]/;

/** What a file was called, safe to show; its ending is left as it is. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  return plain.slice(-ATTACHMENT_LIMITS.name).replace(HALF_LETTER, '') || 'file';
}

/** Letters of a header alone, and the whole name beside it (RFC 6266). */
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
