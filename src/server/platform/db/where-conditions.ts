/** The `where` of a question whose conditions come and go; those left out are not in the text at all. */
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
    /** Names the set of conditions, for the prepared statement. */
    name: (question: string) => [question, ...names].join('-'),
    where: () => (conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`),
    next(value: unknown): string {
      values.push(value);
      return `$${values.length}`;
    },
  };
}

/** A text to be found as it stands, in any case, anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
}
