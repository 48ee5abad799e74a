import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

export interface SupabaseUser {
  id: string;
  email: string;
  password: string;
  user_metadata?: Record<string, unknown>;
}

export interface SupabaseServer {
  /** What AUTH_URL is set to. */
  url: string;
  publicKey: string;
  users: SupabaseUser[];
  /** While set, requests for the keys fail. */
  down: boolean;
  keysAsked: number;
  /** Issues a token for a user, with the changes that a forger would make. */
  mint(
    user: SupabaseUser,
    change?: {
      claims?: Record<string, unknown>;
      header?: Record<string, unknown>;
      key?: CryptoKey | Uint8Array;
    },
  ): Promise<string>;
  /** A new key signs; the old one is withdrawn. */
  rotate(): Promise<void>;
  close(): Promise<void>;
}

/** Plays a Supabase Auth server as far as AUTH_URL needs one: keys, settings, password sign-in, user, over CORS. */
export async function startSupabaseServer(): Promise<SupabaseServer> {
  const makeKey = async () => {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const kid = randomUUID();
    return { pair, kid, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig' } };
  };
  let key = await makeKey();
  const app = new Hono().basePath('/auth/v1');
  const allow = (c: Context) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Access-Control-Allow-Methods', 'GET,POST,PUT,PATCH,DELETE');
    c.header(
      'Access-Control-Allow-Headers',
      'apikey, authorization, content-type, x-client-info, x-supabase-api-version',
    );
  };
  app.use(async (c, next) => {
    if (c.req.method === 'OPTIONS') {
      allow(c);
      return c.body(null, 204);
    }
    if (c.req.header('apikey') !== supabase.publicKey) return c.json({ message: 'No API key found' }, 401);
    await next();
    allow(c);
    return undefined;
  });
  app.get('/.well-known/jwks.json', c => {
    supabase.keysAsked += 1;
    return supabase.down ? c.text('down', 503) : c.json({ keys: [key.jwk] });
  });
  app.get('/settings', c => c.json({ external: { email: true, google: false }, mailer_autoconfirm: false }));
  const answerOf = async (user: SupabaseUser) => ({
    access_token: await supabase.mint(user),
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: Math.floor(Date.now() / 1_000) + 3_600,
    refresh_token: randomBytes(9).toString('base64url'),
    user: {
      id: user.id,
      aud: 'authenticated',
      email: user.email,
      app_metadata: {},
      user_metadata: {},
      identities: [],
    },
  });
  app.post('/token', async c => {
    const { email, password } = (await c.req.json()) as Partial<SupabaseUser>;
    const user = supabase.users.find(one => one.email === email && one.password === password);
    if (!user)
      return c.json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400);
    return c.json(await answerOf(user));
  });
  app.post('/logout', c => c.body(null, 204));

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>(resolve => server.once('listening', () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`;
  const supabase: SupabaseServer = {
    url,
    publicKey: 'sb_publishable_for_tests',
    users: [],
    down: false,
    keysAsked: 0,
    mint(user, { claims = {}, header = {}, key: other } = {}) {
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT({
        iss: url,
        aud: 'authenticated',
        sub: user.id,
        email: user.email,
        role: 'authenticated',
        aal: 'aal1',
        session_id: randomUUID(),
        is_anonymous: false,
        user_metadata: user.user_metadata ?? {},
        iat: now,
        exp: now + 3_600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'JWT', ...header })
        .sign(other ?? key.pair.privateKey);
    },
    async rotate() {
      key = await makeKey();
    },
    async close() {
      await new Promise<void>(resolve => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
  return supabase;
}

let people = 0;

export function newSupabaseUser(): SupabaseUser {
  people += 1;
  return {
    id: randomUUID(),
    email: `ailleurs-${people}-${process.pid}@exemple.fr`,
    password: `girafe lointaine ${people}`,
    user_metadata: { full_name: 'Inès Ailleurs' },
  };
}
