import { connect, type Socket } from 'node:net';

/** One response: its status (0: no complete response) and how long it took. */
export interface Heard {
  status: number;
  ms: number;
  retryAfter: boolean;
}

export interface Wanted {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  token?: string;
  json?: unknown;
}

/** The bytes of a request, made once and sent as often as wanted. */
export function requestBytes({ method = 'GET', path, token, json }: Wanted): Buffer {
  const body = json === undefined ? '' : JSON.stringify(json);
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n` +
      (token === undefined ? '' : `Authorization: Bearer ${token}\r\n`) +
      (body === ''
        ? ''
        : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`) +
      `\r\n${body}`,
  );
}

const ANSWER_WITHIN_MS = 60_000;

/** The parsed header of a response. */
interface Head {
  status: number;
  retryAfter: boolean;
  closes: boolean;
  /** Length including the header; null: chunked, ending with an empty chunk. */
  wholeLength: number | null;
}

const NOTHING = Buffer.alloc(0);
const LAST_CHUNK = '0\r\n\r\n';

/**
 * A keep-alive connection with one request at a time. It costs a fraction of a library's client and does not read the
 * bodies: the client must not use processor time that the server needs.
 */
export class Line {
  private readonly port: number;
  private socket: Socket | null = null;
  private waiting: ((heard: Heard) => void) | null = null;
  private sentAt = 0;
  private head: Head | null = null;
  private length = 0;
  /** The header until it is complete, then the last bytes. */
  private tail: Buffer = NOTHING;

  constructor(port: number) {
    this.port = port;
  }

  ask(bytes: Buffer): Promise<Heard> {
    return new Promise(resolve => {
      this.waiting = resolve;
      this.sentAt = performance.now();
      if (this.socket === null || this.socket.destroyed) this.open();
      this.socket?.write(bytes);
    });
  }

  close(): void {
    this.socket?.destroy();
  }

  private open(): void {
    this.forget();
    const socket = connect(this.port, '127.0.0.1').setNoDelay(true);
    socket.on('data', chunk => this.take(chunk));
    socket.on('error', () => undefined);
    socket.setTimeout(ANSWER_WITHIN_MS, () => {
      if (this.waiting !== null) socket.destroy();
    });
    socket.on('close', () => {
      if (this.socket === socket) {
        this.socket = null;
        this.answer(0, false);
      }
    });
    this.socket = socket;
  }

  private take(chunk: Buffer): void {
    this.length += chunk.length;
    if (this.head === null || this.head.wholeLength === null) this.keep(chunk);
    if (this.head === null) return;
    const { status, retryAfter, closes, wholeLength } = this.head;
    if (wholeLength === null ? !endsWithLastChunk(this.tail) : this.length < wholeLength) return;
    if (closes) {
      this.socket?.destroy();
      this.socket = null;
    }
    this.answer(status, retryAfter);
  }

  private keep(chunk: Buffer): void {
    const all = this.tail.length === 0 ? chunk : Buffer.concat([this.tail, chunk]);
    this.head ??= headOf(all);
    this.tail = this.head === null ? all : all.subarray(-LAST_CHUNK.length);
  }

  private answer(status: number, retryAfter: boolean): void {
    const { waiting } = this;
    this.waiting = null;
    this.forget();
    waiting?.({ status, ms: performance.now() - this.sentAt, retryAfter });
  }

  private forget(): void {
    this.head = null;
    this.length = 0;
    this.tail = NOTHING;
  }
}

/** Null: it has not come whole. */
function headOf(bytes: Buffer): Head | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const text = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  return {
    status: Number(text.slice(9, 12)),
    retryAfter: /\r\nretry-after: /i.test(text),
    closes: /\r\nconnection: close/i.test(text),
    wholeLength: length === undefined ? null : end + 4 + Number(length),
  };
}

function endsWithLastChunk(tail: Buffer): boolean {
  return tail.toString('latin1', Math.max(0, tail.length - LAST_CHUNK.length)) === LAST_CHUNK;
}

/** The share of values that are at most this; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
