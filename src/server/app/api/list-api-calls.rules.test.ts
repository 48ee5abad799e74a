import { expect, test } from 'vitest';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { listApiCalls } from './list-api-calls.ts';

const calls = await listApiCalls();
const named = (name: string) => {
  const call = calls.find(one => one.name === name);
  if (call === undefined) throw new Error(`${name} is not listed`);
  return call;
};

test('the reference lists each call of the contract once, with its address and whom it lets in', () => {
  const listed = calls.map(({ name, method, path, access }) => ({ name, method, path, access }));
  const asked = CONTRACT_CALLS.map(({ name, method, path, access }) => ({ name, method, path, access }));
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(listed.toSorted(byName)).toEqual(asked.toSorted(byName));
  expect(calls.filter(({ group }) => group === '')).toEqual([]);
});

test('no key opens administration or what a person alone decides; others need the right of their method', () => {
  expect(calls.filter(({ access, key }) => access === 'admin' && key !== null)).toEqual([]);
  expect(named('apiKeys.create').key).toBeNull();
  expect(named('accounts.sync').key).toBe('write');
  expect(named('accounts.performance').key).toBe('read');
  expect(calls.filter(({ method, key }) => key === 'read' && method !== 'GET')).toEqual([]);
});

test('fields say where they are sent and whether they are needed', () => {
  expect(named('accounts.link').fields).toContainEqual({
    name: 'handle',
    place: 'body',
    type: 'string',
    isRequired: true,
  });
  expect(named('accounts.performance').fields).toContainEqual(
    expect.objectContaining({ name: 'id', place: 'path', isRequired: true }),
  );
});

test('each example asks the call it stands under, and its body is JSON of the needed fields', () => {
  for (const { method, path, curl, contentType, fields } of calls) {
    expect(curl).toContain(
      `/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}`,
    );
    if (method !== 'GET') expect(curl).toContain(`-X ${method}`);
    const body = /-d '(.+)' "\$ACCROCHE_URL/.exec(curl)?.[1];
    if (contentType !== 'application/json') expect(body).toBeUndefined();
    else if (body !== undefined) {
      const sent = JSON.parse(body) as object;
      const needed = fields.filter(({ place, isRequired }) => place === 'body' && isRequired);
      for (const { name } of needed) expect(sent).toHaveProperty(name);
    }
  }
});
