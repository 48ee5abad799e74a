import { expect, test } from 'vitest';
import {
  addressCarriesSession,
  msUntilRenewal,
  needsSecondFactor,
  sessionInAddress,
} from './stored-session.ts';

const session = (expiresAt: number) =>
  ({ expires_at: expiresAt }) as unknown as Parameters<typeof msUntilRenewal>[0];

test('a stored token is believed until three ticks of 30 s before it expires', () => {
  expect(msUntilRenewal(session(1_000), 909_000)).toBe(1_000);
  expect(msUntilRenewal(session(1_000), 910_000)).toBe(0);
});

test('an address with a session, a code for one or an error of a sign-in is recognised', () => {
  const carries = (hash: string, search = '') => addressCarriesSession({ hash, search });
  expect(carries('#access_token=x&type=signup')).toBe(true);
  expect(carries('#error=access_denied')).toBe(true);
  expect(carries('#error_description=expired')).toBe(true);
  expect(carries('', '?next=%2Fvideos&code=x')).toBe(true);
  expect(carries('#content', '?postcode=x')).toBe(false);
});

test('a mailed link’s session is read from the address only when it is whole', () => {
  expect(sessionInAddress('#access_token=a&refresh_token=r&type=signup')).toEqual({
    access_token: 'a',
    refresh_token: 'r',
  });
  expect(sessionInAddress('#access_token=a')).toBeNull();
  expect(sessionInAddress('')).toBeNull();
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
