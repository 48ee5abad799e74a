import { expect, type Page } from '@playwright/test';
import { apifyFile } from './apify-file.ts';
import { linkDemo, makeAdmin, newPersonOn, sharedOrigin, signInAs } from './signed-up.ts';

/** Signs in a user with an imported account, which is the primary one, and a demo creator. */
export async function withTwoAccounts(
  page: Page,
  {
    texts = ['Une vidéo'],
    plan = 'freemium',
    isAdmin = false,
  }: { texts?: readonly string[]; plan?: string; isAdmin?: boolean } = {},
): Promise<string> {
  const person = await newPersonOn(plan);
  if (isAdmin) await makeAdmin(person);
  const handle = `agence_${Date.now() % 100_000_000}`;
  const videos = texts.map((text, index) => {
    return { daysAgo: index + 1, views: 1_000, likes: index === 0 ? 50 : 49, comments: 0, shares: 0, text };
  });
  const form = new FormData();
  form.append('file', new File([apifyFile(handle, videos)], 'export.json', { type: 'application/json' }));
  expect((await person.call('/imports', { method: 'POST', form })).status).toBe(201);
  await linkDemo(person);
  await signInAs(page, sharedOrigin(), person);
  return handle;
}
