import { randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { mintAccessToken } from '#server/features/auth/sessions/access-token.ts';
import type { TestUser, TestApp } from '#test/harness/context.ts';
import { ask, bearer } from './calling.ts';

type Named = [what: string, authorization: string];

/** `Authorization` headers that are each wrong in one way only, made from a token that is good. */
export async function makeBadAuthorizations(testApp: TestApp, owner: TestUser): Promise<Named[]> {
  const { app } = testApp;
  const { token } = owner;
  const header = decodeProtectedHeader(token);
  const payload = decodeJwt<{ session_id: string }>(token);
  const [head = '', body = '', signature = ''] = token.split('.');
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const stranger = await generateKeyPair(header.alg ?? 'ES256');
  const signedBy = (kid: string | undefined, claimed: object) =>
    new SignJWT({ ...payload, ...claimed })
      .setProtectedHeader({ ...header, alg: header.alg ?? 'ES256', ...(kid === undefined ? {} : { kid }) })
      .sign(stranger.privateKey);
  const mint = (user: object, session: object, at = app.clock) =>
    mintAccessToken(
      { ...app, clock: at },
      {
        id: owner.userId,
        email: owner.email,
        user_metadata: {},
        identities: [],
        password_hash: null,
        ...user,
      } as never,
      { id: payload.session_id, aal: 'aal1', methods: [], ...session } as never,
    ).then(minted => minted.token);
  const signedOut = await testApp.createUser();
  await testApp.request('/auth/v1/logout', { method: 'POST', as: signedOut });
  const good = await ask(testApp, { method: 'GET', url: '/api/v1/me' }, bearer(await mint({}, {})));
  if (good.status !== 200) throw new Error('These tokens are wrong in more ways than they say');
  const yesterday = { now: () => new Date(Date.now() - 86_400_000) };
  const tokens = {
    nothing: '',
    'a word': 'token',
    'a user id': owner.userId,
    'alg none': `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg None in another case': `${encoded({ alg: 'nOnE', typ: 'JWT', kid: header.kid })}.${body}.`,
    'alg none, signed all the same': `${encoded({ ...header, alg: 'none' })}.${body}.${signature}`,
    'the public key as a shared secret': `${encoded({ ...header, alg: 'HS256' })}.${body}.${signature}`,
    'another key under our name': await signedBy(header.kid, {}),
    'another key under its own': await signedBy('strange', {}),
    'a key that the token brings along': `${encoded({ ...header, jwk: { kty: 'EC' }, jku: 'http://127.0.0.1/' })}.${body}.${signature}`,
    'another user in our token': `${head}.${encoded({ ...payload, sub: randomUUID() })}.${signature}`,
    'aal2 written into our token': `${head}.${encoded({ ...payload, aal: 'aal2' })}.${signature}`,
    'no signature': `${head}.${body}.`,
    'half of it': token.slice(0, token.length / 2),
    expired: await mint({}, {}, yesterday),
    'of a session that never was': await mint({}, { id: randomUUID() }),
    'of somebody else’s session': await mint({ id: signedOut.userId }, {}),
    'of a session that has ended': signedOut.token,
    'too long': `${head}.${'a'.repeat(20_000)}.${signature}`,
  };
  return [
    ...Object.entries(tokens).map(([what, bad]): Named => [what, `Bearer ${bad}`]),
    ['another scheme', `Basic ${Buffer.from(`${owner.email}:x`).toString('base64')}`],
    ['no scheme', token],
    ['two tokens', `Bearer ${token}, Bearer ${token}`],
    ['a token and more', `Bearer ${token} x`],
  ];
}
