import type { Database, Queryable, Question } from '#server/db/database.ts';

/** The same database; every question that a tenant puts is written down in `asked` as well. */
export function watchQuestions(db: Database): { db: Database; asked: Question[] } {
  const asked: Question[] = [];
  const watched = (queryable: Queryable): Queryable => ({
    rows: question => (asked.push(question), queryable.rows(question)),
    row: question => (asked.push(question), queryable.row(question)),
    run: question => (asked.push(question), queryable.run(question)),
  });
  const tenant: Database['tenant'] = userId => {
    const own = db.tenant(userId);
    return {
      ...watched(own),
      transaction: work => own.transaction(tx => work({ ...tx, ...watched(tx) })),
    };
  };
  return { db: { ...db, tenant }, asked };
}

/** A value as it is written in SQL. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`;
  const text = Array.isArray(value)
    ? `{${value.map(item => JSON.stringify(item)).join(',')}}`
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
