import { expect, test } from 'vitest';
import { englishTypography } from './english-typography.ts';

const signs = (text: string) => text.replaceAll('~', '\u00A0');

test.each([
  ['"Hello," she said', '“Hello,” she said'],
  ['He said "yes".', 'He said “yes”.'],
  ['("quoted")', '(“quoted”)'],
  ["It's here", 'It’s here'],
  ["the '90s", 'the ’90s'],
  ["rock 'n' roll", 'rock ’n’ roll'],
  ["get 'em", 'get ’em'],
  ["the dogs' bowl", 'the dogs’ bowl'],
  ["'single quotes'", '‘single quotes’'],
  ["\"it's 'fine'\"", '“it’s ‘fine’”'],
  ['Wait...', 'Wait…'],
  ['Wait ...', 'Wait…'],
  ['really ?', 'really?'],
  ['one , two', 'one, two'],
  ['note\u00A0: this', 'note: this'],
  ['5 kg', '5~kg'],
  ['30 min', '30~min'],
  ['at 5 pm', 'at 5~pm'],
  ['at 5 a.m.', 'at 5~a.m.'],
  ['10 %', '10%'],
  ['$ 5', '$5'],
  ['No. 1', 'No.~1'],
  ['Mr. Smith', 'Mr.~Smith'],
  ['yes--no', 'yes—no'],
  ['a 24" screen', 'a 24" screen'],
  ['two  spaces', 'two spaces'],
  ['see https://a.io/x?y=1 ok', 'see https://a.io/x?y=1 ok'],
  ['10,000 views', '10,000 views'],
  ['', ''],
])('« %s »', (text, typeset) => {
  expect(englishTypography(text)).toBe(signs(typeset));
  expect(englishTypography(signs(typeset))).toBe(signs(typeset));
});
