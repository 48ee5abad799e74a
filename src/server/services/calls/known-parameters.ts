import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';

/** A call as far as the names in its address go. */
export interface CallInputs {
  '~orpc': {
    route: { method?: string | undefined; path?: string | undefined; inputStructure?: string | undefined };
    inputSchema?: unknown;
  };
}

const cache = new WeakMap<CallInputs['~orpc'], readonly string[]>();

/** The names that a call takes in the query of its address; a body is no matter of these. */
export function knownParameters({ '~orpc': call }: CallInputs): readonly string[] {
  let names = cache.get(call);
  if (names === undefined) {
    names = namesOf(call);
    cache.set(call, names);
  }
  return names;
}

/** Whether each name stands in the query or the path of the call's address. */
export function takesOnly(call: CallInputs, names: readonly string[]): boolean {
  const known = [...knownParameters(call), ...pathNames(call['~orpc'].route)];
  return names.every(name => known.includes(name));
}

/** Refuses a name that the call does not take: to answer as if it were not there would be a wrong answer. */
export function refuseUnknownParameters(call: CallInputs, query: URLSearchParams): void {
  if (query.size === 0) return;
  const known = knownParameters(call);
  for (const name of query.keys()) {
    const [parameter = ''] = name.split('[', 1);
    if (known.includes(parameter)) continue;
    const said = parameter.slice(0, LONGEST_NAME).toWellFormed();
    if (known.length === 0) throw new AppError('parameters_not_taken', { parameter: said });
    throw new AppError('parameter_unknown', { parameter: said, known: known.join(', ') });
  }
}

const LONGEST_NAME = 60;

function namesOf({ route, inputSchema }: CallInputs['~orpc']): readonly string[] {
  if (route.inputStructure === 'detailed') return fieldsOf(fieldOf(inputSchema, 'query'));
  if (route.method !== 'GET') return [];
  const inPath = pathNames(route);
  return fieldsOf(inputSchema).filter(name => !inPath.includes(name));
}

function pathNames({ path = '' }: { path?: string | undefined }): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function fieldOf(schema: unknown, name: string): unknown {
  return schema instanceof z.ZodObject ? schema.shape[name] : undefined;
}

/** A schema of another kind would silently take nothing, so it is refused while the product is built. */
function fieldsOf(schema: unknown): string[] {
  if (schema === undefined) return [];
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(fieldsOf))];
  throw new Error('The names that this schema takes are not known');
}
