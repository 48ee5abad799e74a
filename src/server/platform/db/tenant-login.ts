import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';

/** How tenant statements log in; `note` is for the start-up log. */
export interface TenantLogin {
  /** Null: on the owner's connections, switching to the role. */
  connectionString: string | null;
  replica: string | null;
  note: string;
}

const LOCK = 'accroche:tenant-login';
const ITERATIONS = 4_096;

/**
 * A login for tenant statements whose only right is to become `accroche_app`: resetting the role on such a connection
 * gives no rights. Created at the first start, one for each database of a server. Where the database's user may not
 * create roles, or the pooler rejects the login, statements go on as before, and the note says so.
 */
export async function prepareTenantLogin(options: {
  /** The owner's connection string, bypassing any pooler. */
  ownerUrl: string;
  connectionString: string;
  replica: string | null;
  password: string;
}): Promise<TenantLogin> {
  const { ownerUrl, connectionString, replica, password } = options;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ name: string }>('select current_database() as name');
    const user = `accroche_tenant_${createHash('sha256')
      .update(rows[0]?.name ?? '')
      .digest('hex')
      .slice(0, 12)}`;
    const login = {
      connectionString: asUser(connectionString, user, password),
      replica: replica === null ? null : asUser(replica, user, password),
    };
    const direct = asUser(ownerUrl, user, password);
    // A login that does not exist yet is not tried: the server would log a wrong password.
    const isThere = await stands(owner, user);
    if (!isThere || !(await letsIn(direct))) {
      const refusal = await makeLogin(owner, user, password);
      if (refusal !== null) return asBefore(`the database's user may not make roles: ${refusal}`);
      if (!(await letsIn(direct))) return asBefore('the database server does not let it in (pg_hba.conf)');
    }
    if (connectionString !== ownerUrl && !(await letsIn(login.connectionString)))
      return asBefore(`the pooler at DATABASE_URL does not know the login ${user}`);
    if (login.replica !== null && !(await letsIn(login.replica)))
      return asBefore(`the replica does not let the login ${user} in`);
    return { ...login, note: `each user's rows by a login of their own (${user})` };
  } finally {
    await owner.end();
  }
}

function asBefore(why: string): TenantLogin {
  const note = `each user's rows by a role put on, because ${why}; a login of their own would be safer`;
  return { connectionString: null, replica: null, note };
}

/** Why the login could not be created; null: it exists, with this password. */
async function makeLogin(owner: pg.Client, user: string, password: string): Promise<string | null> {
  const [name, verifier] = [owner.escapeIdentifier(user), owner.escapeLiteral(scramVerifier(password))];
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock(hashtext($1))', [LOCK]);
    const rights = 'login noinherit nosuperuser nocreatedb nocreaterole nobypassrls';
    const verb = (await stands(owner, user)) ? 'alter' : 'create';
    await owner.query(`${verb} role ${name} ${verb === 'create' ? rights : 'login'} password ${verifier}`);
    if (verb === 'create') await owner.query(`grant accroche_app to ${name}`);
    await owner.query('commit');
    return null;
  } catch (error) {
    await owner.query('rollback');
    const { code, message } = error as pg.DatabaseError;
    if (code === '42501' || code === '0LP01') return message;
    throw error;
  }
}

async function stands(owner: pg.Client, user: string): Promise<boolean> {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [user]);
  return rowCount !== 0;
}

async function letsIn(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`begin`);
    await client.query(`select set_config('role', 'accroche_app', true)`);
    await client.query('rollback');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The same database, as another user. Socket URLs have no host to put the user before. */
function asUser(connectionString: string, user: string, password: string): string {
  return connectionString.replace(
    /^(postgres(?:ql)?:\/\/)(?:[^@/?]*@)?/,
    (_all, scheme: string) => `${scheme}${user}:${encodeURIComponent(password)}@`,
  );
}

/** In PostgreSQL's stored form: the password itself would appear in the server's statement log. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest().toString('base64');
  const server = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`;
}
