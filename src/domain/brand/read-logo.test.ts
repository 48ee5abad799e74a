import { describe, expect, test } from 'vitest';
import { readLogo } from './read-logo.ts';

const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];
const text = (said: string) => [...new TextEncoder().encode(said)];
const frame = ({ width = 300, height = 100, depth = 8, components = 3 } = {}) => [
  depth,
  height >> 8,
  height & 0xff,
  width >> 8,
  width & 0xff,
  components,
  ...Array.from({ length: 3 * components }, () => 1),
];
const jpeg = (parts: readonly number[][]) => new Uint8Array([0xff, 0xd8, ...parts.flat()]);
const PICTURE = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd9];

describe('a JPEG', () => {
  test.each([0xc0, 0xc1, 0xc2])('says its own size, whatever stands before it (frame %i)', marker => {
    const answer = readLogo(jpeg([segment(0xe0, text('JFIF\0')), segment(marker, frame()), PICTURE]));
    expect(answer).toMatchObject({
      allowed: true,
      logo: { type: 'image/jpeg', width: 300, height: 100, packed: null },
    });
  });

  test('keeps nothing beside its picture: no places, no notes, nothing behind its end', () => {
    const plain = jpeg([segment(0xe0, text('JFIF\0')), segment(0xc0, frame()), PICTURE]);
    const full = jpeg([
      segment(0xe0, text('JFIF\0')),
      segment(0xe1, text('Exif\0\0GPS 48.85')),
      segment(0xfe, text('<script>')),
      segment(0xc0, frame()),
      PICTURE,
      text('PK…'),
    ]);
    const answer = readLogo(full);
    expect(answer.allowed && answer.logo.bytes).toEqual(plain);
  });

  test.each([
    ['in CMYK', segment(0xc0, frame({ components: 4 })), 'unsupported'],
    ['of 12 bits', segment(0xc0, frame({ depth: 12 })), 'unsupported'],
    ['without loss', segment(0xc3, frame()), 'unsupported'],
    ['of no width', segment(0xc0, frame({ width: 0 })), 'not_a_picture'],
    ['of 4,000 pixels', segment(0xc0, frame({ width: 4_000 })), 'too_many_pixels'],
    ['that names no size', segment(0xe0, text('JFIF\0')), 'not_a_picture'],
  ])('%s is refused', (_what, part, reason) => {
    expect(readLogo(jpeg([part, PICTURE]))).toEqual({ allowed: false, reason });
  });

  test('cut at any byte is refused, and nothing is read beyond its end', () => {
    const whole = jpeg([segment(0xe0, text('JFIF\0')), segment(0xc0, frame()), PICTURE]);
    for (let length = 0; length < whole.byteLength; length++)
      expect(readLogo(whole.subarray(0, length))).toMatchObject({ allowed: false });
  });
});

test('what is neither PNG nor JPEG is no picture, whatever it is called', () => {
  for (const said of ['', '<svg/>', 'GIF89a', 'RIFF....WEBP', '%PDF-1.7', 'BM'])
    expect(readLogo(new Uint8Array(text(said)))).toEqual({ allowed: false, reason: 'not_a_picture' });
});
