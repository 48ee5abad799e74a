import { expect, test } from 'vitest';
import { newPerson, startAuthServer } from '#test/auth/auth-server.ts';

test('of twenty simultaneous first sign-ups over two servers exactly one becomes administrator', async () => {
  for (let round = 0; round < 3; round++) {
    const server = await startAuthServer();
    const second = await startAuthServer({ beside: server });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? server : second).call('/signup', { body: newPerson() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const admins = await server.db.system.rows({ name: 'admins', text: 'select user_id from user_roles' });
    expect(admins).toHaveLength(1);
    const said = [...server.logged, ...second.logged].filter(line => line.includes('administrator'));
    expect(said).toHaveLength(1);
    await second.close();
    await server.close();
  }
});

test('the role is given once: not again when the first administrator is gone', async () => {
  const server = await startAuthServer();
  await server.call('/signup', { body: newPerson() });
  await server.db.system.run({ name: 'no-admins', text: 'delete from user_roles' });
  await server.call('/signup', { body: newPerson() });
  expect(await server.db.system.rows({ name: 'admins', text: 'select user_id from user_roles' })).toEqual([]);
  await server.close();
});

test('who signs up first on an empty installation is its administrator, and the console names the role', async () => {
  const server = await startAuthServer();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { body } = await server.call('/signup', { body: newPerson() });
    ids.push((body['user'] as { id: string }).id);
    expect(server.logged.filter(line => line.includes('administrator'))).toHaveLength(1);
  }
  const roles = await server.db.system.rows({ name: 'roles', text: 'select user_id, role from user_roles' });
  expect(roles).toEqual([{ user_id: ids[0], role: 'admin' }]);
  await server.close();
});

test('nobody gives themselves a role, a plan or a confirmed address by what they sign up with', async () => {
  const server = await startAuthServer();
  await server.call('/signup', { body: newPerson() });
  const claims = { role: 'admin', plan_type: 'premium', is_admin: true, app_metadata: { role: 'admin' } };
  const { body } = await server.call('/signup', {
    body: {
      ...newPerson(),
      ...claims,
      aal: 'aal2',
      data: { ...claims, user_id: 'x', email_confirmed_at: '2020' },
    },
  });
  const token = String(body['access_token']);
  const put = await server.call('/user', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: { ...claims, data: claims, locked_at: null },
  });
  expect(put.body).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } });
  const id = (body['user'] as { id: string }).id;
  const row = await server.db.system.row({
    name: 'what-they-are',
    text: `select plan_type, exists (select from user_roles r where r.user_id = p.user_id) as has_role
           from profiles p where user_id = $1`,
    values: [id],
  });
  expect(row).toEqual({ plan_type: 'freemium', has_role: false });
  await server.close();
});
