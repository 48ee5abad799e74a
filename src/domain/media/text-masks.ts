/** A greyscale picture: one byte per pixel, 0 black to 255 white. */
interface GreyPicture {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** Kinds of letters in videos: white, greyish or dimmed, dark, and of one bright colour. */
export const TEXT_MASKS = [
  'white',
  'near_white',
  'dark',
  'yellow',
  'red',
  'cyan',
  'green',
  'blue',
  'pink',
] as const;
type TextMask = (typeof TEXT_MASKS)[number];

/** A picture reduced to letters of one kind, black on white, cropped to them. */
export interface MaskedText extends GreyPicture {
  mask: TextMask;
  /** Origin of the crop in the whole picture, pixels. */
  left: number;
  top: number;
}

/** Channel values (0–255) of letters of each kind. */
const WHITE = 232;
const NEAR_WHITE = { least: 185, spread: 45 };
const DARK = 65;
/** For coloured letters: minimum of the strongest channel, and minimum distance of the weakest one below it. */
const COLOUR = { least: 150, spread: 90 };
/** Indexed by which of red (4), green (2) and blue (1) are above the midpoint of the strongest and the weakest one. */
const HUES = ['red', 'blue', 'green', 'cyan', 'red', 'pink', 'yellow'] as const;
const KIND = Object.fromEntries(TEXT_MASKS.map((mask, bit) => [mask, 1 << bit])) as Record<TextMask, number>;
/** Outer limit of a letter's edge: the same measures, for a pixel without any ink. */
const EDGE = { white: 130, nearWhite: 100, dark: 160, spread: 40 };

/** Limits of shapes that can be letters, as shares of the picture's shorter side. */
const LETTER = { leastHeight: 0.011, mostHeight: 0.16, mostWidth: 0.6, leastPixels: 9 };
/** Fewer shapes than this are not text, more are a pattern: leaves, snow, a crowd. */
const SHAPES = { least: 3, most: 450 };
/** A larger share of the picture than this is background, not letters. */
const MOST_INK = 0.4;
const MARGIN = 16;

/**
 * Keeps the pixels of one kind, removes shapes that cannot be letters, and crops to the rest.
 * @param rgb three bytes per pixel, red first
 * @param kinds `letterKinds` of the picture, when several masks are made from it
 * @returns null when no possible text is left
 */
export function maskText(
  rgb: Uint8Array,
  width: number,
  height: number,
  mask: TextMask,
  kinds = letterKinds(rgb, width * height),
): MaskedText | null {
  const ink = new Uint8Array(kinds.length);
  const bit = KIND[mask];
  let inked = 0;
  for (let pixel = 0; pixel < kinds.length; pixel += 1) {
    if (((kinds[pixel] ?? 0) & bit) === 0) continue;
    ink[pixel] = 1;
    inked += 1;
  }
  if (inked === 0 || inked > MOST_INK * kinds.length) return null;
  const bounds = keepLetters(ink, width, height);
  if (bounds === null) return null;
  const left = Math.max(0, bounds.left - MARGIN);
  const top = Math.max(0, bounds.top - MARGIN);
  const right = Math.min(width, bounds.right + MARGIN + 1);
  const bottom = Math.min(height, bounds.bottom + MARGIN + 1);
  const bytes = new Uint8Array((right - left) * (bottom - top)).fill(255);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      const isLetter = ink[at] === LETTER_INK;
      if (!isLetter && !touchesLetter(ink, x, y, width, height)) continue;
      // Soft edges: with hard edges the text reader misses a thin accent or cedilla.
      bytes[(y - top) * (right - left) + x - left] = isLetter ? 0 : 255 - inkiness(rgb, at, mask);
    }
  }
  return { mask, left, top, width: right - left, height: bottom - top, bytes };
}

const LETTER_INK = 2;

/** The kinds of letters each pixel can belong to, one bit per kind in the order of `TEXT_MASKS`. */
export function letterKinds(rgb: Uint8Array, pixels: number): Uint16Array {
  const kinds = new Uint16Array(pixels);
  for (let pixel = 0, at = 0; pixel < pixels; pixel += 1, at += 3) {
    const red = rgb[at] ?? 0;
    const green = rgb[at + 1] ?? 0;
    const blue = rgb[at + 2] ?? 0;
    const least = Math.min(red, green, blue);
    const most = Math.max(red, green, blue);
    if (most <= DARK) kinds[pixel] = KIND.dark;
    else if (least >= NEAR_WHITE.least && most - least <= NEAR_WHITE.spread) {
      kinds[pixel] = least >= WHITE ? KIND.white | KIND.near_white : KIND.near_white;
    } else if (least >= WHITE) kinds[pixel] = KIND.white;
    else if (most >= COLOUR.least && most - least >= COLOUR.spread) {
      kinds[pixel] = KIND[hueOf(red, green, blue, (most + least) / 2)];
    }
  }
  return kinds;
}

function hueOf(red: number, green: number, blue: number, middle: number): (typeof HUES)[number] {
  return HUES[(red > middle ? 4 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 1 : 0)] ?? 'red';
}

function touchesLetter(ink: Uint8Array, x: number, y: number, width: number, height: number): boolean {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      if (ink[row * width + column] === LETTER_INK) return true;
    }
  }
  return false;
}

/** How much of a letter an edge pixel contains, 0–255. */
function inkiness(rgb: Uint8Array, pixel: number, mask: TextMask): number {
  const [red, green, blue] = [rgb[pixel * 3] ?? 0, rgb[pixel * 3 + 1] ?? 0, rgb[pixel * 3 + 2] ?? 0];
  const least = Math.min(red, green, blue);
  const most = Math.max(red, green, blue);
  let part: number;
  if (mask === 'white') part = (least - EDGE.white) / (WHITE - EDGE.white);
  else if (mask === 'near_white') part = (least - EDGE.nearWhite) / (NEAR_WHITE.least - EDGE.nearWhite);
  else if (mask === 'dark') part = (EDGE.dark - most) / (EDGE.dark - DARK);
  else if (hueOf(red, green, blue, (most + least) / 2) === mask)
    part = (most - least - EDGE.spread) / (COLOUR.spread - EDGE.spread);
  else part = 0;
  return Math.round(255 * Math.min(1, Math.max(0, part)));
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Marks the pixels of shapes that can be letters with `LETTER_INK`; returns their common bounds, or null for no text.
 */
function keepLetters(ink: Uint8Array, width: number, height: number): Bounds | null {
  const side = Math.min(width, height);
  const stack = new Int32Array(ink.length);
  const all: Bounds = { left: width, top: height, right: -1, bottom: -1 };
  let shapes = 0;
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1) continue;
    const shape = { left: width, top: height, right: -1, bottom: -1 };
    // Processed pixels stay in the stack, so that the shape can be marked once its size is known.
    let end = 1;
    stack[0] = start;
    ink[start] = 3;
    for (let next = 0; next < end; next += 1) {
      const pixel = stack[next] ?? 0;
      const y = Math.floor(pixel / width);
      const x = pixel - y * width;
      if (x < shape.left) shape.left = x;
      if (x > shape.right) shape.right = x;
      if (y < shape.top) shape.top = y;
      if (y > shape.bottom) shape.bottom = y;
      for (let dy = -1; dy <= 1; dy += 1) {
        if (y + dy < 0 || y + dy >= height) continue;
        for (let dx = -1; dx <= 1; dx += 1) {
          if (x + dx < 0 || x + dx >= width) continue;
          const neighbour = pixel + dy * width + dx;
          if (ink[neighbour] !== 1) continue;
          ink[neighbour] = 3;
          stack[end] = neighbour;
          end += 1;
        }
      }
    }
    const tall = shape.bottom - shape.top + 1;
    const wide = shape.right - shape.left + 1;
    const canBeLetter =
      tall <= side * LETTER.mostHeight && wide <= side * LETTER.mostWidth && end >= LETTER.leastPixels;
    if (!canBeLetter) continue;
    for (let index = 0; index < end; index += 1) ink[stack[index] ?? 0] = LETTER_INK;
    // Accents and dots belong to letters, but alone they are noise.
    if (tall < side * LETTER.leastHeight) continue;
    shapes += 1;
    all.left = Math.min(all.left, shape.left);
    all.right = Math.max(all.right, shape.right);
    all.top = Math.min(all.top, shape.top);
    all.bottom = Math.max(all.bottom, shape.bottom);
  }
  return shapes < SHAPES.least || shapes > SHAPES.most ? null : all;
}
