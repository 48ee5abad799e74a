declare module 'pg/lib/utils.js' {
  /** A JavaScript value in the form sent to PostgreSQL: text, bytes or null. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
