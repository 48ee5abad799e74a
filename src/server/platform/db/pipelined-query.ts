import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** One query: a name (prepared once per connection), its SQL and its values. */
export interface Query {
  name: string;
  text: string;
  values?: unknown[];
}

export interface QueryResult {
  rows: Record<string, unknown>[];
  /** Rows returned or touched. */
  count: number;
}

interface Column {
  name: string;
  read: (text: string) => unknown;
}

/** A statement prepared on a connection, and its result columns. */
interface Prepared {
  text: string;
  columns: Column[];
}

/** The part of a `pg` connection that is used. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  close(message: { type: 'S'; name: string }): void;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: unknown[] }): void;
  describe(message: { type: 'P'; name: '' }): void;
  execute(portal: object): void;
  sync(): void;
}

const preparedOn = new WeakMap<Wire, Map<string, Prepared>>();
const readText = (oid: number) => pg.types.getTypeParser(oid, 'text') as Column['read'];

/**
 * Pipelined queries: sent in one write, answered in one, and one transaction unless a query opens a longer one. When
 * one fails the database skips those after it and rolls back those before, so none runs without its predecessors.
 * Passed to `client.query`; `answers` settles at the end of the last response.
 */
export class PipelinedQuery extends pg.Query {
  readonly answers: Promise<QueryResult[]>;
  private readonly heard: QueryResult[] = [];
  private readonly asked: (Query & { prepared: Prepared })[];
  private prepared = new Map<string, Prepared>();
  private current: QueryResult = { rows: [], count: 0 };
  private failed: unknown = null;
  private settle: { resolve: (answers: QueryResult[]) => void; reject: (error: unknown) => void };

  constructor(questions: readonly Query[]) {
    // Extends the driver's query class, because it accepts no others for pipelining.
    super({ text: '' });
    this.asked = questions.map(({ name, text, values = [] }) => ({
      name,
      text,
      values: values.map(value => prepareValue(value)),
      prepared: { text, columns: [] },
    }));
    const { promise, ...settle } = Promise.withResolvers<QueryResult[]>();
    this.answers = promise;
    this.settle = settle;
  }

  /** Called by `pg` when the connection is free. */
  override submit = (connection: pg.Connection): Error | null => {
    const wire = connection as unknown as Wire;
    let prepared = preparedOn.get(wire);
    if (prepared === undefined) preparedOn.set(wire, (prepared = new Map()));
    this.prepared = prepared;
    for (const { name, text } of this.asked) {
      const before = name === '' ? undefined : prepared.get(name);
      if (before !== undefined && before.text !== text) {
        return new Error(`Two statements are called ${name}`);
      }
    }
    wire.stream.cork();
    try {
      for (const question of this.asked) this.send(wire, question);
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  };

  private send(wire: Wire, question: PipelinedQuery['asked'][number]): void {
    const { name, text, values = [] } = question;
    const known = this.prepared.get(name);
    if (known === undefined) {
      // A failed attempt may have left the name behind; closing a statement that does not exist is no error.
      wire.close({ type: 'S', name });
      wire.parse({ name, text });
    } else question.prepared = known;
    wire.bind({ statement: name, values });
    if (known === undefined) wire.describe({ type: 'P', name: '' });
    wire.execute({});
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const question = this.asked[this.heard.length];
    if (question === undefined) return;
    question.prepared.columns = fields.map(({ name, dataTypeID }) => ({ name, read: readText(dataTypeID) }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.failed !== null) return;
    const columns = this.asked[this.heard.length]?.prepared.columns ?? [];
    const row: Record<string, unknown> = {};
    try {
      for (const [index, { name, read }] of columns.entries()) {
        const text = fields[index] ?? null;
        row[name] = text === null ? null : read(text);
      }
    } catch (error) {
      this.failed = error;
    }
    this.current.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const question = this.asked[this.heard.length];
    if (question !== undefined && question.name !== '') this.prepared.set(question.name, question.prepared);
    // "SELECT 3", "INSERT 0 1", "BEGIN"
    this.current.count = Number(/(?<!\d)\d+$/.exec(text)?.[0] ?? 0);
    this.heard.push(this.current);
    this.current = { rows: [], count: 0 };
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleReadyForQuery(): void {
    if (this.failed === null) this.settle.resolve(this.heard);
    else this.settle.reject(this.failed);
  }

  handleError(error: unknown): void {
    // A failed statement is prepared again the next time: its plan may be the cause.
    const question = this.asked[this.heard.length];
    if (question !== undefined) this.prepared.delete(question.name);
    this.settle.reject(this.failed ?? error);
  }
}
