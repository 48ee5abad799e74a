import { randomUUID } from 'node:crypto';
import type { ContractCall } from '#test/harness/contract-calls.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { TestApp } from '#test/harness/context.ts';

/** A request, before it is decided who makes it. */
export interface Call {
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
export function overRest({ method, path }: Pick<ContractCall, 'method' | 'path'>, input: Input = {}): Call {
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
export function overRpc({ name }: Pick<ContractCall, 'name'>, input: Input = {}): Call {
  return { method: 'POST', url: `/rpc/${name.replaceAll('.', '/')}`, body: { json: input } };
}

export const bothWays = (call: ContractCall, input: Input = {}): Call[] => [
  overRest(call, input),
  overRpc(call, input),
];

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Asks and reads the answer; leaves an event stream as soon as it has begun. */
export async function ask(
  { router }: Pick<TestApp, 'router'>,
  { method, url, body }: Call,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const leave = new AbortController();
  const hasBody = body !== undefined && method !== 'GET';
  const response = await router.request(url, {
    method,
    signal: leave.signal,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) leave.abort();
  const text = await response.text().catch(() => '');
  return { status: response.status, text, headers: response.headers };
}

/** Rate-limit counters change with every request; nothing else may. */
const MOVING = ['rate_limits'];
/** Columns that the owners' own requests update, such as « last seen ». */
const MOVING_COLUMNS = ['last_seen_at', 'last_used_at', 'refreshed_at'];

/**
 * Count and hash of all rows that a call could have changed, in every table, or only those of one user: one line per
 * table.
 */
export async function everything({ app }: TestApp, userId?: string): Promise<string> {
  const { system } = app.db;
  const { texts, known } = await watched(system);
  // Read before the rows: what is written meanwhile is found the next time.
  const state = await system.row<{ changes: string; is_quiet: boolean }>({
    name: 'test-changes',
    text: CHANGES,
  });
  const before = known.get(userId);
  if (before !== undefined && state?.is_quiet === true && state.changes === before.changes)
    return before.rows;
  const lines = await system.rows<{ line: string }>(
    userId === undefined
      ? { name: 'test-all-rows', text: texts.all, values: [MOVING_COLUMNS] }
      : { name: 'test-rows-of-user', text: texts.ofUser, values: [MOVING_COLUMNS, userId] },
  );
  const rows = lines.map(({ line }) => line).join('\n');
  if (state?.is_quiet === true) known.set(userId, { changes: state.changes, rows });
  else known.delete(userId);
  return rows;
}

interface Watched {
  texts: { all: string; ofUser: string };
  /** Counts and hashes of the rows of everybody or of one user, with the change counter at that time. */
  known: Map<string | undefined, { changes: string; rows: string }>;
}
const watches = new WeakMap<Queryable, Promise<Watched>>();

/** Counting all rows takes ten times as long as a request: rows are counted again only after the next write. */
function watched(system: Queryable): Promise<Watched> {
  const watch = watches.get(system) ?? beginToWatch(system);
  watches.set(system, watch);
  return watch;
}

async function beginToWatch(system: Queryable): Promise<Watched> {
  const texts = await writeRowCounters(system);
  await system.run({ name: '', text: WATCH });
  return { texts, known: new Map() };
}

/** A trigger on every table counts its writes, including those without effect and those rolled back. */
const WATCH = `do $$
  declare watched_table regclass;
  begin
    if to_regnamespace('watched') is not null then return; end if;
    create schema watched;
    create sequence watched.changes;
    create function watched.note() returns trigger language plpgsql security definer
      as 'begin perform nextval(''watched.changes''); return null; end';
    for watched_table in
      select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth') and c.relname <> all('{${MOVING.join()}}')
    loop
      execute format('create trigger watched after insert or update or delete or truncate on %s
                      for each statement execute function watched.note()', watched_table);
    end loop;
  end $$`;
/** An uncommitted write is counted but not visible: while one is in progress, nothing is cached. */
const CHANGES = `select last_value || '/' || is_called as changes,
  not exists (select from pg_stat_activity where datname = current_database() and backend_xid is not null
              and pid <> pg_backend_pid()) as is_quiet
  from watched.changes`;

/** One statement over all tables: fetching every row to compare them here takes ten times as long. */
async function writeRowCounters(system: Queryable): Promise<Watched['texts']> {
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
  // A statement that sets a value is not parallelised: starting workers takes longer than all the counting.
  const together = (texts: string[]) =>
    `with alone as (select set_config('test.counting', 'on', true)) ${texts.join(' union all ')}`;
  return {
    all: together(tables.map(({ name }) => count(name, ''))),
    ofUser: together(
      tables.filter(({ of_user: isOfUser }) => isOfUser).map(({ name }) => count(name, 'where user_id = $2')),
    ),
  };
}
