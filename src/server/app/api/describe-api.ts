import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi';
import { JSON_SCHEMA_REGISTRY, ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { instant, type AccessMeta } from '#contract/wire/base.ts';
import { contract } from '#contract/contract.ts';
import { ERROR_STATUS } from '#contract/wire/errors.ts';

const VERSION = '0.1.0';
const CHANGING = new Set(['post', 'put', 'patch', 'delete']);

// The converter reads this registry, not the schema's own meta.
JSON_SCHEMA_REGISTRY.add(instant, { format: 'date-time' });

let description: Promise<OpenAPI.Document> | undefined;

/** The machine-readable description at /api/v1/openapi.json, built once. */
export function describeApi(): Promise<OpenAPI.Document> {
  description ??= generate();
  return description;
}

async function generate(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Accroche', version: VERSION },
    servers: [{ url: '/api/v1' }],
    externalDocs: { description: 'The same as a page to read', url: '/api/docs' },
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: ERROR_SCHEMA },
    },
  });
  for (const item of Object.values(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item ?? {}) as [string, OpenAPI.OperationObject][]) {
      const meta = metaOf(operation.operationId ?? '');
      if (meta?.access === 'public') operation.security = [];
      if (meta?.access === 'admin' || meta?.apiKeys === 'refused') {
        Object.assign(operation, { 'x-api-keys': 'refused' });
      }
      if (operation.operationId === 'archive.export') Object.assign(operation.responses ?? {}, ZIP);
      operation.responses = { ...operation.responses, default: { $ref: '#/components/responses/Refusal' } };
      dropJsonBesideFile(operation);
      if (CHANGING.has(method) && !SECRET.has(operation.operationId ?? ''))
        operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
    }
  }
  document.components = { ...document.components, responses: { Refusal: REFUSAL } };
  return document;
}

/** A file is sent as multipart; JSON cannot carry one, only its alternatives. */
function dropJsonBesideFile({ requestBody }: OpenAPI.OperationObject): void {
  const content = requestBody !== undefined && 'content' in requestBody ? requestBody.content : {};
  const form = content['multipart/form-data']?.schema as OpenAPI.SchemaObject | undefined;
  if (typeof form !== 'object') return;
  delete content['application/json'];
  const { file, ...others } = (form.properties ?? {}) as Record<string, OpenAPI.SchemaObject>;
  if (file === undefined || form.required?.includes('file') === true) return;
  content['application/json'] = { schema: { ...form, properties: others } as OpenAPI.SchemaObject };
}

/** Access level of a call, by its operation id. */
export function accessOf(operationId: string): AccessMeta['access'] {
  return metaOf(operationId)?.access ?? 'session';
}

/** Access metadata of a call; an operation is named by the call's path. */
function metaOf(operationId: string): AccessMeta | undefined {
  const call = operationId
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], contract);
  return (call as { '~orpc'?: { meta?: AccessMeta } } | undefined)?.['~orpc']?.meta;
}

const ERROR_SCHEMA: OpenAPI.SchemaObject = {
  type: 'object',
  required: ['code', 'message', 'values', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string', description: 'A sentence in the language of Accept-Language (fr or en).' },
    values: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    requestId: { type: 'string' },
  },
};

const REFUSAL: OpenAPI.ResponseObject = {
  description: 'A refusal: its code, a sentence, and the values the sentence mentions.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** A stream has no schema. */
const ZIP: Record<string, OpenAPI.ResponseObject> = {
  200: {
    description: 'The archive',
    content: { 'application/zip': { schema: { type: 'string', contentMediaType: 'application/zip' } } },
  },
};

/** Calls whose answer is a secret, kept nowhere: a repeat is another call. */
const SECRET: ReadonlySet<string> = new Set(['apiKeys.create', 'sharing.create', 'downloads.link']);

const IDEMPOTENCY_KEY: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
  description: 'A repeat with the same key within 24 hours gets the first answer and changes nothing more.',
};
