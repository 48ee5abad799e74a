import { expect, test } from 'vitest';
import { parseEmail } from './email.ts';

test('an address is trimmed and compared without regard to case', () => {
  expect(parseEmail('  Lea.Martin@Exemple.FR ')).toBe('lea.martin@exemple.fr');
});

test('look-alikes that Unicode calls compatible are one address', () => {
  expect(parseEmail('ｌｅａ@exemple.fr')).toBe('lea@exemple.fr');
  expect(parseEmail('oﬃce@exemple.fr')).toBe('office@exemple.fr');
  expect(parseEmail('lea@exemple．fr')).toBe('lea@exemple.fr');
  expect(parseEmail('e\u0301lodie@exemple.fr')).toBe(parseEmail('\u00e9lodie@exemple.fr'));
});

test.each([
  '',
  'lea',
  '@exemple.fr',
  'lea@',
  'lea@@exemple.fr',
  'lea@exemple..fr',
  '.lea@exemple.fr',
  'le a@exemple.fr',
  'lea@exemple.fr\r\nBcc: autre@exemple.fr',
  'lea\u0000@exemple.fr',
  'le\u200ba@exemple.fr',
  'le\u202ea@exemple.fr',
  'le\u00ada@exemple.fr',
  'le\u200da@exemple.fr',
  'lea\ufe0f@exemple.fr',
  'lea\u3164@exemple.fr',
  '=?utf-8?q?lea?=@exemple.fr',
  'le\u0430@exemple.fr',
  'lea@ex\u0435mple.fr',
  'lea\ud800@exemple.fr',
  '<lea@exemple.fr>',
  'lea@exemple.fr,autre@exemple.fr',
  `${'a'.repeat(65)}@exemple.fr`,
  `lea@${'a'.repeat(250)}.fr`,
])('%j is refused as an address', typed => {
  expect(parseEmail(typed)).toBeUndefined();
});

test.each([
  'a@b',
  'lea+test@exemple.fr',
  "o'neil@exemple.fr",
  'élodie@exemple.fr',
  'наталья@пример.com',
  'lea@sous.domaine.exemple.fr',
])('%s is accepted as an address', typed => {
  expect(parseEmail(typed)).toBe(typed);
});
