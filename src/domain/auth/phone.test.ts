import { expect, test } from 'vitest';
import { parsePhone } from './phone.ts';

test.each([
  ['+33612345678', '+33612345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  [' 0033 6.12.34.56.78 ', '+33612345678'],
  ['+33 (0)6 12-34-56-78', '+33612345678'],
  ['+33\u00a06\u202f12\u00a034 56 78', '+33612345678'],
  ['+1 (514) 555-0199', '+15145550199'],
])('%s is %s', (written, number) => {
  expect(parsePhone(written)).toBe(number);
});

test.each([
  '',
  '06 12 34 56 78',
  '+0 612345678',
  '+33',
  '+336123456789012345',
  '+33 6 12 34 x',
  '++33612345678',
  '+33612345678;ext=1',
])('what has no country code or is no number is refused: %s', written => {
  expect(parsePhone(written)).toBeUndefined();
});
