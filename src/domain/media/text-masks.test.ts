import { expect, test } from 'vitest';
import { maskText } from './text-masks.ts';

const WIDTH = 200;
const HEIGHT = 300;

type Colour = readonly [number, number, number];

function picture(background: Colour): {
  rgb: Uint8Array;
  bar: (x: number, y: number, w: number, h: number, colour: Colour) => void;
} {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const bar = (left: number, top: number, wide: number, tall: number, colour: Colour): void => {
    for (let y = top; y < top + tall; y += 1) {
      for (let x = left; x < left + wide; x += 1) rgb.set(colour, (y * WIDTH + x) * 3);
    }
  };
  bar(0, 0, WIDTH, HEIGHT, background);
  return { rgb, bar };
}

function inkShare(masked: { bytes: Uint8Array } | null): number {
  return masked === null ? 0 : masked.bytes.filter(byte => byte === 0).length;
}

const kinds = [
  ['white', [255, 255, 255], [90, 120, 60]],
  ['near_white', [205, 200, 210], [90, 120, 60]],
  ['yellow', [255, 230, 20], [90, 40, 160]],
  ['dark', [20, 20, 20], [200, 150, 160]],
] as const;

test.each(kinds)(
  'letters that are %s are kept black on white, and cut to where they stand',
  (mask, ink, paper) => {
    const { rgb, bar } = picture(paper);
    for (let letter = 0; letter < 5; letter += 1) bar(60 + letter * 14, 100, 5, 12, ink);
    const masked = maskText(rgb, WIDTH, HEIGHT, mask);
    expect(masked).toMatchObject({ mask, left: 44, top: 84, width: 93, height: 44 });
    expect(inkShare(masked)).toBe(5 * 5 * 12);
  },
);

test.each(kinds)('a wall that is %s is no letter', (mask, ink, paper) => {
  const { rgb, bar } = picture(paper);
  bar(20, 20, 150, 100, ink);
  bar(60, 200, 5, 12, ink);
  expect(maskText(rgb, WIDTH, HEIGHT, mask)).toBeNull();
});

test('an accent belongs to its letter, lone specks do not make a text', () => {
  const { rgb, bar } = picture([60, 60, 60]);
  for (let letter = 0; letter < 3; letter += 1) bar(60 + letter * 14, 100, 5, 12, [255, 255, 255]);
  bar(60, 95, 5, 2, [255, 255, 255]);
  expect(inkShare(maskText(rgb, WIDTH, HEIGHT, 'white'))).toBe(3 * 5 * 12 + 10);
  const specks = picture([60, 60, 60]);
  for (let speck = 0; speck < 50; speck += 1) specks.bar(10 + speck * 3, 50, 1, 1, [255, 255, 255]);
  expect(maskText(specks.rgb, WIDTH, HEIGHT, 'white')).toBeNull();
});

test('a pattern of hundreds of shapes is no text', () => {
  const { rgb, bar } = picture([60, 60, 60]);
  for (let shape = 0; shape < 900; shape += 1) {
    bar(10 + (shape % 30) * 6, 10 + Math.floor(shape / 30) * 8, 3, 5, [255, 255, 255]);
  }
  expect(maskText(rgb, WIDTH, HEIGHT, 'white')).toBeNull();
});
