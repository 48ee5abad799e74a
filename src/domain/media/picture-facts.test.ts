import { expect, test } from 'vitest';
import { SMALL_FRAME } from './frame-changes.ts';
import { PictureMeter } from './picture-facts.ts';

type Paint = (x: number, y: number, frame: number) => readonly [number, number, number];

/** Deterministic noise, 0 to 1. */
function noise(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

function paintFrame(paint: Paint, frame: number): Uint8Array {
  const bytes = new Uint8Array(SMALL_FRAME.bytes);
  for (let y = 0, at = 0; y < SMALL_FRAME.height; y += 1) {
    for (let x = 0; x < SMALL_FRAME.width; x += 1, at += 3) bytes.set(paint(x, y, frame), at);
  }
  return bytes;
}

function measure(shots: readonly { frames: number; paint: Paint }[]) {
  const meter = new PictureMeter();
  let frame = 0;
  for (const { frames, paint } of shots) {
    for (let count = 0; count < frames; count += 1, frame += 1) meter.add(paintFrame(paint, frame));
  }
  const facts = meter.facts(frame / 10);
  if (facts.notAssessed !== null) throw new Error(facts.notAssessed);
  return facts;
}

const flat =
  (red: number, green: number, blue: number): Paint =>
  () => [red, green, blue];
const scene =
  (seed: number, speed = 0): Paint =>
  (x, y, frame) => {
    const shift = frame * speed;
    const value =
      128 + 100 * Math.sin((x + shift) / (4 + (seed % 5)) + seed) * Math.cos(y / (6 + (seed % 7)));
    return [value, (value * ((seed % 3) + 1)) / 3, 255 - value];
  };
const blackAround: Paint = (x, y, frame) => (y < 40 || y >= 120 ? [4, 4, 4] : scene(3, 1)(x, y, frame));

test('hard cuts are found to the tenth of a second', () => {
  const facts = measure([
    { frames: 12, paint: scene(1, 0.5) },
    { frames: 21, paint: scene(2, 0.5) },
    { frames: 5, paint: scene(9, 0.2) },
    { frames: 30, paint: scene(4) },
  ]);
  expect(facts.cutsSeconds).toEqual([1.2, 3.3, 3.8]);
  expect(facts.firstCutSecond).toBe(1.2);
  expect(facts.cutsInFirstThreeSeconds).toBe(1);
  expect(facts.shots).toHaveLength(4);
  expect(facts.meanShotSeconds).toBeCloseTo(1.7, 5);
  expect(facts.medianShotSeconds).toBeCloseTo(1.65, 5);
  expect(facts.cutsPerMinute).toBeCloseTo((3 * 60) / 6.8, 5);
});

test('a flash, fast movement, noise and a caption that pops up are no cuts', () => {
  expect(
    measure([
      { frames: 15, paint: scene(1, 0.3) },
      { frames: 2, paint: flat(255, 255, 255) },
      { frames: 15, paint: scene(1, 0.3) },
    ]).cutsSeconds,
  ).toEqual([]);
  expect(measure([{ frames: 40, paint: scene(5, 6) }]).cutsSeconds).toEqual([]);
  expect(
    measure([
      {
        frames: 40,
        paint: (x, y, frame) => {
          const value = 255 * noise(x + y * 91 + frame * 15_013);
          return [value, value, value];
        },
      },
    ]).cutsSeconds,
  ).toEqual([]);
  const caption: Paint = (x, y, frame) =>
    frame >= 20 && y > 60 && y < 80 && x > 10 && x < 80 ? [255, 255, 255] : scene(2)(x, y, frame);
  expect(measure([{ frames: 40, paint: caption }]).cutsSeconds).toEqual([]);
});

const faded =
  (from: Paint, to: Paint, start: number, frames: number): Paint =>
  (x, y, frame) => {
    const part = Math.min(1, Math.max(0, (frame - start + 1) / (frames + 1)));
    if (part === 0) return from(x, y, frame);
    if (part === 1) return to(x, y, frame);
    const [a, b] = [from(x, y, frame), to(x, y, frame)];
    return [0, 1, 2].map(channel => (a[channel] ?? 0) * (1 - part) + (b[channel] ?? 0) * part) as never;
  };

test.each([1, 2, 3, 4, 5, 7, 10, 14])('a crossfade of %i frames is one cut, in its middle', frames => {
  for (const [from, to] of [
    [flat(20, 90, 140), flat(220, 120, 60)],
    [scene(1), scene(2)],
    [scene(4, 0.3), scene(9, 0.3)],
    [scene(3, 0.2), flat(10, 20, 60)],
  ] as const) {
    const { cutsSeconds } = measure([{ frames: 50, paint: faded(from, to, 20, frames) }]);
    expect(cutsSeconds).toHaveLength(1);
    expect(Math.abs((cutsSeconds[0] ?? 0) - (20 + frames / 2) / 10)).toBeLessThanOrEqual(0.2);
  }
});

test('a dip to black is one cut, a beginning and an end in black are none', () => {
  const black = flat(0, 0, 0);
  const dip: Paint = (x, y, frame) =>
    frame < 25 ? faded(scene(1), black, 15, 5)(x, y, frame) : faded(black, scene(4), 25, 5)(x, y, frame);
  expect(measure([{ frames: 50, paint: dip }]).cutsSeconds).toHaveLength(1);
  expect(measure([{ frames: 30, paint: faded(black, scene(1), 2, 6) }]).cutsSeconds).toEqual([]);
  expect(measure([{ frames: 30, paint: faded(scene(1), black, 20, 6) }]).cutsSeconds).toEqual([]);
});

test('short shots are no crossfade, not even of colours that lie between each other', () => {
  const { cutsSeconds } = measure(
    [30, 90, 150, 210].map(value => ({ frames: 4, paint: flat(value, value, value) })),
  );
  expect(cutsSeconds).toEqual([0.4, 0.8, 1.2]);
  expect(measure([5, 2, 9, 4, 7].map(seed => ({ frames: 3, paint: scene(seed) }))).cutsSeconds).toEqual([
    0.3, 0.6, 0.9, 1.2,
  ]);
});

test('a light that is turned up slowly, and a slow pan, are no crossfade', () => {
  const lit: Paint = (x, y, frame) => {
    const light = 0.4 + 0.6 * Math.min(1, Math.max(0, (frame - 15) / 10));
    return scene(2)(x, y, 0).map(value => value * light) as never;
  };
  expect(measure([{ frames: 40, paint: lit }]).cutsSeconds).toEqual([]);
  const panned: Paint = (x, y, frame) => scene(2)(x + 3 * Math.min(10, Math.max(0, frame - 15)), y, 0);
  expect(measure([{ frames: 40, paint: panned }]).cutsSeconds).toEqual([]);
});

test('a cut out of noise into a still picture counts', () => {
  const snow: Paint = (x, y, frame) => {
    const value = 255 * noise(x + y * 91 + frame * 15_013);
    return [value, value, value];
  };
  expect(
    measure([
      { frames: 20, paint: snow },
      { frames: 20, paint: scene(3) },
    ]).cutsSeconds,
  ).toEqual([2]);
});

test('movement of the first three seconds is told from the rest, and cuts are no movement', () => {
  const facts = measure([
    { frames: 30, paint: scene(1, 3) },
    { frames: 30, paint: scene(4, 0) },
  ]);
  expect(facts.motion.firstThreeSeconds).toBeGreaterThan(0.05);
  expect(facts.motion.rest).toBeLessThan(0.001);
  expect(facts.motion.ratio).toBeNull();
  const steady = measure([{ frames: 60, paint: scene(1, 2) }]);
  expect(steady.motion.ratio).toBeCloseTo(1, 1);
});

test('black stretches and bars are measured', () => {
  const facts = measure([
    { frames: 5, paint: flat(2, 2, 2) },
    { frames: 20, paint: blackAround },
  ]);
  expect(facts.blackSpans).toEqual([{ fromSecond: 0, toSecond: 0.5 }]);
  expect(facts.blackShare).toBeCloseTo(0.2, 5);
  expect(facts.letterbox).toEqual({ top: 0.25, bottom: 0.25, left: 0, right: 0 });
  expect(measure([{ frames: 20, paint: scene(2) }]).letterbox).toBeNull();
});

test('a loop is near when it ends as it began, whatever is black at its ends', () => {
  const near = measure([
    { frames: 5, paint: scene(1) },
    { frames: 10, paint: scene(2) },
    { frames: 5, paint: scene(1) },
    { frames: 3, paint: flat(0, 0, 0) },
  ]);
  const far = measure([
    { frames: 10, paint: flat(250, 250, 250) },
    { frames: 10, paint: flat(40, 40, 40) },
  ]);
  expect(near.loopDistance).toBeLessThan(0.01);
  expect(far.loopDistance).toBeCloseTo(210 / 255, 2);
});

test('two frames are too few to say anything', () => {
  const meter = new PictureMeter();
  meter.add(paintFrame(scene(1), 0));
  meter.add(paintFrame(scene(1), 1));
  expect(meter.facts(0.2)).toEqual({ notAssessed: 'too_short' });
});
