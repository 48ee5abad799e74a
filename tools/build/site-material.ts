import { listApiCalls } from '#server/app/api/list-api-calls.ts';

/** What the public pages show beside words and rules: the calls of the interface. */
export async function siteMaterial() {
  return { apiCalls: await listApiCalls() };
}
