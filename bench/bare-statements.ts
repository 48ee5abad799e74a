import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { PipelinedQuery, type Query } from '#server/platform/db/pipelined-query.ts';
import { valueText } from '#test/scale/recorded-queries.ts';

/** Baseline: PostgreSQL runs the same queries, and nothing uses the results. */
export interface Bare {
  name: string;
  perSecond: number;
}

interface Input {
  connectionString: string;
  userId: string;
  /** One list of queries per round trip. */
  roundTrips: readonly (readonly Query[])[];
  connections: number;
  seconds: number;
}

/** Runs as the tenant: tenant set-up and queries in one round trip. Uses pgbench if it is installed. */
export async function loadBareStatements(asked: Input): Promise<Bare> {
  const pgbench = findPgbench();
  return pgbench === null ? loadByNode(asked) : loadByPgbench(pgbench, asked);
}

function findPgbench(): string | null {
  const found = globSync(['/usr/lib/postgresql/*/bin/pgbench', '/usr/bin/pgbench', '/usr/local/bin/pgbench']);
  return found.at(-1) ?? null;
}

const entrance = (userId: string): Query => ({
  name: 'enter-tenant',
  text: `select set_config('role', 'accroche_app', true), set_config('app.user_id', $1, true),
           set_config('plan_cache_mode', 'force_generic_plan', true)`,
  values: [userId],
});

async function loadByPgbench(pgbench: string, asked: Input): Promise<Bare> {
  const { connectionString, userId, roundTrips, connections, seconds } = asked;
  const folder = mkdtempSync(join(tmpdir(), 'accroche-pgbench-'));
  const script = join(folder, 'questions.sql');
  const variables: string[] = [];
  // Values are sent as bind parameters, as the product sends them: the planner would plan for inlined values.
  const withVariables = ({ text, values = [] }: Query): string => {
    const first = variables.length;
    variables.push(...values.map((value, index) => `v${first + index + 1}=${valueText(value)}`));
    return `${text.replaceAll(/--.*$/gm, '').replaceAll(/\$(\d+)/g, (_, number: string) => `:v${first + Number(number)}`)};`;
  };
  const oauthFlow = (questions: readonly Query[]) =>
    ['\\startpipeline', ...[entrance(userId), ...questions].map(withVariables), '\\endpipeline', ''].join(
      '\n',
    );
  writeFileSync(script, roundTrips.map(oauthFlow).join(''));
  try {
    const run = ['-n', '-M', 'prepared', '-c', String(connections), '-T', String(seconds), '-f', script];
    const defined = variables.flatMap(variable => ['-D', variable]);
    const { stdout } = await promisify(execFile)(pgbench, [...run, ...defined, connectionString]);
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    if (!(perSecond > 0)) throw new Error(`pgbench said nothing of use: ${stdout}`);
    return { name: 'pgbench', perSecond };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadByNode(asked: Input): Promise<Bare> {
  const until = performance.now() + asked.seconds * 1000;
  let answered = 0;
  const work = async () => {
    const client = new pg.Client({ connectionString: asked.connectionString });
    await client.connect();
    while (performance.now() < until) {
      for (const questions of asked.roundTrips) {
        await client.query(new PipelinedQuery([entrance(asked.userId), ...questions])).answers;
      }
      answered += 1;
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: asked.connections }, work));
  return { name: 'bare node-pg', perSecond: answered / asked.seconds };
}
