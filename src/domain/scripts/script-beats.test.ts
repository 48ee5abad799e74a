import { describe, expect, test } from 'vitest';
import { BEATS, beatSeconds, countWords, SCRIPT_SECONDS, spokenSeconds } from './script-beats.ts';

describe('a script', () => {
  test('has beats that add up to its length', () => {
    for (const length of SCRIPT_SECONDS) {
      const sum = BEATS.reduce((seconds, beat) => seconds + beatSeconds(beat, length), 0);
      expect(sum).toBeCloseTo(length, 9);
    }
  });

  test('takes 24 seconds for 60 words', () => {
    expect(spokenSeconds(60)).toBe(24);
    expect(spokenSeconds(0)).toBe(0);
  });

  test('counts words, not signs', () => {
    expect(countWords('Stop ! Ne faites pas ça… 🔥', 'fr')).toBe(5);
    expect(countWords('', 'fr')).toBe(0);
    expect(countWords('one two-three', 'en')).toBe(3);
  });
});
