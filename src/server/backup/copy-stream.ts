import { Readable, Writable } from 'node:stream';
import type pg from 'pg';

/** The part of a `pg` connection used here. */
interface Wire {
  stream: {
    pause(): void;
    resume(): void;
    writableNeedDrain: boolean;
    once(event: 'drain', heard: () => void): void;
  };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

type Done = (error?: Error | null) => void;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The rows of `copy … to stdout`, with back-pressure. Passed to `client.query` by `copyOut`. */
class CopyOut extends Readable {
  private readonly text: string;
  private wire: Wire | null = null;

  constructor(text: string) {
    super();
    this.text = text;
  }

  submit(connection: pg.Connection): null {
    this.wire = connection as unknown as Wire;
    this.wire.query(this.text);
    return null;
  }

  handleCopyData({ chunk }: { chunk: Uint8Array }): void {
    // Copied because the driver reuses its buffer.
    if (!this.push(Buffer.from(chunk))) this.wire?.stream.pause();
  }

  override _read(): void {
    this.wire?.stream.resume();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: unknown): void {
    this.destroy(asError(error));
  }

  override _destroy(error: Error | null, done: Done): void {
    // A stream that is destroyed early must not leave the connection paused.
    this.wire?.stream.resume();
    done(error);
  }
}

/** Writes the rows of `copy … from stdin`; finishes once the database has received them. */
class CopyIn extends Writable {
  private readonly text: string;
  private wire: Wire | null = null;
  private waiting: (() => void) | null = null;
  private ended: Done | null = null;
  private isOpen = false;

  constructor(text: string) {
    super();
    this.text = text;
  }

  submit(connection: pg.Connection): null {
    this.wire = connection as unknown as Wire;
    this.wire.query(this.text);
    return null;
  }

  handleCopyInResponse(): void {
    this.isOpen = true;
    this.waiting?.();
    this.waiting = null;
  }

  private whenOpen(act: () => void): void {
    if (this.isOpen) act();
    else this.waiting = act;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.whenOpen(() => {
      this.wire?.sendCopyFromChunk(chunk);
      if (this.wire?.stream.writableNeedDrain === true) this.wire.stream.once('drain', () => done());
      else done();
    });
  }

  override _final(done: Done): void {
    this.whenOpen(() => {
      this.ended = done;
      this.wire?.endCopyFrom();
    });
  }

  override _destroy(error: Error | null, done: Done): void {
    if (error !== null && this.isOpen && this.ended === null) this.wire?.sendCopyFail(error.message);
    done(error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.ended?.();
    this.ended = null;
  }

  handleError(error: unknown): void {
    this.isOpen = false;
    const { ended } = this;
    this.ended = null;
    if (ended === null) this.destroy(asError(error));
    else ended(asError(error));
  }
}

/** Runs `copy … to stdout`; the connection is free again at the end of the stream. */
export function copyOut(client: pg.ClientBase, text: string): Readable {
  return client.query(new CopyOut(text) as unknown as pg.Submittable) as unknown as Readable;
}

/** Runs `copy … from stdin`; the connection is free again when the stream has finished. */
export function copyIn(client: pg.ClientBase, text: string): Writable {
  return client.query(new CopyIn(text) as unknown as pg.Submittable) as unknown as Writable;
}
