import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { runSql } from '#test/database/run-sql.ts';
import { openDatabase, type Database } from './database.ts';
import { prepareTenantLogin, type TenantLogin } from './tenant-login.ts';

const log = pino({ level: 'silent' });
const USER = '4f4d7f6e-1c1c-4b6a-9a0e-0c8d5e1f2a3b';

let database: TestDatabase;
let login: TenantLogin;
let db: Database;
const prepare = (ownerUrl: string, password = 'ein Kennwort für Tests') =>
  prepareTenantLogin({ ownerUrl, connectionString: ownerUrl, replica: null, password });

beforeAll(async () => {
  database = await createTestDatabase();
  login = await prepare(database.connectionString);
  db = openDatabase({ connectionString: database.connectionString, log, tenantLogin: login });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test.each(['reset role', 'set role none', 'set session authorization default', 'rollback'])(
  'a tenant statement that takes its role off with « %s » has no right to anything',
  async takeOff => {
    const { connectionString } = login;
    expect(connectionString).not.toBeNull();
    const owner = await db.system.row<{ name: string }>({ name: '', text: 'select current_user as name' });
    for (const wanted of [
      'select * from auth.users',
      'select * from profiles',
      'create table mine (id int)',
    ]) {
      const trying = db.tenant(USER).transaction(async tx => {
        await tx.executeSql(takeOff);
        return tx.executeSql(wanted);
      });
      await expect(trying, wanted).rejects.toMatchObject({ code: '42501' });
    }
    const others = db.tenant(USER).transaction(async tx => {
      await tx.executeSql(takeOff);
      return tx.executeSql(`set role ${owner?.name}`);
    });
    await expect(others).rejects.toMatchObject({ code: '42501' });
  },
);

test('reads, single statements and transactions of a tenant go by that login, the product’s own work does not', async () => {
  const who = { name: '', text: 'select session_user::text as login, current_user::text as role' };
  const seen = [
    await db.reading(USER).row(who),
    await db.tenant(USER).row(who),
    await db.tenant(USER).transaction(tx => tx.row(who)),
  ];
  for (const row of seen)
    expect(row).toEqual({
      login: expect.stringMatching(/^accroche_tenant_/) as string,
      role: 'accroche_app',
    });
  const { login: owner } = (await db.system.row<{ login: string }>(who)) ?? {};
  expect(owner).not.toMatch(/^accroche_tenant_/);
});

test('a second start finds the login, one with another password gives it that', async () => {
  expect(await prepare(database.connectionString)).toEqual(login);
  const renewed = await prepare(database.connectionString, 'ein anderes');
  expect(renewed.connectionString).toContain('ein%20anderes');
  expect(await prepare(database.connectionString)).toEqual(login);
});

test('a database user who may not make roles works on as before, and the log says so', async () => {
  const name = `owner_${process.pid}`;
  await runSql(database.connectionString, `create role ${name} login password 'x' in role accroche_app`);
  const other = await createTestDatabase();
  const url = other.connectionString.replace(/\/\/[^@/]*@/, `//${name}:x@`);
  const { connectionString, note } = await prepare(url);
  expect(connectionString).toBeNull();
  expect(note).toContain('may not make roles');
  const open = openDatabase({ connectionString: url, log, tenantLogin: { connectionString, replica: null } });
  expect(await open.tenant(USER).rows({ name: '', text: 'select * from profiles' })).toEqual([]);
  await open.close();
  await other.drop();
  await runSql(database.connectionString, `drop role ${name}`);
});
