import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database/create-test-database.ts';
import { openDatabase, type Database } from './database.ts';

const LEA = '00000000-0000-4000-8000-00000000000a';
const MARC = '00000000-0000-4000-8000-00000000000b';
const ask = (text: string, values: unknown[] = []) => ({ name: '', text, values });
const WHO = {
  name: 'test-who',
  text: `select current_user as role, current_user_id()::text as tenant, pg_backend_pid() as connection`,
};
interface Who {
  role: string;
  tenant: string | null;
  connection: number;
}
const PLANS = { name: 'test-plans', text: 'select user_id from profiles order by user_id' };

let database: TestDatabase;
/** One connection: any state that a query leaves on it affects the next query. */
let db: Database;
let owner: Who | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({
    connectionString: database.connectionString,
    log: pino({ level: 'silent' }),
    poolSize: 1,
  });
  for (const id of [LEA, MARC]) {
    await db.system.run(
      ask(`insert into profiles (user_id, plan_type, language) values ($1, 'premium', 'fr')`, [id]),
    );
  }
});
beforeEach(async () => {
  owner = await db.system.row<Who>(WHO);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** The connection has no tenant any more, and works for the next tenant. */
async function expectNothingLeft(): Promise<void> {
  const { role, tenant } = (await db.system.row<Who>(WHO)) ?? {};
  expect({ role, tenant }).toEqual({ role: owner?.role, tenant: null });
  expect(await db.system.rows(PLANS)).toHaveLength(2);
  expect(await db.tenant(MARC).rows(PLANS)).toEqual([{ user_id: MARC }]);
}

test('a tenant’s question is put as the tenant, and nothing of that stays on the connection', async () => {
  const who = await db.tenant(LEA).row<Who>(WHO);
  expect(who).toEqual({ role: 'accroche_app', tenant: LEA, connection: owner?.connection });
  await expectNothingLeft();
});

test.each([
  ['what is not SQL', 'selec 1', '42601'],
  ['a table that is not there', 'select * from not_there', '42P01'],
  ['a value that cannot be read', `select $1::integer`, '22P02'],
  ['a failure half way', 'select 1 / (3 - n) from generate_series(1, 5) n', '22012'],
  ['a forbidden table', 'select * from auth.users', '42501'],
  ['a broken constraint', `update profiles set language = 'de' where user_id = current_user_id()`, '23514'],
])('after %s the connection is free and belongs to nobody', async (_what, text, code) => {
  const values = text.includes('$1') ? ['x'] : [];
  await expect(db.tenant(LEA).rows(ask(text, values))).rejects.toMatchObject({ code });
  await expectNothingLeft();
  const name = `test-failing-${code}`;
  const named = db.tenant(LEA).transaction(tx => tx.rows({ name, text, values }));
  await expect(named).rejects.toMatchObject({ code });
  await expectNothingLeft();
  expect((await db.system.row<Who>(WHO))?.connection).toBe(owner?.connection);
});

test('a question that a tenant’s entrance failed for is not put', async () => {
  const { PipelinedQuery } = await import('./pipelined-query.ts');
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  const put = (...texts: string[]) =>
    client.query(
      new PipelinedQuery(texts.map((text, index) => ({ name: `put-${texts.length}-${index}`, text }))),
    ).answers;
  const write = `update profiles set full_name = 'written'`;
  await expect(put('select set_config($$role$$, $$no_such_role$$, true)', write)).rejects.toThrow();
  await expect(put(write, write, 'select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  const names = await client.query(`select 1 from profiles where full_name = 'written'`);
  expect(names.rowCount).toBe(0);
  await client.end();
});

test('a question that is cancelled or takes too long leaves nothing behind', async () => {
  const slow = db.tenant(LEA).transaction(async tx => {
    await tx.rows(ask(`select set_config('statement_timeout', '30', true)`));
    await tx.rows(ask('select pg_sleep(5)'));
  });
  await expect(slow).rejects.toMatchObject({ code: '57014' });
  await expectNothingLeft();

  const other = openDatabase({
    connectionString: database.connectionString,
    log: pino({ level: 'silent' }),
    poolSize: 1,
  });
  const cancelled = expect(db.tenant(LEA).rows(ask('select pg_sleep(5)'))).rejects.toMatchObject({
    code: '57014',
  });
  await other.system.rows(ask(`select pg_cancel_backend($1) from pg_sleep(0.2)`, [owner?.connection]));
  await cancelled;
  await expectNothingLeft();

  const ended = expect(db.tenant(LEA).rows(ask('select pg_sleep(5)'))).rejects.toThrow();
  await other.system.rows(ask(`select pg_terminate_backend($1) from pg_sleep(0.2)`, [owner?.connection]));
  await ended;
  await other.close();
  await expectNothingLeft();
  expect((await db.system.row<Who>(WHO))?.connection).not.toBe(owner?.connection);
});

test('a number too large for JavaScript is refused, and nothing is left behind', async () => {
  await expect(db.tenant(LEA).rows(ask('select 9007199254740993::bigint as n'))).rejects.toThrow('2^53');
  await expectNothingLeft();
});

test('a transaction keeps its tenant from the first question to the last, and all or nothing of it', async () => {
  const name = (text: string) => ask(`update profiles set full_name = $1`, [text]);
  const seen = await db.tenant(LEA).transaction(async tx => {
    const first = await tx.row<Who>(WHO);
    expect(await tx.run(name('kept'))).toBe(1);
    const { rows } = await tx.executeSql('select current_user_id()::text as tenant');
    return [first, rows[0], await tx.row<Who>(WHO)];
  });
  for (const who of seen) expect(who).toMatchObject({ tenant: LEA });
  await expectNothingLeft();
  const givenUp = db.tenant(LEA).transaction(async tx => {
    await tx.executeSql('select 1');
    await tx.run(name('not kept'));
    throw new Error('given up');
  });
  await expect(givenUp).rejects.toThrow('given up');
  expect(await db.tenant(LEA).rows(ask('select full_name from profiles'))).toEqual([{ full_name: 'kept' }]);
  expect(await db.tenant(LEA).transaction(async () => 'nothing asked')).toBe('nothing asked');
  await expectNothingLeft();
});

test('questions of many tenants at once, some of them failing, never see one another’s rows', async () => {
  const many = openDatabase({
    connectionString: database.connectionString,
    log: pino({ level: 'silent' }),
    poolSize: 3,
  });
  const fails = { name: 'test-fails', text: 'select 1 / $1::integer' };
  await Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const userId = index % 2 === 0 ? LEA : MARC;
      if (index % 7 === 0) {
        await expect(many.tenant(userId).rows({ ...fails, values: [0] })).rejects.toThrow('division');
      }
      if (index % 11 === 0) expect(await many.system.rows(PLANS)).toHaveLength(2);
      expect(await many.tenant(userId).rows(PLANS)).toEqual([{ user_id: userId }]);
      expect(await many.tenant(userId).rows({ ...fails, values: [1] })).toHaveLength(1);
    }),
  );
  await many.close();
});

test('a name stands for one statement, prepared once and again after it failed', async () => {
  const prepared = () =>
    db.system.rows<{ name: string }>(
      ask(`select name from pg_prepared_statements where name = 'test-prepared'`),
    );
  const question = { name: 'test-prepared', text: 'select 10 / $1::integer as n' };
  await expect(db.tenant(LEA).rows({ ...question, values: [0] })).rejects.toThrow('division');
  for (const divisor of [5, 2, 0, 1]) {
    const answer = db.tenant(LEA).rows({ ...question, values: [divisor] });
    if (divisor === 0) await expect(answer).rejects.toThrow('division');
    else expect(await answer).toEqual([{ n: 10 / divisor }]);
  }
  expect(await prepared()).toHaveLength(1);
  await expect(db.system.rows({ name: 'test-prepared', text: 'select 2' })).rejects.toThrow('test-prepared');
  await expectNothingLeft();
});

test('a table that changed under a prepared statement is met by a new one the time after', async () => {
  const star = { name: 'test-star', text: 'select * from test_changing' };
  await db.system.run(ask('create table test_changing as select 1 as a'));
  expect(await db.system.rows(star)).toEqual([{ a: 1 }]);
  await db.system.run(ask('alter table test_changing add column b integer default 2'));
  await expect(db.system.rows(star)).rejects.toThrow('cached plan');
  expect(await db.system.rows(star)).toEqual([{ a: 1, b: 2 }]);
});
