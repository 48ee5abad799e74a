import { expect, test } from 'vitest';
import type { Email } from '#domain/auth/email.ts';
import { parseEmail } from '#domain/auth/email.ts';
import { emailKey, emailSpellings } from './email-key.ts';

function read(typed: string): Email {
  const email = parseEmail(typed);
  if (email === undefined) throw new Error(`${typed} is no address`);
  return email;
}

test.each([
  ['lea@exämple.fr', 'lea@xn--exmple-cua.fr'],
  ['Lea@EXÄMPLE.fr', 'lea@xn--exmple-cua.fr'],
  ['lea@xn--exmple-cua.fr', 'lea@xn--exmple-cua.fr'],
  ['наталья@пример.com', 'наталья@xn--e1afmkfd.com'],
  ['lea@sous.exämple.fr', 'lea@sous.xn--exmple-cua.fr'],
])('%s is the account %s', (typed, key) => {
  expect(emailKey(read(typed))).toBe(key);
});

test.each(['lea@exemple.fr', 'a@b', 'lea@1.2', 'lea@xn--zzzzzz99.fr', 'élodie@exemple.fr', 'lea@é.1'])(
  '%s keeps its own spelling',
  typed => {
    expect(emailKey(read(typed))).toBe(typed);
    expect(emailSpellings(read(typed))).toEqual([typed]);
  },
);

test('both spellings are looked for, whichever is typed', () => {
  for (const typed of ['lea@exämple.fr', 'lea@xn--exmple-cua.fr'])
    expect(emailSpellings(read(typed)).toSorted()).toEqual(['lea@exämple.fr', 'lea@xn--exmple-cua.fr']);
});
