import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';

export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

/** What Google can be made to do wrong. */
export type Lie =
  | 'wrong_nonce'
  | 'no_nonce'
  | 'wrong_aud'
  | 'wrong_iss'
  | 'wrong_key'
  | 'unknown_key'
  | 'alg_none'
  | 'expired'
  | 'no_id_token'
  | 'other_state'
  | 'server_error'
  | 'not_json';

export interface GoogleServer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The person signed in at Google; null: consent is refused. */
  person: GooglePerson | null;
  /** The error that is sent back when nobody consents, as documented for OAuth 2.0. */
  refuseWith: string;
  lie: Lie | null;
  /** How often each endpoint was asked. */
  asked: Record<string, number>;
  /** The environment that points the product here. */
  env: Record<string, string>;
  close(): Promise<void>;
}

interface Grant {
  person: GooglePerson;
  nonce: string | null;
  challenge: string;
  redirectUri: string;
  spent: boolean;
}

const DOCUMENTED = {
  redirect_uri_mismatch: [400, 'Error 400: redirect_uri_mismatch'],
  invalid_client: [401, 'The OAuth client was not found.'],
  invalid_grant: [400, 'Bad Request'],
} as const;

/** Plays accounts.google.com: discovery, authorize, token with PKCE, keys and userinfo, over real HTTP. */
export async function startGoogleServer(): Promise<GoogleServer> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'google-1', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const app = new Hono();
  const ask = (name: string) => {
    google.asked[name] = (google.asked[name] ?? 0) + 1;
  };

  app.get('/.well-known/openid-configuration', c => {
    ask('discovery');
    if (google.lie === 'server_error') return c.text('backend error', 503);
    if (google.lie === 'not_json') return c.html('<h1>Sorry…</h1>');
    const { issuer } = google;
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/v1/userinfo`,
      jwks_uri: `${issuer}/oauth2/v3/certs`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['plain', 'S256'],
    });
  });
  app.get('/oauth2/v3/certs', c => {
    ask('certs');
    return c.json({ keys: [jwk] });
  });
  app.get('/o/oauth2/v2/auth', c => {
    ask('authorize');
    const query = new URL(c.req.url).searchParams;
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== google.clientId) return c.text(DOCUMENTED.invalid_client[1], 401);
    if (!redirectUri.endsWith('/auth/v1/callback')) return c.text(DOCUMENTED.redirect_uri_mismatch[1], 400);
    if (query.get('response_type') !== 'code' || !query.get('scope')?.split(' ').includes('openid'))
      return c.text('Error 400: invalid_request', 400);
    const back = new URL(redirectUri);
    back.searchParams.set('state', google.lie === 'other_state' ? 'another' : (query.get('state') ?? ''));
    if (google.person === null) back.searchParams.set('error', google.refuseWith);
    else {
      const code = randomBytes(24).toString('base64url');
      grants.set(code, {
        person: google.person,
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge_method') === 'S256' ? (query.get('code_challenge') ?? '') : '',
        redirectUri,
        spent: false,
      });
      back.searchParams.set('code', code);
      back.searchParams.set('scope', 'openid email profile');
      back.searchParams.set('authuser', '0');
    }
    return c.redirect(back.href, 302);
  });
  app.post('/token', async c => {
    ask('token');
    if (google.lie === 'server_error') return c.text('backend error', 503);
    const form = new URLSearchParams(await c.req.text());
    const refuse = (error: keyof typeof DOCUMENTED) =>
      c.json({ error, error_description: DOCUMENTED[error][1] }, DOCUMENTED[error][0] as 400);
    const basic = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    const [id, secret] = basic
      ? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
      : [form.get('client_id'), form.get('client_secret')];
    if (id !== google.clientId || secret !== google.clientSecret) return refuse('invalid_client');
    const grant = grants.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      !grant ||
      grant.spent ||
      form.get('grant_type') !== 'authorization_code' ||
      grant.challenge !== challenge ||
      grant.redirectUri !== form.get('redirect_uri')
    )
      return refuse('invalid_grant');
    grant.spent = true;
    const idToken = await signIdToken(grant);
    return c.json({
      access_token: `ya29.${randomBytes(12).toString('base64url')}`,
      expires_in: 3_599,
      scope: 'openid email profile',
      token_type: 'Bearer',
      ...(google.lie === 'no_id_token' ? {} : { id_token: idToken }),
    });
  });
  app.get('/v1/userinfo', c =>
    google.person ? c.json(google.person) : c.json({ error: 'invalid_token' }, 401),
  );

  async function signIdToken({ person, nonce }: Grant): Promise<string> {
    const { lie } = google;
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      ...person,
      iss: lie === 'wrong_iss' ? 'https://voleur.example' : google.issuer,
      aud: lie === 'wrong_aud' ? 'another-client' : google.clientId,
      azp: google.clientId,
      iat: lie === 'expired' ? now - 7_200 : now,
      exp: lie === 'expired' ? now - 3_600 : now + 3_600,
      ...(nonce === null || lie === 'no_nonce' ? {} : { nonce: lie === 'wrong_nonce' ? 'another' : nonce }),
    };
    if (lie === 'alg_none') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: lie === 'unknown_key' ? 'nobody' : jwk.kid })
      .sign(lie === 'wrong_key' || lie === 'unknown_key' ? stranger.privateKey : pair.privateKey);
  }

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>(resolve => server.once('listening', () => resolve()));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = 'accroche-test.apps.googleusercontent.com';
  const clientSecret = 'GOCSPX-for-tests/+&=';
  const google: GoogleServer = {
    issuer,
    clientId,
    clientSecret,
    person: null,
    refuseWith: 'access_denied',
    lie: null,
    asked: {},
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    async close() {
      await new Promise<void>(resolve => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
  return google;
}

let people = 0;

/** Somebody at Google whom nobody has met before. */
export function newGooglePerson(change: Partial<GooglePerson> = {}): GooglePerson {
  people += 1;
  return {
    sub: `1000000${process.pid}${people}`,
    email: `google-${people}-${process.pid}@exemple.fr`,
    email_verified: true,
    name: 'Zoé Martin',
    ...change,
  };
}
