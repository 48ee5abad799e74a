import type { Page } from '@playwright/test';

let people = 0;

/** Somebody who has just signed up, over HTTP; nothing is linked yet. */
export interface Person {
  email: string;
  password: string;
  token: string;
  /** As the browser stores it. */
  session: { access_token: string };
  /** Calls the API as this user. */
  call(path: string, init?: { method?: string; json?: unknown; form?: FormData }): Promise<Response>;
}

export async function newPerson(origin: string): Promise<Person> {
  people += 1;
  const email = `somebody-${process.pid}-${Date.now()}-${people}@exemple.fr`;
  const password = 'girafe violette 12';
  const answer = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data: { username: 'Zoé', time_zone: 'Europe/Paris' } }),
  });
  return personOf(origin, { email, password, session: (await answer.json()) as Person['session'] });
}

function personOf(
  origin: string,
  { email, password, session }: Pick<Person, 'email' | 'password' | 'session'>,
): Person {
  const { access_token: token } = session;
  return {
    email,
    password,
    token,
    session,
    call(path, { method = 'GET', json, form } = {}) {
      const headers = new Headers({ authorization: `Bearer ${token}` });
      if (json !== undefined) headers.set('content-type', 'application/json');
      const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
      return fetch(`${origin}/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    },
  };
}

/** Stores a user's session in the browser and opens a page; the sign-in form has its own journeys. */
export async function signInAs(
  page: Page,
  origin: string,
  person: Person,
  path = '/dashboard',
): Promise<void> {
  // A page of the same origin without scripts, so that nothing reacts to the stored session.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    session => localStorage.setItem('accroche-session', session),
    JSON.stringify(person.session),
  );
  await page.goto(`${origin}${path}`);
}

/** Signs in through the form and waits for the dashboard: this creates a separate session. */
export async function signInByForm(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/dashboard/);
}

/** A demo creator linked over HTTP, its first analysis done. */
export async function linkDemo(
  person: Person,
  handle = 'demo-lea-cuisine',
): Promise<{ id: string; runId: string }> {
  const answer = await person.call('/linked-accounts', { method: 'POST', json: { handle } });
  const { account, run } = (await answer.json()) as { account: { id: string }; run: { id: string } };
  for (let tries = 0; tries < 100; tries += 1) {
    const { state } = (await (await person.call(`/runs/${run.id}`)).json()) as { state: string };
    if (state === 'done') return { id: account.id, runId: run.id };
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('the first analysis of a demo creator did not end');
}

/**
 * The administrator of the shared product; no journey signs them out or opens a page that changes global state with
 * them.
 */
export function sharedAdmin(): Person {
  const kept = process.env['E2E_ADMIN'];
  if (kept === undefined) throw new Error('no product was started');
  return personOf(sharedOrigin(), JSON.parse(kept) as Person);
}

/** A new user on a plan of the shared product. */
export async function newPersonOn(plan: string): Promise<Person> {
  const person = await newPerson(sharedOrigin());
  await givePlan(person, plan);
  return person;
}

export async function givePlan(person: Person, plan: string): Promise<void> {
  const { id } = (await (await person.call('/me')).json()) as { id: string };
  const json = { plan, reason: 'pour le test' };
  const answer = await sharedAdmin().call(`/admin/users/${id}/plan`, { method: 'PUT', json });
  if (!answer.ok) throw new Error(`no plan ${plan}: ${answer.status} ${await answer.text()}`);
}

/** Grants a user of the shared product the administrator role. */
export async function makeAdmin(person: Person): Promise<void> {
  const { id } = (await (await person.call('/me')).json()) as { id: string };
  const answer = await sharedAdmin().call(`/admin/users/${id}/role`, { method: 'PUT', json: {} });
  if (!answer.ok) throw new Error(`no role: ${answer.status} ${await answer.text()}`);
}

/** The URL of the product that Playwright's global set-up started. */
export function sharedOrigin(): string {
  const origin = process.env['E2E_URL'];
  if (origin === undefined) throw new Error('no product was started');
  return origin;
}
