import pg from 'pg';

/**
 * A connection of `pg` whose loss ends no process. The pool listens for lost connections only while nobody holds them:
 * one that is lost between two questions, or in the same packet as its welcome, would be an error that nobody hears.
 * Whoever holds it learns of the loss from the next question.
 */
export class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Its statements are named nowhere: the next one may be put to another connection of a pooler. */
export class UnpreparedClient extends PreparedClient {}
