import { connect, type Socket } from 'node:net';

/** One answer: its status, 0 when none came whole; how long it took. */
export interface Heard {
  status: number;
  ms: number;
  retryAfter: boolean;
  body: string;
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

/**
 * A connection that is kept, with one request on it at a time. It costs a fraction of what a library's client costs:
 * who asks must not need the processors of who answers.
 */
export class Line {
  private readonly port: number;
  private socket: Socket | null = null;
  private waiting: ((heard: Heard) => void) | null = null;
  private sentAt = 0;
  private parts: Buffer[] = [];
  private length = 0;
  private headEnd = -1;
  private bodyLength = -1;
  private timer: NodeJS.Timeout | null = null;

  constructor(port: number) {
    this.port = port;
  }

  ask(bytes: Buffer): Promise<Heard> {
    return new Promise(resolve => {
      this.waiting = resolve;
      this.sentAt = performance.now();
      this.timer = setTimeout(() => this.socket?.destroy(), ANSWER_WITHIN_MS);
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
    socket.on('close', () => {
      if (this.socket === socket) {
        this.socket = null;
        this.answer(0, false, '');
      }
    });
    this.socket = socket;
  }

  private take(chunk: Buffer): void {
    this.parts.push(chunk);
    this.length += chunk.length;
    if (this.headEnd < 0) {
      const all = this.joined();
      this.headEnd = all.indexOf('\r\n\r\n');
      if (this.headEnd < 0) return;
      const found = /\r\ncontent-length: (\d+)/i.exec(all.subarray(0, this.headEnd).toString('latin1'));
      // Without one it comes in chunks, and ends with an empty one.
      this.bodyLength = found === null ? -1 : Number(found[1]);
    }
    if (this.bodyLength >= 0 ? this.length < this.headEnd + 4 + this.bodyLength : !this.endsWithLastChunk())
      return;
    const all = this.joined();
    const head = all.subarray(0, this.headEnd).toString('latin1');
    if (/\r\nconnection: close/i.test(head)) {
      this.socket?.destroy();
      this.socket = null;
    }
    this.answer(
      Number(head.slice(9, 12)),
      /\r\nretry-after: /i.test(head),
      all.subarray(this.headEnd + 4).toString(),
    );
  }

  private endsWithLastChunk(): boolean {
    return this.joined().subarray(-5).toString('latin1') === '0\r\n\r\n';
  }

  private joined(): Buffer {
    if (this.parts.length > 1) this.parts = [Buffer.concat(this.parts)];
    return this.parts[0] ?? Buffer.alloc(0);
  }

  private answer(status: number, retryAfter: boolean, body: string): void {
    if (this.timer !== null) clearTimeout(this.timer);
    const { waiting } = this;
    this.waiting = null;
    this.forget();
    waiting?.({ status, ms: performance.now() - this.sentAt, retryAfter, body });
  }

  private forget(): void {
    this.parts = [];
    this.length = 0;
    this.headEnd = -1;
    this.bodyLength = -1;
  }
}

/** The share of values that are at most this; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
