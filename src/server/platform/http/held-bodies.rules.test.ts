import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createHeldBodies } from './held-bodies.ts';
import { readBody } from './read-body.ts';

const MEGABYTE = 1024 * 1024;
const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://localhost/x', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** A body of which so much comes and then nothing more. */
const halfSent = (bytes: number, piece = 64 * 1024) => {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= bytes) return new Promise<void>(() => undefined);
      controller.enqueue(new Uint8Array(piece));
      sent += piece;
    },
  });
};

test('bodies that are half sent are held up to a limit of one person, then of all, and no more when answered', async () => {
  const heldBodies = createHeldBodies({ each: 4 * MEGABYTE, all: 6 * MEGABYTE });
  const first = heldBodies('a');
  void readBody(post(halfSent(3 * MEGABYTE)), 8 * MEGABYTE, { held: first });
  await new Promise(resolve => setTimeout(resolve, 50));
  const again = readBody(post(halfSent(3 * MEGABYTE)), 8 * MEGABYTE, { held: heldBodies('a') });
  await expect(again).rejects.toMatchObject({ code: 'uploads_at_once', status: 429 });
  const other = readBody(post(halfSent(4 * MEGABYTE)), 8 * MEGABYTE, { held: heldBodies('b') });
  await expect(other).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  first.release();
  const held = heldBodies('a');
  expect(() => held.take(4 * MEGABYTE)).not.toThrow();
});

test('a body that stops coming is refused in words', async () => {
  const slow = readBody(post(halfSent(64 * 1024)), MEGABYTE, { patienceMs: 100 });
  await expect(slow).rejects.toMatchObject({ code: 'upload_too_slow' });
}, 10_000);

test('a body in pieces of one byte takes the memory of its bytes, and comes whole', async () => {
  let taken = 0;
  const held = { take: (bytes: number) => void (taken += bytes), release: () => undefined };
  const bytes = Uint8Array.from({ length: 50_000 }, (_, index) => index % 251);
  const pieces = Readable.toWeb(Readable.from(Array.from(bytes, byte => Uint8Array.of(byte))));
  const type = { 'content-type': 'application/octet-stream' };
  const read = await readBody(post(pieces as ReadableStream<Uint8Array>, type), MEGABYTE, { held });
  expect(new Uint8Array((await read?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  expect(taken).toBeLessThan(2 * bytes.length);
});

test('a form of more than 64 fields is refused before it is parted; a file full of its boundary letter is one field', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=a' };
  const field = '\r\n--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n1';
  await expect(readBody(post(field.repeat(100), type), MEGABYTE)).rejects.toMatchObject({
    code: 'malformed_request',
  });
  const file = `--a\r\nContent-Disposition: form-data; name="x"; filename="f"\r\n\r\n${'a'.repeat(90_000)}\r\n--a--\r\n`;
  expect(await readBody(post(file, type), MEGABYTE)).not.toBeNull();
});
