import { expect, test } from 'vitest';
import { contrastOnPaper, paleColour, PLAIN_COLOURS } from './brand.ts';
import { contrastRatio, isColour } from './colour.ts';

test('contrast is that of WCAG: 21 for black on white, 1 for a colour on itself', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#0b6b64', '#0b6b64')).toBe(1);
  // Known from the definition's own examples: the lightest grey that passes on white.
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('our own colours may be printed', () => {
  expect(paleColour(PLAIN_COLOURS)).toBeNull();
});

test('a pale colour is named with its contrast, rounded down so that it does not look enough', () => {
  expect(paleColour({ titles: '#777777', accent: '#0b6b64' })).toEqual({
    use: 'titles',
    ratio: 4.4,
    needed: 4.5,
  });
  expect(paleColour({ titles: '#000000', accent: '#ffee00' })).toMatchObject({ use: 'accent', needed: 3 });
  expect(contrastOnPaper('accent', '#777777').ratio).toBe(4.4);
});

test('a colour is a hash and six hexadecimal digits, and nothing else', () => {
  expect(['#0b6b64', '#0B6B64', '#fff', 'red', '#0b6b64;', ''].map(isColour)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
