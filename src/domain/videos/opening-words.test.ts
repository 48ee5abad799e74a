import { describe, expect, test } from 'vitest';
import { compareOpenings, openingWords } from './opening-words.ts';

describe('opening words', () => {
  test('are the first sentence of the caption', () => {
    expect(openingWords('Ne faites jamais ça ! La suite est ici.')).toBe('Ne faites jamais ça !');
    expect(openingWords('3 erreurs de débutant\net comment les éviter')).toBe('3 erreurs de débutant');
    expect(openingWords('Tout savoir en 30 s… ou presque')).toBe('Tout savoir en 30 s…');
  });

  test('leave out tags, mentions and addresses', () => {
    expect(openingWords('#fyp #pourtoi Ma routine @lea https://exemple.fr/a')).toBe('Ma routine');
  });

  test('do not end at a decimal point', () => {
    expect(openingWords('Un pain à 2.50 € qui change tout')).toBe('Un pain à 2.50 € qui change tout');
  });

  test('do not end after an abbreviation', () => {
    expect(openingWords('Dr. Oetker n’a pas menti. La suite')).toBe('Dr. Oetker n’a pas menti.');
    expect(openingWords('M. Propre à St. Malo ! Et après')).toBe('M. Propre à St. Malo !');
  });

  test('are nothing where a caption holds tags and signs only', () => {
    expect(openingWords('#fyp #foryou 🔥🔥')).toBeNull();
    expect(openingWords('')).toBeNull();
  });

  test('are cut without splitting an emoji', () => {
    const long = `${'mot '.repeat(40)}👩‍👩‍👧`;
    expect(openingWords(long)?.endsWith('…')).toBe(true);
  });
});

describe('openings compared', () => {
  const video = (id: string, views: number | null, description = `Phrase ${id}.`) => ({
    id,
    views,
    description,
  });

  test('stand against the median of the same videos', () => {
    const { openings, medianViews, n } = compareOpenings(
      [100, 200, 300, 400, 900].map((views, index) => video(String(index), views)),
    );
    expect(medianViews).toBe(300);
    expect(n).toBe(5);
    expect(openings.map(opening => opening.factor)).toEqual([1 / 3, 2 / 3, 1, 4 / 3, 3]);
  });

  test('are not compared under five videos', () => {
    const { enough, openings, n } = compareOpenings([video('a', 10), video('b', 20), video('c', null)]);
    expect({ enough, n }).toEqual({ enough: false, n: 2 });
    expect(openings.every(opening => opening.factor === null)).toBe(true);
  });

  test('count a video without words in the median, but do not list it', () => {
    const { openings, n } = compareOpenings([
      ...[1, 2, 3, 4].map(views => video(String(views), views)),
      video('tags', 5, '#fyp'),
    ]);
    expect(n).toBe(5);
    expect(openings).toHaveLength(4);
  });
});
