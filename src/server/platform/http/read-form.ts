import { setImmediate as others } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import { namesIn } from './form-part.ts';

/** No form of ours has more than a few fields. */
const MOST_PIECES = 64;
/** Bytes scanned between two event-loop iterations. */
const SLICE_BYTES = 1024 * 1024;
const MOST_HEAD_BYTES = 16 * 1024;

const forms = new WeakMap<Request, readonly Buffer[]>();

/** The parts between the boundaries of a parsed form; undefined: the request is none. */
export function readPieces(request: Request): readonly Buffer[] | undefined {
  return forms.get(request);
}

/**
 * A request with a parsed form. The built-in parser scans a large body several times without a break, and blocks all
 * other requests: this one cuts it at the boundaries found by `piecesOfForm`.
 */
export async function withForm(request: Request, body: Buffer, boundary: string): Promise<Request> {
  const pieces = await piecesOfForm(body, boundary);
  forms.set(request, pieces);
  return Object.assign(request, { formData: async () => readForm(pieces) });
}

/** The parts between the boundaries, and after the last one. Yields to other requests meanwhile. */
async function piecesOfForm(body: Buffer, boundary: string): Promise<Buffer[]> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const opening = delimiter.subarray(2);
  const pieces: Buffer[] = [];
  let from = body.subarray(0, opening.length).equals(opening) ? opening.length : 0;
  let lookFrom = from;
  while (lookFrom < body.length) {
    const slice = body.subarray(lookFrom, lookFrom + SLICE_BYTES + delimiter.length - 1);
    const found = slice.indexOf(delimiter);
    if (found >= 0) {
      pieces.push(body.subarray(from, lookFrom + found));
      if (pieces.length >= MOST_PIECES) throw new AppError('malformed_request');
      from = lookFrom + found + delimiter.length;
      lookFrom = from;
    } else {
      lookFrom += SLICE_BYTES;
      await others();
    }
  }
  pieces.push(body.subarray(from));
  return pieces;
}

/** The fields of a form as browsers write it. A truncated form is refused. */
function readForm(pieces: readonly Buffer[]): FormData {
  const form = new FormData();
  const fields = pieces.slice(0, -1);
  if (pieces.at(-1)?.toString('latin1', 0, 2) !== '--') throw new AppError('malformed_request');
  // The part before the first boundary is empty.
  for (const field of fields[0]?.length === 0 ? fields.slice(1) : fields) {
    const ends = field.subarray(0, MOST_HEAD_BYTES).indexOf('\r\n\r\n');
    if (ends < 0 || !field.subarray(0, 2).equals(LINE_END)) throw new AppError('malformed_request');
    const head = field.toString('utf8', 2, ends);
    const { name, fileName } = namesIn(head);
    if (name === null) throw new AppError('malformed_request');
    const content = field.subarray(ends + 4);
    if (fileName === null) form.append(name, content.toString());
    else form.append(name, new GatheredFile(content, fileName, typeIn(head)));
  }
  return form;
}

const LINE_END = Buffer.from('\r\n');

function typeIn(head: string): string {
  return /^content-type:[ \t]*([^\r\n]*)/im.exec(head)?.[1] ?? 'text/plain';
}

/** A file of a form, backed by the buffer of its body; copied in chunks. */
class GatheredFile extends File {
  override readonly size: number;
  readonly #content: Buffer;

  constructor(content: Buffer, name: string, type: string) {
    super([], name, { type });
    this.size = content.length;
    this.#content = content;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const copy = new Uint8Array(this.#content.length);
    for (let from = 0; from < copy.length; from += SLICE_BYTES) {
      copy.set(this.#content.subarray(from, from + SLICE_BYTES), from);
      await others();
    }
    return copy.buffer;
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.arrayBuffer());
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.arrayBuffer());
  }

  override slice(from?: number, to?: number, type?: string): Blob {
    return new Blob([new Uint8Array(this.#content.subarray(from, to))], type === undefined ? {} : { type });
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new Blob([new Uint8Array(this.#content)]).stream();
  }
}
