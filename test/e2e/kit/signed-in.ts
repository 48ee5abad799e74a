import type { Page } from '@playwright/test';

let people = 0;

/**
 * Creates a user over HTTP, with a demo creator linked, and signs the page in: for journeys that start after the
 * welcome.
 */
export async function signedIn(page: Page): Promise<{ email: string; password: string }> {
  people += 1;
  const email = `person-${process.pid}-${Date.now()}-${people}@exemple.fr`;
  const password = 'girafe violette 12';
  const answer = await page.request.post('/auth/v1/signup', {
    data: { email, password, data: { username: 'Léa', full_name: 'Léa' } },
  });
  const session = (await answer.json()) as { access_token: string };
  await page.request.post('/api/v1/linked-accounts', {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: { handle: await someDemoCreator(page) },
  });
  await page.addInitScript(value => {
    // Only once: otherwise a page load after sign-out would sign in again.
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', '1');
    localStorage.setItem('accroche-session', value);
  }, JSON.stringify(session));
  return { email, password };
}

async function someDemoCreator(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/demo-creators');
  const { items } = (await answer.json()) as { items: { handle: string }[] };
  const [first] = items;
  if (!first) throw new Error('the product has no demo creator');
  return first.handle;
}
