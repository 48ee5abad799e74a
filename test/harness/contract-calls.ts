import { z } from 'zod';
import type { AccessMeta } from '#contract/wire/base.ts';
import { contract } from '#contract/contract.ts';

/** What a call takes, as JSON Schema says it. */
export interface InputSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, InputSchema>;
  required?: string[];
  additionalProperties?: boolean | InputSchema;
  anyOf?: InputSchema[];
  items?: InputSchema;
}

/** One API call, as described by the contract. */
export interface ContractCall {
  /** `accounts.sync` */
  name: string;
  method: string;
  /** Below /api/v1, with `{id}` where an id stands. */
  path: string;
  access: AccessMeta['access'];
  apiKeys: AccessMeta['apiKeys'];
  input: InputSchema;
  /** Top-level names of its input that hold an id, or several with commas between them. */
  idFields: string[];
}

interface Definition {
  route: { method?: string; path?: string };
  meta: AccessMeta;
  inputSchema?: z.ZodType;
}

/** Every call there is; a new one is in the list by itself. */
export const CONTRACT_CALLS: ContractCall[] = [...callsBelow(contract, [])];

function* callsBelow(node: object, trail: string[]): Generator<ContractCall> {
  for (const [name, child] of Object.entries(node) as [string, object][]) {
    const definition = (child as { '~orpc'?: Definition })['~orpc'];
    if (definition === undefined) yield* callsBelow(child, [...trail, name]);
    else {
      const { route, meta, inputSchema } = definition;
      const input =
        inputSchema === undefined
          ? {}
          : (z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }) as InputSchema);
      yield {
        name: [...trail, name].join('.'),
        method: route.method ?? 'POST',
        path: route.path ?? '',
        access: meta.access,
        apiKeys: meta.apiKeys,
        input,
        idFields: idFieldsOf(input),
      };
    }
  }
}

/** Names of the fields with ids anywhere in an input, query and body included. */
function idFieldsOf({ properties = {} }: InputSchema): string[] {
  return Object.entries(properties).flatMap(([name, field]) =>
    field.format === 'uuid' || field.format === 'uuid-list' ? [name] : idFieldsOf(field),
  );
}
