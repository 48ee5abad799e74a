import { serve } from '@hono/node-server';
import { GoTrueClient, type AuthChangeEvent } from '@supabase/auth-js';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createTestDatabase } from '#test/database/create-test-database.ts';
import { createAuthRoutes } from '#server/features/auth/auth-routes.ts';
import type { AuthContext } from '#server/features/auth/request/auth-context.ts';
import { DEFAULT_LIMITS, type AuthLimits } from '#server/features/auth/request/auth-limits.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase, type Database } from '#server/platform/db/database.ts';
import { createMailer } from '#server/app/adapters/create-mailer.ts';
import { createOutboxSms } from '#server/integrations/sms/outbox-sms.ts';
import { securityNotes } from '#server/features/notifications/announce-security.ts';
import { createSecrets } from '#server/platform/secrets.ts';

export const TEST_SECRET = 'f3b1c6d0a9e84752b6f1d0c3e7a85942';

/** A clock that runs and can be pushed. */
export interface PushedClock {
  now(): Date;
  push(milliseconds: number): void;
}

export interface AuthServer {
  url: string;
  app: AuthContext;
  db: Database;
  clock: PushedClock;
  /** Everything that was logged, one JSON line each. */
  logged: string[];
  /** A person's browser: a client with a storage of its own. */
  newClient(options?: { flowType?: 'implicit' | 'pkce' }): TestClient;
  call(
    path: string,
    init?: CallInit,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  close(): Promise<void>;
}

export interface CallInit {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestClient extends GoTrueClient {
  events: AuthChangeEvent[];
  /** Confirms the current password, before calls for which the client sends none. */
  prove(password: string): Promise<string>;
}

/** /auth/v1 on a real port with a database of its own, or next to another server on that server's database. */
export async function startAuthServer(
  options: { env?: Record<string, string>; limits?: Partial<AuthLimits>; beside?: AuthServer } = {},
): Promise<AuthServer> {
  const database = options.beside
    ? { connectionString: options.beside.db.connectionString, drop: async () => undefined }
    : await createTestDatabase();
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const config = readConfig({ NODE_ENV: 'test', ...options.env });
  const db = openDatabase({ connectionString: database.connectionString, log });
  const clock = pushedClock();
  const mailer = createMailer({ config, db, clock, log });
  const app: AuthContext = {
    config,
    log,
    clock,
    db,
    mailer,
    sms: createOutboxSms({ db }),
    noteSecurity: securityNotes({ clock }),
    secrets: createSecrets(TEST_SECRET),
  };
  const router = new Hono().route(
    '/auth/v1',
    createAuthRoutes(app, { limits: { ...DEFAULT_LIMITS, ...options.limits } }),
  );
  const server = serve({ fetch: router.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>(resolve => server.once('listening', () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`;
  return {
    url,
    app,
    db,
    clock,
    logged,
    newClient: (given = {}) => newClient(url, given.flowType ?? 'implicit'),
    call: (path, init) => call(url + path, init),
    async close() {
      mailer.close();
      await new Promise<void>(resolve => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await db.close();
      await database.drop();
    },
  };
}

function pushedClock(): PushedClock {
  let shiftMs = 0;
  return {
    now: () => new Date(Date.now() + shiftMs),
    push: milliseconds => {
      shiftMs += milliseconds;
    },
  };
}

let clients = 0;

function newClient(url: string, flowType: 'implicit' | 'pkce'): TestClient {
  const kept = new Map<string, string>();
  clients += 1;
  const client = new GoTrueClient({
    url,
    storageKey: `test-${clients}`,
    flowType,
    persistSession: true,
    autoRefreshToken: false,
    experimental: { recoveryCodes: true },
    storage: {
      getItem: key => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: key => void kept.delete(key),
    },
  });
  const events: AuthChangeEvent[] = [];
  client.onAuthStateChange(event => void events.push(event));
  const prove = async (password: string) => {
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const { body } = await call(`${url}/user/proof`, {
      body: { current_password: password },
      headers: { authorization: `Bearer ${token}` },
    });
    const { error_code: refused } = body;
    return typeof refused === 'string' ? refused : 'proved';
  };
  return Object.assign(client, { events, prove });
}

async function call(url: string, init: CallInit = {}) {
  const { method = init.body === undefined ? 'GET' : 'POST', body, headers } = init;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
  };
}

let people = 0;

/** Somebody nobody has met before, with a password that is good enough. */
export function newPerson(): { email: string; password: string } {
  people += 1;
  return { email: `personne-${people}-${process.pid}@exemple.fr`, password: `girafe violette ${people}` };
}
