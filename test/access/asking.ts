import { randomUUID } from 'node:crypto';
import type { ContractCall } from '#test/contract-calls.ts';
import type { Queryable } from '#server/db/database.ts';
import type { TestWorld } from '#test/world.ts';

/** A request, before it is decided who makes it. */
export interface Asked {
  method: string;
  url: string;
  body?: Record<string, unknown> | undefined;
}

export interface Answered {
  status: number;
  text: string;
  headers: Headers;
}

export type Input = Record<string, string | number | boolean>;

/** A call over REST, its ids filled in: those of the path, then query or body. */
export function overRest({ method, path }: Pick<ContractCall, 'method' | 'path'>, input: Input = {}): Asked {
  const rest = { ...input };
  const url = `/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? randomUUID();
    delete rest[name];
    return encodeURIComponent(String(value));
  })}`;
  if (method !== 'GET') return { method, url, body: rest };
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { method, url: `${url}?${query.toString()}` };
}

/** The same call over RPC. */
export function overRpc({ name }: Pick<ContractCall, 'name'>, input: Input = {}): Asked {
  return { method: 'POST', url: `/rpc/${name.replaceAll('.', '/')}`, body: { json: input } };
}

export const bothWays = (call: ContractCall, input: Input = {}): Asked[] => [
  overRest(call, input),
  overRpc(call, input),
];

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Asks and reads the answer; leaves an event stream as soon as it has begun. */
export async function ask(
  { app }: Pick<TestWorld, 'app'>,
  { method, url, body }: Asked,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const leave = new AbortController();
  const hasBody = body !== undefined && method !== 'GET';
  const response = await app.request(url, {
    method,
    signal: leave.signal,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) leave.abort();
  const text = await response.text().catch(() => '');
  return { status: response.status, text, headers: response.headers };
}

/** Counters of the limits move with every question; nothing else may. */
const MOVING = ['rate_limits'];
/** Written by whom the tables belong to for their own sake, such as « last seen ». */
const MOVING_COLUMNS = ['last_seen_at', 'last_used_at', 'refreshed_at'];

/** Every row that a call could have changed, of every table there is, or only those of one user: a line a table. */
export async function everything({ world }: TestWorld, userId?: string): Promise<string> {
  const { system } = world.db;
  const texts = await rowCounters(system);
  const lines = await system.rows<{ line: string }>(
    userId === undefined
      ? { name: 'test-all-rows', text: texts.all, values: [MOVING_COLUMNS] }
      : { name: 'test-rows-of-user', text: texts.ofUser, values: [MOVING_COLUMNS, userId] },
  );
  return lines.map(({ line }) => line).join('\n');
}

interface RowCounters {
  all: string;
  ofUser: string;
}
const counters = new WeakMap<Queryable, Promise<RowCounters>>();

/** One statement over all tables: reading every row out to compare them here takes ten times as long. */
function rowCounters(system: Queryable): Promise<RowCounters> {
  const known = counters.get(system) ?? writeRowCounters(system);
  counters.set(system, known);
  return known;
}

async function writeRowCounters(system: Queryable): Promise<RowCounters> {
  const tables = await system.rows<{ name: string; of_user: boolean }>({
    name: 'test-tables',
    text: `select format('%I.%I', n.nspname, c.relname) as name,
                  exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id'
                          and not a.attisdropped) as of_user
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'auth')
             and c.relname <> all($1) order by 1`,
    values: [MOVING],
  });
  const count = (name: string, where: string) =>
    `select '${name} ' || count(*) || ' ' || md5(coalesce(string_agg(row, E'\\n' order by row), '')) as line
     from (select (to_jsonb(t) - $1::text[])::text as row from ${name} t ${where}) as rows`;
  // A statement that sets something is not shared out to workers, whose start takes longer than all the counting.
  const together = (texts: string[]) =>
    `with alone as (select set_config('test.counting', 'on', true)) ${texts.join(' union all ')}`;
  return {
    all: together(tables.map(({ name }) => count(name, ''))),
    ofUser: together(
      tables.filter(({ of_user: isOfUser }) => isOfUser).map(({ name }) => count(name, 'where user_id = $2')),
    ),
  };
}
