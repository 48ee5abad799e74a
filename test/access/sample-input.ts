import type { ContractCall, InputSchema } from '#test/harness/contract-calls.ts';
import type { Input } from './calling.ts';

type Value = Input[string];

/** A small input that a call takes: its required fields, and the optional ones when asked for. */
export function sampleInput(
  { input }: ContractCall,
  fills: Input = {},
  options: { all?: boolean } = {},
): Input {
  const { properties = {}, required = [] } = input;
  const wanted = Object.keys(properties).filter(name => options.all === true || required.includes(name));
  return Object.fromEntries(wanted.map(name => [name, fills[name] ?? sampleValue(properties[name] ?? {})]));
}

function sampleValue(schema: InputSchema): Value {
  if (schema.const !== undefined) return schema.const as Value;
  if (schema.enum !== undefined) return schema.enum[0] as Value;
  if (schema.anyOf !== undefined) return sampleValue(schema.anyOf[0] ?? {});
  if (schema.format === 'uuid') return '5d7b1c86-0b3e-4c61-9a55-3f1d3a4f9e10';
  if (schema.format === 'date-time') return '2027-01-01T00:00:00Z';
  if (schema.type === 'boolean') return true;
  // As it stands in a body.
  if (schema.type === 'array') return [sampleValue(schema.items ?? {})] as unknown as Value;
  if (schema.type === 'object') return {} as unknown as Value;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return 'une raison assez longue'.slice(0, schema.maxLength ?? 100);
}

/** Fields that hold free text, however deep they lie in a call's own input. */
export function textFields({ input }: ContractCall): string[] {
  return Object.entries(input.properties ?? {})
    .filter(([, schema]) => isText(schema))
    .map(([name]) => name);
}

function isText(schema: InputSchema): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some(isText);
  return (
    schema.type === 'string' &&
    schema.enum === undefined &&
    schema.const === undefined &&
    schema.format === undefined
  );
}
