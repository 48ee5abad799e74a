import { expect, test } from 'vitest';
import { hashDistance, isSameFrame, printFrame } from './frame-print.ts';

const WIDTH = 180;
const HEIGHT = 320;

function frame(words: readonly number[], shift = 0): Uint8Array {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1, at += 3) {
      const value = 128 + 60 * Math.sin((x + shift) / 9) * Math.cos(y / 13);
      const column = Math.floor((x - 20) / 8);
      const isInk = y >= 150 && y < 170 && column >= 0 && words[column] === 1;
      rgb.fill(isInk ? 255 : value, at, at + 3);
    }
  }
  return rgb;
}

const print = (rgb: Uint8Array) => printFrame(rgb, WIDTH, HEIGHT);
const ONE = [1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 1];
const OTHER = [0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0];

test('the same picture with a little noise is the same', () => {
  const noisy = frame(ONE).map((byte, at) => Math.min(255, byte + (at % 3)));
  expect(isSameFrame(print(frame(ONE)), print(noisy))).toBe(true);
});

test('another caption on the same picture is another frame', () => {
  expect(isSameFrame(print(frame(ONE)), print(frame(OTHER)))).toBe(false);
});

test('another picture with the same caption is another frame', () => {
  expect(hashDistance(print(frame(ONE)), print(frame(ONE, 14)))).toBeGreaterThan(30);
  expect(isSameFrame(print(frame(ONE)), print(frame(ONE, 14)))).toBe(false);
});
