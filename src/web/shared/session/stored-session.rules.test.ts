import { expect, test } from 'vitest';
import {
  addressCarriesCode,
  addressCarriesTokens,
  msUntilRenewal,
  needsSecondFactor,
} from './stored-session.ts';

const session = (expiresAt: number) =>
  ({ expires_at: expiresAt }) as unknown as Parameters<typeof msUntilRenewal>[0];

test('a stored token is believed until three ticks of 30 s before it expires', () => {
  expect(msUntilRenewal(session(1_000), 909_000)).toBe(1_000);
  expect(msUntilRenewal(session(1_000), 910_000)).toBe(0);
});

test('an address with a code or an error of a sign-in is recognised, one with a session is not', () => {
  const carries = (hash: string, search = '') => addressCarriesCode({ hash, search });
  expect(carries('#access_token=x&type=signup')).toBe(false);
  expect(carries('#error=access_denied')).toBe(true);
  expect(carries('#error_description=expired')).toBe(true);
  expect(carries('', '?next=%2Fvideos&code=x')).toBe(true);
  expect(carries('#content', '?postcode=x')).toBe(false);
});

test('tokens in an address are seen, to be taken out', () => {
  expect(addressCarriesTokens('#access_token=a&refresh_token=r&type=signup')).toBe(true);
  expect(addressCarriesTokens('#x=1&refresh_token=r')).toBe(true);
  expect(addressCarriesTokens('#token=a')).toBe(false);
});

test('a session of an account with a verified factor waits for it until it is at aal2', () => {
  const claims = (aal: string) => btoa(JSON.stringify({ aal })).replaceAll('=', '');
  const stored = (aal: string, ...factors: object[]) =>
    ({ access_token: `x.${claims(aal)}.y`, user: { factors } }) as unknown as Parameters<
      typeof needsSecondFactor
    >[0];
  const verified = { status: 'verified', factor_type: 'totp' };
  expect(needsSecondFactor(stored('aal1', verified))).toBe(true);
  expect(needsSecondFactor(stored('aal2', verified))).toBe(false);
  expect(needsSecondFactor(stored('aal1'))).toBe(false);
  expect(needsSecondFactor(stored('aal1', { ...verified, status: 'unverified' }))).toBe(false);
  expect(needsSecondFactor(stored('aal1', { ...verified, factor_type: 'recovery_code' }))).toBe(false);
  expect(needsSecondFactor({ ...stored('aal2', verified), access_token: 'not a token' })).toBe(true);
});
