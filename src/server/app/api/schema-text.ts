/** The subset of JSON Schema that our own description uses. */
export interface SchemaNode {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  items?: SchemaNode;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  additionalProperties?: boolean | SchemaNode;
  contentMediaType?: string;
}

const DEEPEST = 12;
/** A longer enumeration, such as all error codes, would hide its surroundings. */
const MOST_WORDS = 12;

/** A schema in readable form: `{ id: string (uuid), items: [...] }`, one field per line. */
export function schemaText(schema: SchemaNode, depth = 0): string {
  if (depth > DEEPEST) return '…';
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) {
    return [...new Set(alternatives.map(alternative => schemaText(alternative, depth)))].join(' | ');
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return wordsText(schema.enum);
  if (schema.contentMediaType !== undefined) return 'file';
  if (schema.properties !== undefined) return fieldsText(schema, schema.properties, depth);
  if (schema.items !== undefined) return `[ ${schemaText(schema.items, depth)} ]`;
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${schemaText(schema.additionalProperties, depth + 1)} }`;
  }
  const type = [schema.type ?? 'any'].flat().join(' | ');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}

function wordsText(words: unknown[]): string {
  const shown = words.length > MOST_WORDS ? words.slice(0, 3) : words;
  return [...shown.map(word => JSON.stringify(word)), ...(shown === words ? [] : ['…'])].join(' | ');
}

function fieldsText(schema: SchemaNode, properties: Record<string, SchemaNode>, depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const fields = Object.entries(properties).map(([name, field]) => {
    const optional = schema.required?.includes(name) === true ? '' : '?';
    return `${indent}${name}${optional}: ${schemaText(field, depth + 1)}`;
  });
  return `{\n${fields.join('\n')}\n${'  '.repeat(depth)}}`;
}
