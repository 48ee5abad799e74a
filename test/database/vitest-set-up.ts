import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Vitest's global set-up: one server for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connectionString, template, stop } = await startTestServer();
  project.provide('testServer', { connectionString, template });
  return stop;
}
