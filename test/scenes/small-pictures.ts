import { crc32, deflateSync } from 'node:zlib';

function chunk(kind: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.byteLength);
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, check]);
}

/** A PNG of one colour; `note` is written beside the picture, `rows` instead of it. */
export function pngOf(
  width: number,
  height: number,
  { depth = 8, note, rows }: { depth?: number; note?: string; rows?: Uint8Array } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = 2;
  const row = Buffer.alloc(1 + width * 3 * (depth / 8), 0x7a).fill(0, 0, 1);
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(note === undefined ? [] : [chunk('tEXt', Buffer.from(`Comment\0${note}`))]),
    chunk('IDAT', rows ?? deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
