import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { knownParameters, type CallInputs } from '../../services/calls/known-parameters.ts';
import { listApiCalls } from './list-api-calls.ts';

let testApp: TestApp;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  user = await testApp.createUser();
});
afterAll(() => testApp.close());

test.each([
  ['GET', '/dashboard?days=30', 'days', 'accountId, periodDays'],
  ['GET', '/dashboard?periodDays=30&period=7', 'period', 'accountId, periodDays'],
  ['GET', '/linked-accounts/5d7b1c86-0b3e-4c61-9a55-3f1d3a4f9e10/performance?id=1', 'id', 'periodDays'],
  ['GET', '/generations?filter[kind]=hook', 'filter', undefined],
  ['POST', '/imports?dryrun=true', 'dryrun', 'handle, readAt, replacesNewer, takesPlaceOf, dryRun'],
  ['POST', '/analysis-uploads?name=a.mp4&kind=video', 'kind', 'name'],
  ['POST', '/import/archive?dry_run=1', 'dry_run', 'dryRun, profile'],
])(
  '%s %s is refused, and the parameter and the known ones are named',
  async (method, path, parameter, known) => {
    const body = method === 'GET' ? {} : { body: new FormData() };
    const refused = await refusal(testApp.request(path, { as: user, method, ...body }));
    expect(refused).toMatchObject({ status: 422, code: 'parameter_unknown', values: { parameter } });
    if (known !== undefined) expect(refused.values).toEqual({ parameter, known });
    expect(refused.message).toBe(
      `Paramètre inconnu\u00a0: ${parameter}. Paramètres acceptés\u00a0: ${String(refused.values['known'])}.`,
    );
  },
);

test('a call without parameters says that it takes none, and changes nothing', async () => {
  const asked = testApp.request('/linked-accounts?handle=demo-lea-cuisine', {
    as: user,
    method: 'POST',
    json: { handle: 'demo-lea-cuisine' },
    headers: { 'accept-language': 'en' },
  });
  expect(await refusal(asked)).toMatchObject({
    status: 422,
    code: 'parameters_not_taken',
    message: 'Unknown parameter: handle. This address takes no parameters.',
  });
  const accounts = await testApp.request('/linked-accounts', { as: user });
  expect(await accounts.json()).toMatchObject({ items: [] });
});

test('the names that are taken are those that the description of the interface gives', async () => {
  const calls = await listApiCalls();
  for (const { name, fields } of calls) {
    const call = name
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], contract);
    const described = fields.filter(({ place }) => place === 'query').map(field => field.name);
    expect([name, knownParameters(call as CallInputs).toSorted()]).toEqual([name, described.toSorted()]);
  }
});
