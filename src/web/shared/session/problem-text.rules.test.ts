import { expect, test } from 'vitest';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import { isUnexpected, problemText } from './problem-text.ts';

const french = translateWith('fr', fr);
const problem = (code: string, message = 'said by the server', reasons: string[] = []) => ({
  code,
  message,
  reasons,
});

test('a known refusal is said in the language of the page', () => {
  expect(problemText(problem('invalid_credentials'), french)).toBe(
    'Adresse e-mail ou mot de passe incorrect.',
  );
  expect(problemText(problem('invalid_credentials'), translateWith('en', en))).toBe(
    'Wrong e-mail address or password.',
  );
  expect(problemText(problem('weak_password', '', ['pwned']), french)).toContain('trop courant');
  expect(problemText(problem('unreachable'), french)).toContain('ne répond pas');
});

test('sentences with figures and unknown refusals are the server’s own', () => {
  expect(problemText(problem('over_request_rate_limit', 'Réessayez dans 30 s.'), french)).toBe(
    'Réessayez dans 30 s.',
  );
  expect(problemText(problem('something_new'), french)).toBe('said by the server');
  expect(problemText(problem('http_503', 'Trop de connexions.'), french)).toBe('Trop de connexions.');
});

test('what nobody foresaw is said as such', () => {
  for (const code of ['http_500', 'http_502', 'http_0', 'unexpected_failure']) {
    expect(isUnexpected(problem(code)), code).toBe(true);
    expect(problemText(problem(code, 'x'), french)).toBe('Une erreur est survenue. Veuillez réessayer.');
  }
  expect(isUnexpected(problem('invalid_credentials'))).toBe(false);
  expect(isUnexpected(problem('unreachable'))).toBe(false);
});
