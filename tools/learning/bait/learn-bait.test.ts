import { expect, test } from 'vitest';
import { baitLines } from '#test/corpora/bait-lines.ts';
import { learnMeter, scoreOf } from './learn-bait.ts';
import { areaUnderCurve } from '../list-measures.ts';

const LANGUAGES = ['fr', 'en'] as const;

test.each([
  ['first', 'second'],
  ['second', 'first'],
] as const)(
  'what is learnt from the lines of the %s author alone holds on those of the %s',
  (author, other) => {
    const own = LANGUAGES.map(language => baitLines(author, language));
    const model = learnMeter({ own, hooks: [], parts: [], headlines: [] }, { first: 1, second: 0.3 });
    for (const language of LANGUAGES) {
      const lines = baitLines(other, language);
      const scores = (loud: number) =>
        lines.filter(one => one.loud === loud).map(({ text }) => scoreOf(model, text, language));
      expect(areaUnderCurve(scores(1), scores(0))).toBeGreaterThan(0.9);
    }
  },
);

test('no line of one author is nearly one of the other', () => {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu));
  for (const language of LANGUAGES) {
    const others = baitLines('second', language).map(({ text }) => wordsOf(text));
    for (const { text } of baitLines('first', language)) {
      const words = wordsOf(text);
      const shared = others.map(other => {
        const both = [...words].filter(word => other.has(word)).length;
        return both / (words.size + other.size - both);
      });
      expect(Math.max(...shared), text).toBeLessThanOrEqual(0.5);
    }
  }
});
