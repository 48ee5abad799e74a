import { inject } from 'vitest';
import { copyTemplate, type TestDatabase } from './template-database.ts';

export type { TestDatabase };

/** A database of its own for one test file, with the job queue's tables. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('testServer'));
}
