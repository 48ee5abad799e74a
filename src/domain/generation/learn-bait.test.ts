import { expect, test } from 'vitest';
import type { Language } from '#domain/language/spoken-words.ts';
import { BAIT_LINES } from '#test/corpora/bait-lines.ts';
import { learnMeter, scoreOf } from './learn-bait.ts';
import { areaUnderCurve } from './list-measures.ts';

const LANGUAGES = ['fr', 'en'] as const;
function linesOf(author: 'first' | 'second', language: Language) {
  const { loudSpoken, loudTitles, calmSpoken, calmTitles } = BAIT_LINES[author][language];
  return [
    ...[...loudSpoken, ...loudTitles].map(text => ({ text, language, loud: 1 })),
    ...[...calmSpoken, ...calmTitles].map(text => ({ text, language, loud: 0 })),
  ];
}

test.each([
  ['first', 'second'],
  ['second', 'first'],
] as const)(
  'what is learnt from the lines of the %s author alone holds on those of the %s',
  (author, other) => {
    const own = LANGUAGES.map(language => linesOf(author, language));
    const model = learnMeter({ own, hooks: [], parts: [], headlines: [] }, { first: 1, second: 0.3 });
    for (const language of LANGUAGES) {
      const lines = linesOf(other, language);
      const scores = (loud: number) =>
        lines.filter(one => one.loud === loud).map(({ text }) => scoreOf(model, text, language));
      expect(areaUnderCurve(scores(1), scores(0))).toBeGreaterThan(0.9);
    }
  },
);

test('no line of one author is nearly one of the other', () => {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu));
  for (const language of LANGUAGES) {
    const others = linesOf('second', language).map(({ text }) => wordsOf(text));
    for (const { text } of linesOf('first', language)) {
      const words = wordsOf(text);
      const shared = others.map(other => {
        const both = [...words].filter(word => other.has(word)).length;
        return both / (words.size + other.size - both);
      });
      expect(Math.max(...shared), text).toBeLessThanOrEqual(0.5);
    }
  }
});
