import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

const languageFor = (accepted?: string) =>
  requestLanguage(
    new Request(
      'http://localhost/',
      accepted === undefined ? {} : { headers: { 'accept-language': accepted } },
    ),
  );

test.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr-CA, en;q=0.5', 'fr'],
  ['fr;q=0.4, en;q=0.7', 'en'],
  ['de-DE, en;q=0.3', 'en'],
  ['de, es', 'fr'],
  ['en;q=0', 'fr'],
  ['*', 'fr'],
  ['english', 'fr'],
  [';;;,,q=1', 'fr'],
])('of Accept-Language %j the answer speaks %s', (accepted, language) => {
  expect(languageFor(accepted)).toBe(language);
});
