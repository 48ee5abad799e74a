import type pg from 'pg';
import type { QueryResult, Query } from './pipelined-query.ts';
import { lowerPriority } from './process-priority.ts';
import { PreparedClient } from './client.ts';
import { exchange, TimeoutError } from './round-trips.ts';

/**
 * One thread sends queries no faster than two connections answer, and each further one is one more process to wake. The
 * third is for when the system leaves one without a processor for a while: half of all queries would wait behind it.
 */
export const READ_CONNECTIONS = 3;
/** No query is queued behind one that takes longer than this. */
const PATIENCE_MS = 100;
/** A connection idle for longer may be dead without notice and is not reused: the pool has the same rule. */
const FRESH_MS = 10_000;
/** The same as the limit for getting a connection. */
const TURN_WITHIN_MS = 10_000;

interface Connection {
  client: PreparedClient;
  opened: Promise<unknown>;
  asked: number;
  answered: number;
  /** When the current query became first in line, or the last one was answered: `performance.now()`. */
  since: number;
}

/** The part of a `pg` connection that its types omit: the server's process, and the socket. */
interface Wired {
  processID: number;
  connection: { stream: { cork(): void; uncork(): void; destroy(): void } };
}

/**
 * Connections for read-only queries: these are sent without waiting for earlier answers (PostgreSQL's pipeline mode),
 * each a separate transaction with its tenant setup, and those of one event-loop iteration in one write. A failing
 * query fails alone; a lost connection fails the queries on it, and the next query opens another. A query that is not
 * first in line within ten seconds fails, as one that waits for a connection does.
 */
export class ReadConnections {
  private readonly config: pg.ClientConfig;
  private readonly embedded: boolean;
  private readonly lines = new Set<Connection>();
  readonly options = { max: READ_CONNECTIONS };

  /** `embedded`: the server's processes run on this machine, and are ours. */
  constructor(config: pg.ClientConfig, embedded: boolean) {
    this.config = config;
    this.embedded = embedded;
  }

  get totalCount(): number {
    return this.lines.size;
  }

  get idleCount(): number {
    return [...this.lines].filter(line => underWay(line) === 0).length;
  }

  /** Queries waiting behind those being answered. */
  get waitingCount(): number {
    let count = 0;
    for (const line of this.lines) count += Math.max(0, underWay(line) - 1);
    return count;
  }

  /** Null: all connections are behind a slow query, and a pool connection is faster. */
  execute(questions: readonly Query[]): Promise<QueryResult[]> | null {
    const line = this.choose();
    return line === null ? null : this.ask(line, questions);
  }

  async end(): Promise<void> {
    await Promise.all([...this.lines].map(({ client }) => client.end()));
  }

  private async ask(line: Connection, questions: readonly Query[]): Promise<QueryResult[]> {
    if (underWay(line) === 0) line.since = performance.now();
    const before = line.asked;
    line.asked += 1;
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult[]>();
    const timer = setTimeout(() => {
      if (line.answered < before) reject(new Error('timeout exceeded when trying to connect'));
    }, TURN_WITHIN_MS);
    this.travel(line, questions).then(resolve, reject);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  private async travel(line: Connection, questions: readonly Query[]): Promise<QueryResult[]> {
    try {
      await line.opened;
      collect(line.client);
      return await exchange(line.client, questions);
    } catch (error) {
      if (error instanceof TimeoutError) {
        this.lines.delete(line);
        wireOf(line.client).destroy();
      }
      throw error;
    } finally {
      line.answered += 1;
      line.since = performance.now();
    }
  }

  /** The connection with the fewest queries ahead. */
  private choose(): Connection | null {
    let best: Connection | null = null;
    for (const line of this.lines) {
      const waited = performance.now() - line.since;
      if (underWay(line) === 0) {
        if (waited <= FRESH_MS) return line;
        this.lines.delete(line);
        void line.client.end().catch(() => undefined);
        continue;
      }
      if (waited > PATIENCE_MS) continue;
      if (best === null || underWay(line) < underWay(best)) best = line;
    }
    return this.lines.size < READ_CONNECTIONS ? this.open() : best;
  }

  private open(): Connection {
    const client = new PreparedClient({ ...this.config, pipeline: true } as pg.ClientConfig);
    const line: Connection = {
      client,
      opened: client.connect(),
      asked: 0,
      answered: 0,
      since: performance.now(),
    };
    const forget = () => void this.lines.delete(line);
    client.once('error', forget);
    client.once('end', forget);
    line.opened.then(() => (this.embedded ? lowerPriority(processOf(client)) : undefined), forget);
    this.lines.add(line);
    return line;
  }
}

const underWay = ({ asked, answered }: Connection): number => asked - answered;
const processOf = (client: pg.Client) => (client as unknown as Wired).processID;
const wireOf = (client: pg.Client) => (client as unknown as Wired).connection.stream;

/** Most queries per write: the database starts while the others of a long iteration are still being read. */
const MOST_GATHERED = 16;
const gathered = new WeakMap<pg.Client, number>();

/** Delays the write until all requests of the same event-loop iteration have added their queries. */
function collect(client: pg.Client): void {
  const before = gathered.get(client) ?? 0;
  gathered.set(client, before + 1);
  const wire = wireOf(client);
  if (before === 0) {
    wire.cork();
    setImmediate(() => {
      gathered.delete(client);
      wire.uncork();
    });
  } else if (before % MOST_GATHERED === 0) {
    wire.uncork();
    wire.cork();
  }
}
