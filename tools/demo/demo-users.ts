import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { DemoServer } from './demo-server.ts';
import { doDemoWork } from './demo-work.ts';

export interface DemoLogin {
  email: string;
  password: string;
  description: string;
}

interface DemoUser {
  email: string;
  name: string;
  plan: PlanType;
  isAdmin: boolean;
  /** The first one is the primary account. */
  creators: string[];
  description: string;
}

const USERS: DemoUser[] = [
  {
    email: 'demo@accroche.example',
    name: 'Agence Démo',
    plan: 'business_pro',
    isAdmin: true,
    creators: ['demo-lea-cuisine', 'demo-marc-bricole', 'demo-nora-finance', 'demo-maya-codes'],
    description: 'administrator, Business Pro, four accounts',
  },
  {
    email: 'gratuit@accroche.example',
    name: 'Camille Démo',
    plan: 'freemium',
    isAdmin: false,
    creators: ['demo-camille-lit'],
    description: 'Gratuit, one account',
  },
];

const PASSWORD_FILE = 'demo-password';
const SYNCED_WITHIN_MS = 120_000;

/** Makes the demo users with their accounts where they are missing, and collects their numbers. */
export async function fillDemo(server: DemoServer, dataDir: string): Promise<DemoLogin[]> {
  const database = new pg.Client({ connectionString: server.connectionString });
  await database.connect();
  try {
    await refuseStrangers(database);
    const password = readOrMakePassword(dataDir);
    for (const user of USERS) await fillUser({ server, database, user, password });
    return USERS.map(({ email, description }) => ({ email, password, description }));
  } finally {
    await database.end();
  }
}

/** The administrator's password is printed, so a database with other users is refused. */
async function refuseStrangers(database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ strangers: number }>(
    'select count(*)::int as strangers from auth.users where email <> all($1)',
    [USERS.map(user => user.email)],
  );
  if ((rows[0]?.strangers ?? 0) > 0) {
    throw new Error(
      'the database already holds other users. Give the demo a DATA_DIR or a DATABASE_URL of its own.',
    );
  }
}

/** Made once for each data folder, so that no two demos share it. */
function readOrMakePassword(dataDir: string): string {
  const path = join(dataDir, PASSWORD_FILE);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(9).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(path, 'utf8').trim();
}

interface Work {
  server: DemoServer;
  database: pg.Client;
  user: DemoUser;
  password: string;
}

async function fillUser({ server, database, user, password }: Work): Promise<void> {
  const { email, name, creators } = user;
  const { rowCount } = await database.query('select 1 from auth.users where email = $1', [email]);
  const session =
    rowCount === 0
      ? await post<Session>(server, '/auth/v1/signup', { email, password, data: { full_name: name } })
      : await post<Session>(server, '/auth/v1/token?grant_type=password', { email, password });
  const call = <Body>(method: string, path: string, json?: object) =>
    ask<Body>(server, { method, path: `/api/v1${path}`, token: session.access_token, json });
  const list = async () => (await call<{ items: LinkedAccount[] }>('GET', '/linked-accounts')).items;

  const linked = await list();
  if (linked.length === 0) {
    await grant(database, user, session.user.id);
    for (const handle of creators) await call('POST', '/linked-accounts', { handle });
  }
  for (const { id, is_demo, active_run, next_sync_at } of linked) {
    if (is_demo && active_run === null && next_sync_at === null) {
      await call('POST', `/linked-accounts/${id}/sync`);
    }
  }
  await untilSynced(list);
  const follow = async (path: string, json: object) => {
    await send(server, { method: 'POST', path: `/api/v1${path}`, token: session.access_token, json });
  };
  await doDemoWork({ call, follow });
}

/** No API call grants a plan or removes one's own role, so this writes to the database. */
async function grant(database: pg.Client, { plan, isAdmin }: DemoUser, userId: string): Promise<void> {
  await database.query('update profiles set plan_type = $2 where user_id = $1', [userId, plan]);
  await database.query(
    isAdmin
      ? `insert into user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`
      : 'delete from user_roles where user_id = $1',
    [userId],
  );
}

interface Session {
  access_token: string;
  user: { id: string };
}

async function untilSynced(list: () => Promise<LinkedAccount[]>): Promise<void> {
  const giveUpAt = performance.now() + SYNCED_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    if ((await list()).every(account => account.active_run === null)) return;
    await delay(150);
  }
  throw new Error('the demo creators were not collected in time');
}

function post<Body>(server: DemoServer, path: string, json: object): Promise<Body> {
  return ask<Body>(server, { method: 'POST', path, json });
}

interface Request {
  method: string;
  path: string;
  token?: string;
  json?: object | undefined;
}

async function ask<Body>(server: DemoServer, request: Request): Promise<Body> {
  return JSON.parse(await send(server, request)) as Body;
}

async function send(server: DemoServer, { method, path, token, json }: Request): Promise<string> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was refused (${response.status}): ${text}`);
  return text;
}
