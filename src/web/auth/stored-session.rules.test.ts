import { expect, test } from 'vitest';
import { addressCarriesSession, msUntilRenewal } from './stored-session.ts';

const session = (expiresAt: number) =>
  ({ expires_at: expiresAt }) as unknown as Parameters<typeof msUntilRenewal>[0];

test('a stored token is believed until three ticks of 30 s before it expires', () => {
  expect(msUntilRenewal(session(1_000), 909_000)).toBe(1_000);
  expect(msUntilRenewal(session(1_000), 910_000)).toBe(0);
});

test('an address with a session or an error of a sign-in is recognised', () => {
  expect(addressCarriesSession('#access_token=x&type=signup')).toBe(true);
  expect(addressCarriesSession('#error=access_denied')).toBe(true);
  expect(addressCarriesSession('#error_description=expired')).toBe(true);
  expect(addressCarriesSession('#content')).toBe(false);
});
