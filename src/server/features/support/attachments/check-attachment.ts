import { isUtf8 } from 'node:buffer';
import {
  ATTACHMENT_LIMITS,
  attachmentName,
  endingOf,
  shownName,
  type AttachmentType,
} from '#domain/support/attachment.ts';
import { stripMetadata, pictureType } from '#domain/support/images/strip-picture.ts';
import { AppError } from '#server/platform/app-error.ts';

export interface CheckedFile {
  name: string;
  type: AttachmentType;
  /** Pictures without their metadata; everything else unchanged. */
  content: Uint8Array;
}

/** Determines the type of a file by its content; rejects unsafe files. */
export function checkAttachment(given: string, content: Uint8Array): CheckedFile {
  const shown = shownName(given);
  if (content.byteLength === 0) throw new AppError('upload_empty');
  if (content.byteLength > ATTACHMENT_LIMITS.bytes) throw attachmentTooLarge();
  const picture = pictureType(content);
  if (picture !== null) {
    const bare = stripMetadata(picture, content);
    if (bare === null) throw new AppError('attachment_damaged', { name: shown });
    return { name: attachmentName(given, picture), type: picture, content: bare.bytes };
  }
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return checkedPdf(given, shown, bytes);
  const type = textType(given, bytes);
  if (type === null) throw new AppError('attachment_wrong_type', { name: shown });
  return { name: attachmentName(given, type), type, content };
}

export function attachmentTooLarge(): AppError {
  return new AppError('upload_too_large', { limit: ATTACHMENT_LIMITS.bytes / 1_000_000 });
}

/**
 * Active content of a PDF: scripts, programs to launch, embedded files. Names may use escapes such as `#4A` for `J`.
 * The
 * whole file is searched: the cross-reference table may place an object anywhere, even within apparent picture data.
 * The two
 * short names count only with what follows them in an action, since three letters occur in any picture by chance.
 */
const ACTS =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z])|\/(?:JS|XFA)\s{0,20}(?:[(<[%]|\d{1,10}\s)/;
const PDF_TAIL_BYTES = 2_048;

function checkedPdf(given: string, shown: string, bytes: Buffer): CheckedFile {
  if (!bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF'))
    throw new AppError('attachment_damaged', { name: shown });
  const text = bytes
    .toString('latin1')
    .replace(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (ACTS.test(text)) throw new AppError('attachment_active', { name: shown });
  return { name: attachmentName(given, 'pdf'), type: 'pdf', content: bytes };
}

// oxlint-disable-next-line no-control-regex
const UNPRINTED = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

function textType(given: string, bytes: Buffer): AttachmentType | null {
  if (!isUtf8(bytes)) return null;
  const text = bytes.toString('utf8');
  if (UNPRINTED.test(text)) return null;
  const ending = endingOf(given);
  if (ending === 'csv' || ending === 'tsv') return 'csv';
  return ending === 'json' && isJson(text) ? 'json' : 'txt';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
}
