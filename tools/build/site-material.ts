import { listApiCalls } from '#server/app/api/list-api-calls.ts';

/** Data of the public pages other than texts and rules: the API's calls. */
export async function siteMaterial() {
  return { apiCalls: await listApiCalls() };
}
