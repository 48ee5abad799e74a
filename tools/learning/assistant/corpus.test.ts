import { describe, expect, test } from 'vitest';
import { isKnownToken } from '#test/assistant/measure-understanding.ts';
import { INTENTS } from '#domain/assistant/question/question.ts';
import { HELD_OUT_TENTHS, INTENT_PHRASES, listPhrases } from './corpus.ts';
import { REGISTERS } from './intent-phrases.ts';

const phrases = listPhrases();
const languages = ['fr', 'en'] as const;

test('every intent has forty phrases or more in both languages, in eight manners of writing', () => {
  expect(INTENT_PHRASES.map(({ intent }) => intent).toSorted()).toEqual([...INTENTS].toSorted());
  for (const intent of INTENTS) {
    for (const language of languages) {
      const own = phrases.filter(one => one.intent === intent && one.language === language);
      expect(own.length, `${intent} ${language}`).toBeGreaterThanOrEqual(40);
      for (const register of REGISTERS) {
        const few = own.filter(one => one.group === register).length;
        expect(few, `${intent} ${language} ${register}`).toBeGreaterThanOrEqual(5);
      }
    }
  }
});

test('what is out of scope has ninety phrases or more in both languages', () => {
  for (const language of languages) {
    const refused = phrases.filter(one => one.intent === null && one.language === language);
    expect(refused.length).toBeGreaterThanOrEqual(90);
  }
});

test('no phrase stands twice in a language', () => {
  const seen = phrases.map(({ language, text }) => `${language}: ${text.toLowerCase()}`);
  expect(seen.filter((one, at) => seen.indexOf(one) !== at)).toEqual([]);
});

test('arguments that phrases ask for are ones that questions have', () => {
  const wrong = phrases.flatMap(({ text, expected }) =>
    expected.filter(token => !isKnownToken(token)).map(token => `${text}: ${token}`),
  );
  expect(wrong).toEqual([]);
});

describe('the held-out part', () => {
  test('is about three in ten of all phrases, and of each intent in each language two at least', () => {
    const mayBe = phrases.filter(one => one.group !== 'seen');
    const share = mayBe.filter(one => one.heldOut).length / mayBe.length;
    expect(share).toBeGreaterThan((HELD_OUT_TENTHS - 0.5) / 10);
    expect(share).toBeLessThan((HELD_OUT_TENTHS + 0.5) / 10);
    for (const intent of INTENTS) {
      for (const language of languages) {
        const held = phrases.filter(one => one.heldOut && one.intent === intent && one.language === language);
        expect(held.length, `${intent} ${language}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test('depends on the letters of a phrase alone', () => {
    const again = new Map(listPhrases().map(one => [`${one.language}:${one.text}`, one.heldOut]));
    expect(phrases.every(one => again.get(`${one.language}:${one.text}`) === one.heldOut)).toBe(true);
    // Fixed examples, so that nobody changes the hold-out rule, and with it the training set.
    const isHeldOut = (language: string, text: string) => again.get(`${language}:${text}`);
    expect(isHeldOut('fr', 'mes stats')).toBe(false);
    expect(isHeldOut('en', 'my numbers')).toBe(true);
    expect(isHeldOut('fr', 'top 5')).toBe(false);
    expect(isHeldOut('en', 'top 5')).toBe(true);
  });
});
