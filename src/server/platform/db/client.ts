import pg from 'pg';

/**
 * A `pg` connection whose loss does not end the process. The pool handles errors only of idle connections: one lost
 * between two queries, or in the same packet as its greeting, would raise an unhandled error. Its user gets the error
 * from the next query.
 */
export class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Its statements are unnamed: a pooler may send the next one to another connection. */
export class UnpreparedClient extends PreparedClient {}
