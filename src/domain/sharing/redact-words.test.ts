import { expect, test } from 'vitest';
import { mapTexts, TAKEN_OUT, withoutCaption, withoutHandle } from './redact-words.ts';

test.each([
  ['Une recette de @lea.cuisine !', `Une recette de ${TAKEN_OUT} !`],
  ['LEA.CUISINE et @Lea.Cuisine', `${TAKEN_OUT} et ${TAKEN_OUT}`],
  ['https://www.tiktok.com/@lea.cuisine/video/1', `https://www.tiktok.com/${TAKEN_OUT}/video/1`],
  ['merci @lea.cui', `merci ${TAKEN_OUT}`],
  ['merci @', `merci ${TAKEN_OUT}`],
  ['leaxcuisine, @lea.cuisine2 et relea.cuisine', 'leaxcuisine, @lea.cuisine2 et relea.cuisine'],
  ['merci @tom', 'merci @tom'],
])('a name is taken out whole, with its @, whatever its case, also where it was cut: %s', (text, left) => {
  expect(withoutHandle(text, 'lea.cuisine')).toBe(left);
});

test('any name can be taken out, those of demo creators too', () => {
  for (const handle of ['demo-lea-cuisine', 'a', '_._', 'x.y_z', '2026']) {
    expect(withoutHandle(`par @${handle}`, handle)).toBe(`par ${TAKEN_OUT}`);
  }
  expect(withoutHandle('par @lea', null)).toBe('par @lea');
});

test('pieces of a caption are taken out, whatever their accents and case; ordinary words stay', () => {
  const caption = 'Pourquoi la crème brûlée rate ? #recette';
  const report = {
    quotes: ['la CREME brulee', 'autre chose', 'rate'],
    whole: `« ${caption} »`,
    n: 3,
    none: null,
  };
  expect(withoutCaption(report, caption)).toEqual({
    quotes: [TAKEN_OUT, 'autre chose', 'rate'],
    whole: TAKEN_OUT,
    n: 3,
    none: null,
  });
  expect(withoutCaption('été', 'Été')).toBe(TAKEN_OUT);
  expect(withoutCaption('été', ' ')).toBe('été');
});

test('only texts change: keys, order, numbers and instants stay', () => {
  const at = new Date(0);
  const value = { b: 'x', a: [1, 'x', { c: at, d: false }] };
  expect(mapTexts(value, () => 'y')).toEqual({ b: 'y', a: [1, 'y', { c: at, d: false }] });
  expect(Object.keys(mapTexts(value, () => 'y'))).toEqual(['b', 'a']);
});
