import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';

/** The parts of a call that define its parameter names. */
export interface CallInputs {
  '~orpc': {
    route: { method?: string | undefined; path?: string | undefined; inputStructure?: string | undefined };
    inputSchema?: unknown;
  };
}

const cache = new WeakMap<CallInputs['~orpc'], readonly string[]>();

/** The query parameters that a call accepts; those of a body are not included. */
export function knownParameters({ '~orpc': call }: CallInputs): readonly string[] {
  let names = cache.get(call);
  if (names === undefined) {
    names = namesOf(call);
    cache.set(call, names);
  }
  return names;
}

/** Whether each name is a query or path parameter of the call. */
export function takesOnly(call: CallInputs, names: readonly string[]): boolean {
  const known = [...knownParameters(call), ...pathNames(call['~orpc'].route)];
  return names.every(name => known.includes(name));
}

/** Refuses a parameter that the call does not accept: ignoring it would give a wrong result. */
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

/** A schema of another kind would silently yield no names, so it fails at build time. */
function fieldsOf(schema: unknown): string[] {
  if (schema === undefined) return [];
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(fieldsOf))];
  throw new Error('The names that this schema takes are not known');
}
