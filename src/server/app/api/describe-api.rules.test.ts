import { expect, test } from 'vitest';
import { ERROR_STATUS } from '#contract/wire/errors.ts';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';
import { describeApi } from './describe-api.ts';

const description = JSON.parse(JSON.stringify(await describeApi())) as {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  externalDocs: { url: string };
  paths: Record<string, Record<string, Operation>>;
};

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description?: string; content?: object; $ref?: string }>;
}

const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

test('it is an OpenAPI 3.1 document that leads to the page for people', () => {
  expect(description.openapi).toMatch(/^3\.1\.\d+$/);
  expect(description.info.title).toBe('Accroche');
  expect(description.info.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(description.servers).toEqual([{ url: '/api/v1' }]);
  expect(description.externalDocs.url).toBe('/api/docs');
});

test('each call stands in it once, under its own name and a heading', () => {
  const described = operations.map(({ method, path, operation }) => ({
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
  }));
  const asked = CONTRACT_CALLS.map(({ name, method, path }) => ({ name, method, path }));
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(described.toSorted(byName)).toEqual(asked.toSorted(byName));
  expect(operations.filter(({ operation }) => operation.tags.length !== 1)).toEqual([]);
});

test('every reference leads to something', () => {
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
  expect(references).not.toEqual([]);
  const dangling = references.filter(reference => {
    let node: unknown = description;
    for (const name of reference.replace(/^#\//, '').split('/')) {
      node = (node as Record<string, unknown> | undefined)?.[name];
    }
    return !reference.startsWith('#/') || node === undefined;
  });
  expect(dangling).toEqual([]);
});

/** TikTok's own ids are digits; tokens that prove receipt of a mail are random strings. */
const SHAPES: Record<string, object> = {
  videoId: { pattern: '^\\d{1,19}$' },
  token: { maxLength: 100 },
  beat: { maxLength: 60 },
  coupon: { maxLength: 100 },
};

test('every part of a path is described, needed, and a UUID, a number of TikTok, a proof or a name of ours', () => {
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const described = (operation.parameters ?? []).filter(parameter => parameter.in === 'path');
    expect(described.map(parameter => parameter.name)).toEqual(named);
    for (const parameter of described) {
      const shape = SHAPES[parameter.name] ?? { format: 'uuid' };
      expect(parameter).toMatchObject({ required: true, schema: { type: 'string', ...shape } });
    }
  }
});

test('every answer has a description, every body a schema, and files come as multipart alone', () => {
  for (const { method, operation } of operations) {
    expect(Object.keys(operation.responses).filter(status => /^2\d\d$/.test(status))).not.toEqual([]);
    for (const answer of Object.values(operation.responses)) {
      expect(answer.$ref ?? answer.description).toEqual(expect.any(String));
    }
    if (method === 'get') expect(operation.requestBody).toBeUndefined();
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      expect(schema).toEqual(expect.any(Object));
    }
  }
  expect(Object.keys(description.paths['/imports']?.['post']?.requestBody?.content ?? {})).toEqual([
    'multipart/form-data',
  ]);
});

test('instants are told from other texts', () => {
  const { content } = description.paths['/me']?.['get']?.responses['200'] ?? {};
  expect(content).toMatchObject({
    'application/json': {
      schema: { properties: { now: { type: 'string', format: 'date-time' }, email: { type: 'string' } } },
    },
  });
  expect(JSON.stringify(content)).not.toContain('"email":{"type":"string","format"');
});

test('a refusal’s codes are those that the product knows', () => {
  expect(description).toMatchObject({
    components: {
      schemas: { Error: { properties: { code: { enum: Object.keys(ERROR_STATUS) } } } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  });
});
