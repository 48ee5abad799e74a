import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { ERROR_STATUS } from '#contract/wire/errors.ts';
import { router } from '#server/app/api/router.ts';
import { filesBelow, isTest, textOf } from './source-files.ts';

interface Leaf {
  path: string;
  method: string;
  address: string;
  access: string;
}

function leaves(node: unknown, trail: string[] = []): Leaf[] {
  if (typeof node !== 'object' || node === null) return [];
  const definition = (node as Record<string, unknown>)['~orpc'] as
    | { route?: { method?: string; path?: string }; meta?: { access?: string } }
    | undefined;
  if (definition !== undefined) {
    const { route, meta } = definition;
    return [
      {
        path: trail.join('.'),
        method: route?.method ?? '',
        address: route?.path ?? '',
        access: meta?.access ?? '',
      },
    ];
  }
  return Object.entries(node).flatMap(([name, child]) => leaves(child, [...trail, name]));
}

const calls = leaves(contract);

test('every call of the contract is served exactly once', () => {
  expect(
    leaves(router)
      .map(call => call.path)
      .toSorted(),
  ).toEqual(calls.map(call => call.path).toSorted());
});

test('every call has an address of its own and says whom it lets in', () => {
  const addresses = calls.map(call => `${call.method} ${call.address.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(calls.filter(call => !['public', 'session', 'admin'].includes(call.access))).toEqual([]);
});

test('every error code is used by the product', () => {
  const code = filesBelow('src', ['.ts', '.tsx'])
    .filter(path => !isTest(path) && !path.startsWith('src/i18n/') && path !== 'src/contract/wire/errors.ts')
    .map(textOf)
    .join('\n');
  const unused = Object.keys(ERROR_STATUS).filter(
    name => !new RegExp(`['"\`]${name}['"\`]`).test(code) && !isBuiltFromPrefix(name),
  );
  expect(unused).toEqual([]);
});

/** `source_…` codes are made from the sources' own codes. */
function isBuiltFromPrefix(name: string): boolean {
  return name.startsWith('source_');
}
