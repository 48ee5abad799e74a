import { describe, expect, test } from 'vitest';
import { scriptAsSrt } from './export-script.ts';
import { BEATS, beatSeconds, countWords, sayableBeats, SCRIPT_SECONDS } from './spoken-beats.ts';

describe('a script', () => {
  test('has beats that add up to its length', () => {
    for (const length of SCRIPT_SECONDS) {
      const sum = BEATS.reduce((seconds, beat) => seconds + beatSeconds(beat, length), 0);
      expect(sum).toBeCloseTo(length, 9);
    }
  });

  test('counts words, not signs', () => {
    expect(countWords('Stop ! Ne faites pas ça… 🔥', 'fr')).toBe(5);
    expect(countWords('', 'fr')).toBe(0);
    expect(countWords('one two-three', 'en')).toBe(3);
  });

  test('that was written by hand is said sentence after sentence, without gaps', () => {
    const beats = sayableBeats(
      { hook: 'Stop. Pas comme ça.', promise: ' \n', body: 'Un geste.\nUn autre.', call: 'Enregistre.' },
      'fr',
    );
    expect(beats.map(({ id, lines }) => [id, lines])).toEqual([
      ['hook', ['Stop.', 'Pas comme ça.']],
      ['body', ['Un geste.', 'Un autre.']],
      ['call', ['Enregistre.']],
    ]);
    expect(beats[0]?.startsAt).toBe(0);
    expect(beats[1]?.startsAt).toBe(beats[0]?.endsAt);
    expect(scriptAsSrt(beats).match(/-->/gu)).toHaveLength(5);
    expect(sayableBeats({ hook: '', promise: '', body: '', call: '' }, 'en')).toEqual([]);
  });
});
