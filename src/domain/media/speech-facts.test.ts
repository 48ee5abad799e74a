import { expect, test } from 'vitest';
import { speechFacts, SPEECH_WINDOW } from './speech-facts.ts';

/** Probabilities for stretches of the given lengths in seconds. */
function windows(...parts: [seconds: number, probability: number][]): number[] {
  return parts.flatMap(([seconds, probability]) =>
    Array.from({ length: Math.round(seconds / SPEECH_WINDOW.seconds) }, () => probability),
  );
}

test('speech becomes segments, a start and a share', () => {
  const facts = speechFacts(windows([1.6, 0], [3.2, 0.9], [1.6, 0.1], [1.6, 0.8]), 8, 1);
  expect(facts.segments).toEqual([
    { fromSecond: 1.6, toSecond: 4.8 },
    { fromSecond: 6.4, toSecond: 8 },
  ]);
  expect(facts.startSecond).toBe(1.6);
  expect(facts.ratio).toBeCloseTo(0.6, 5);
  expect(facts.musicOnly).toBe(false);
});

test('a breath does not end a segment, a click does not begin one', () => {
  const facts = speechFacts(windows([1, 0], [0.1, 0.9], [1, 0], [1, 0.9], [0.2, 0], [1, 0.9]), 4.3, 1);
  expect(facts.segments).toHaveLength(1);
  expect(facts.startSecond).toBeCloseTo(2.1, 1);
});

test('less than half a second that sounds like speech is none, however it is spread', () => {
  expect(speechFacts(windows([0.16, 0.9], [6, 0.05]), 6.2, 0.95)).toMatchObject({
    segments: [],
    startSecond: null,
    ratio: 0,
    musicOnly: true,
  });
  const beats = Array.from(
    { length: 4 },
    () =>
      [
        [0.1, 0.8],
        [0.25, 0.1],
      ] as [number, number][],
  ).flat();
  expect(speechFacts(windows(...beats, [4, 0]), 5.4, 0.9).startSecond).toBeNull();
  expect(speechFacts(windows([1, 0], [0.6, 0.9], [4, 0]), 5.6, 0.9).startSecond).toBeCloseTo(1, 1);
});

test('sound without speech is music, silence without speech is not', () => {
  expect(speechFacts(windows([10, 0.05]), 10, 0.95)).toMatchObject({
    musicOnly: true,
    startSecond: null,
    ratio: 0,
  });
  expect(speechFacts(windows([10, 0.05]), 10, 0.1).musicOnly).toBe(false);
});
