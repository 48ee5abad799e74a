/** The `where` clause of a query with optional conditions; absent ones are not in the text at all. */
export function createConditions() {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const names: string[] = [];
  return {
    values,
    /** `build` gets the placeholder of the value. */
    add(name: string, value: unknown, build: (placeholder: string) => string): void {
      values.push(value);
      names.push(name);
      conditions.push(build(`$${values.length}`));
    },
    always(condition: string): void {
      conditions.push(condition);
    },
    /** Adds the condition names to the query name, for the prepared statement. */
    name: (question: string) => [question, ...names].join('-'),
    where: () => (conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`),
    next(value: unknown): string {
      values.push(value);
      return `$${values.length}`;
    },
  };
}

/** A pattern for a literal text, anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
}
