import { expect, test } from 'vitest';
import commonPasswords from '#data/passwords/common.json' with { type: 'json' };
import { parseEmail, type Email } from './email.ts';
import { hashablePassword, weakPasswordReasons } from './password.ts';

const email = parseEmail('lea.martin@exemple.fr') as Email;

test('a password of 8 to 128 characters without any composition rule is good', () => {
  expect(weakPasswordReasons('girafe u', email)).toEqual([]);
  expect(weakPasswordReasons('k'.repeat(3) + 'vbtmrq', email)).toEqual([]);
  expect(weakPasswordReasons('mot assez long sans chiffre', email)).toEqual([]);
  expect(weakPasswordReasons('é'.repeat(128), email)).toEqual([]);
});

test('lengths count characters, not bytes', () => {
  expect(weakPasswordReasons('🦒🦓🦏🐘🦛🐪🐫', email)).toEqual(['length']);
  expect(weakPasswordReasons('🦒🦓🦏🐘🦛🐪🐫🐃', email)).toEqual([]);
  expect(weakPasswordReasons('z'.repeat(129), email)).toEqual(['length']);
  expect(weakPasswordReasons('', email)).toEqual(['length']);
});

test('common passwords are refused in any case and on any keyboard', () => {
  for (const password of [
    'password',
    'Azertyuiop',
    'MOTDEPASSE',
    '12345678',
    'ｐａｓｓｗｏｒｄ',
    ' iloveyou ',
  ]) {
    expect(weakPasswordReasons(password, email), password).toContain('pwned');
  }
});

test('the address itself is no password', () => {
  expect(weakPasswordReasons('Lea.Martin@exemple.fr', email)).toEqual(['same_as_email']);
});

test('the list of common passwords holds at least 3,000 that are long enough to be typed', () => {
  const list = commonPasswords;
  expect(new Set(list).size).toBe(list.length);
  expect(list.length).toBeGreaterThanOrEqual(3_000);
  expect(list.filter(password => password.length < 8 || password !== password.toLowerCase())).toEqual([]);
});

test('the same letters from two keyboards are hashed alike', () => {
  expect(hashablePassword('cre\u0300me bru\u0302le\u0301e')).toBe(
    hashablePassword('cr\u00e8me br\u00fbl\u00e9e'),
  );
});
