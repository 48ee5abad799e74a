import { AppError } from '../app-error.ts';

/** The first field of a form: a file is streamed, never buffered. */
export interface FormPart {
  name: string;
  /** Null: a field that is no file. */
  fileName: string | null;
  /** Upper limit of its size in bytes. */
  atMost: number | null;
  content: AsyncIterable<Uint8Array>;
}

const MOST_HEAD_BYTES = 16 * 1024;
const BOUNDARY = /^multipart\/form-data\s*;.{0,200}?\bboundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/i;

const FIELD_NAME = /;[ \t]*name="([^"]*)"/i;
const FILE_NAME = /;[ \t]*filename="([^"]*)"/i;

/** The boundary between the fields of a form; null: no form, or an unreadable one. */
export function formBoundary(contentType: string | null): string | null {
  const [, quoted, plain] = BOUNDARY.exec((contentType ?? '').slice(0, 400)) ?? [];
  return quoted ?? plain ?? null;
}

/** The field name and the file name in a field's header. */
export function namesIn(head: string): { name: string | null; fileName: string | null } {
  const disposition = /^content-disposition:([^\r\n]*)/im.exec(head)?.[1] ?? '';
  return { name: valueIn(disposition, FIELD_NAME), fileName: valueIn(disposition, FILE_NAME) };
}

/** Reads the header of a form's first field. A truncated form is reported when the content is read. */
export async function openFormPart(
  body: AsyncIterable<Uint8Array>,
  { boundary, bytes }: { boundary: string; bytes: number | null },
): Promise<FormPart> {
  const chunks = body[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const more = async (atEnd: 'upload_interrupted' | 'malformed_request'): Promise<void> => {
    const next = await chunks.next().catch((error: unknown) => {
      throw new AppError('upload_interrupted', {}, { cause: error });
    });
    if (next.done === true) throw new AppError(atEnd);
    held = held.length === 0 ? Buffer.from(next.value) : Buffer.concat([held, next.value]);
  };
  const close = async (): Promise<void> => {
    await chunks.return?.().catch(() => undefined);
  };

  const opening = Buffer.from(`--${boundary}\r\n`);
  const ending = Buffer.from(`\r\n--${boundary}`);
  const head = async (): Promise<string> => {
    for (;;) {
      const begins = held.indexOf(opening);
      const ends = begins < 0 ? -1 : held.indexOf('\r\n\r\n', begins);
      if (ends >= 0) {
        const text = held.toString('utf8', begins + opening.length, ends);
        consumed = ends + 4;
        held = held.subarray(consumed);
        return text;
      }
      if (held.length > MOST_HEAD_BYTES) throw new AppError('malformed_request');
      await more('malformed_request');
    }
  };
  let consumed = 0;

  async function* content(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        const end = held.indexOf(ending);
        if (end > 0) yield held.subarray(0, end);
        if (end >= 0) return;
        // The last bytes may be the beginning of the closing boundary.
        const sure = held.length - (ending.length - 1);
        if (sure > 0) {
          const given = held.subarray(0, sure);
          held = held.subarray(sure);
          yield given;
        }
        await more('upload_interrupted');
      }
    } finally {
      await close();
    }
  }

  try {
    const text = await head();
    const { name, fileName } = namesIn(text);
    if (name === null) throw new AppError('malformed_request');
    return {
      name,
      fileName,
      atMost: bytes === null ? null : Math.max(0, bytes - consumed - ending.length - '--'.length),
      content: content(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function valueIn(disposition: string, pattern: RegExp): string | null {
  const value = pattern.exec(disposition)?.[1];
  return value === undefined
    ? null
    : value.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
