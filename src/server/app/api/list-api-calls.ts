import type { AccessMeta } from '#contract/wire/base.ts';
import type { ApiCall, ApiField } from '#i18n/documentation/reference/api-call.ts';
import { accessOf, describeApi } from './describe-api.ts';
import { schemaText, type SchemaNode } from './schema-text.ts';

interface Operation {
  operationId?: string;
  tags?: string[];
  security?: unknown[];
  'x-api-keys'?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: SchemaNode }[];
  requestBody?: { content?: Record<string, { schema?: SchemaNode }> };
  responses?: Record<string, { content?: Record<string, { schema?: SchemaNode }>; $ref?: string }>;
}

const PLACES = ['path', 'query', 'header'] as const;

/** Every call as shown in the reference, from the machine-readable description. */
export async function listApiCalls(): Promise<ApiCall[]> {
  const { paths } = await describeApi();
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries((item ?? {}) as Record<string, Operation>).map(([method, operation]) =>
      callOf(method.toUpperCase(), path, operation),
    ),
  );
}

function callOf(method: string, path: string, operation: Operation): ApiCall {
  const name = operation.operationId ?? `${method} ${path}`;
  const [body] = Object.entries(operation.requestBody?.content ?? {}).toReversed();
  const access: AccessMeta['access'] = accessOf(name);
  const key = operation['x-api-keys'] === 'refused' ? null : method === 'GET' ? 'read' : 'write';
  const answers = Object.entries(operation.responses ?? {}).filter(([, answer]) => answer.$ref === undefined);
  return {
    name,
    group: operation.tags?.[0] ?? name.split('.')[0] ?? name,
    method,
    path,
    access,
    key,
    contentType: body?.[0] ?? null,
    fields: [...parametersOf(operation), ...bodyFields(body?.[1].schema)],
    answers: answers.map(([status, answer]) => {
      const schema = Object.values(answer.content ?? {})[0]?.schema;
      return { status, schema: schema === undefined ? null : schemaText(schema) };
    }),
    curl: curlOf(method, path, { hasKey: access !== 'public', body }),
  };
}

function parametersOf({ parameters = [] }: Operation): ApiField[] {
  return parameters.flatMap(({ name, in: sent, required, schema }) => {
    const place = PLACES.find(one => one === sent);
    if (place === undefined) return [];
    return [{ name, place, type: schemaText(schema ?? {}), isRequired: required === true }];
  });
}

function bodyFields(schema: SchemaNode | undefined): ApiField[] {
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    place: 'body',
    type: schemaText(field),
    isRequired: schema?.required?.includes(name) === true,
  }));
}

function curlOf(
  method: string,
  path: string,
  { hasKey, body }: { hasKey: boolean; body: [string, { schema?: SchemaNode }] | undefined },
): string {
  const parts = ['curl'];
  if (method !== 'GET') parts.push(`-X ${method}`);
  if (hasKey) parts.push('-H "Authorization: Bearer $ACCROCHE_KEY"');
  if (body?.[0] === 'multipart/form-data') parts.push('-F "file=@file"');
  else if (body !== undefined) {
    parts.push(
      '-H "Content-Type: application/json"',
      `-d '${JSON.stringify(exampleOf(body[1].schema ?? {}))}'`,
    );
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  return [...parts, `"$ACCROCHE_URL/api/v1${filled}"`].join(' ');
}

/** The smallest value that matches the schema, with placeholders for strings. */
function exampleOf(schema: SchemaNode): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return exampleOf(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.properties !== undefined) {
    const needed = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(needed.map(([name, field]) => [name, exampleOf(field)]));
  }
  const [type] = [schema.type ?? 'string'].flat();
  if (type === 'array') return schema.items === undefined ? [] : [exampleOf(schema.items)];
  if (type === 'object') return {};
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return '…';
}
