import type { Database, Queryable, Question } from '#server/platform/db/database.ts';

/** The same database, which also records tenants' queries in `asked`, one list per round trip. */
export function watchQuestions(db: Database): { db: Database; asked: Question[][] } {
  const asked: Question[][] = [];
  const watched = (queryable: Queryable): Queryable => ({
    rows: question => (asked.push([question]), queryable.rows(question)),
    row: question => (asked.push([question]), queryable.row(question)),
    run: question => (asked.push([question]), queryable.run(question)),
    batch: questions => (asked.push([...questions]), queryable.batch(questions)),
  });
  const tenant: Database['tenant'] = userId => {
    const own = db.tenant(userId);
    return {
      ...watched(own),
      transaction: work => own.transaction(tx => work({ ...tx, ...watched(tx) })),
    };
  };
  return { db: { ...db, tenant, reading: userId => tenant(userId) }, asked };
}

/** A value in PostgreSQL's text format; null throws. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) throw new Error('A bare statement takes no null');
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(item => JSON.stringify(item)).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string);
}

/** A value as it is written in SQL. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`;
  return `'${valueText(value).replaceAll("'", "''")}'`;
}
