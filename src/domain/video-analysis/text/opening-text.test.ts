import { expect, test } from 'vitest';
import type { Transcript } from '#domain/video-analysis/findings/transcript.ts';
import { spokenFirstWords } from './opening-text.ts';

const said = (text: string) =>
  spokenFirstWords({
    source: 'file',
    language: 'fr',
    timed: true,
    lines: [{ fromSecond: 0, toSecond: 2.5, text }],
  } as unknown as Transcript);

test('of a subtitle that goes on, the first sentence takes its share of the time', () => {
  const first = said('Arrêtez tout ça. Voici un vrai gratin');
  expect(first).toMatchObject({ words: 3 });
  expect(first.absent === null ? first.untilSecond : null).toBeCloseTo((2.5 * 3) / 7, 9);
  expect(said('Arrêtez tout ça.')).toMatchObject({ words: 3, untilSecond: 2.5 });
});
