import { randomInt } from 'node:crypto';
import { generate } from 'otplib';
import { isDisplayName } from '#domain/auth/display-name.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { TESTIMONIAL_ZONE } from '#domain/testimonials/testimonial.ts';
import { SCRIPTS } from '#test/corpora/scripts.ts';
import type { Product } from '#test/harness/product.ts';
import { rounds } from '#test/harness/rounds.ts';
import { fillSupport } from './hostile-support.ts';

const PASSWORD = 'girafe violette 12';
/** The maximum number of second factors, sessions and keys per user. */
const EACH = 10;
const HANDLE = 'hostile.textes';
/**
 * The payloads that every name field accepts; the others are refused there, and are used in captions and reasons
 * instead.
 */
export const ALL_NAMES = SCRIPTS.filter(isDisplayName);
/**
 * All of them under `npm run proofs`, one in five otherwise: each costs a sign-in, a factor, a key, a view and a file.
 */
export const NAMES = ALL_NAMES.filter((_, index) => index % rounds(1, 5) === 0);
const REFUSED_NAMES = SCRIPTS.filter(text => !isDisplayName(text.trim()));

export type Row = Record<string, unknown>;

/** The product's responses once every payload is in every field: the rows of all users merged. */
export interface Told {
  me: Row[];
  users: Row[];
  factors: Row[];
  sessions: Row[];
  apiKeys: Row[];
  notifications: Row[];
  traces: Row[];
  audit: Row[];
  outbox: Row[];
  messages: { subject: string; text: string; html: string }[];
  videos: Row[];
  imports: Row[];
  /** Exports: ZIPs of the administrator and of one user, and the audit log. */
  exports: { headers: Headers; bytes: Buffer }[];
}

export interface HostileApp {
  /** The administrator's session, as stored by the browser. */
  session: string;
  token: string;
  userIds: string[];
  /** A support request that holds every payload. */
  ticketId: string;
  told: Told;
  /** Requests that were accepted and should have been refused. */
  taken: string[];
}

interface Person {
  id: string;
  token: string;
  names: string[];
}

interface Session {
  access_token: string;
  user: { id: string };
}

/** Puts every payload through every field that a user can fill, over HTTP, and reads everything back. */
export async function fillWithScripts({ url }: Product): Promise<HostileApp> {
  const call = async <Body = { items: Row[] }>(
    path: string,
    token: string | null,
    {
      method = 'GET',
      json,
      form,
      agent,
    }: { method?: string; json?: unknown; form?: FormData; agent?: string } = {},
  ): Promise<{ status: number; body: Body; text: string }> => {
    const response = await fetch(`${url}${path.startsWith('/auth') ? path : `/api/v1${path}`}`, {
      method,
      // Each user has a separate IP address, so that rate limits do not apply.
      headers: {
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        // Header values are sent as bytes.
        ...(agent === undefined ? {} : { 'user-agent': Buffer.from(agent).toString('latin1') }),
      },
      ...(form === undefined && json === undefined ? {} : { body: form ?? JSON.stringify(json) }),
    });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text || 'null') as Body };
  };
  const must = async <Body = { items: Row[] }>(...asked: Parameters<typeof call>): Promise<Body> => {
    const { status, body, text } = await call<Body>(...asked);
    if (status >= 300) throw new Error(`${asked[0]}: ${status} ${text}`);
    return body;
  };
  const post = <Body = Row>(path: string, token: string, json: unknown) =>
    must<Body>(path, token, { method: 'POST', json });
  const everyPage = async (path: string, token: string): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: Row[]; nextCursor: string | null } = await must(
        `${path}?limit=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
        token,
      );
      rows.push(...page.items);
      cursor = page.nextCursor;
    }
    return rows;
  };

  // The first user becomes administrator, so every page can be opened.
  const signUp = (email: string, username: string | undefined, agent: string) =>
    must<Session>('/auth/v1/signup', null, {
      method: 'POST',
      agent,
      json: {
        email,
        password: PASSWORD,
        data: username === undefined ? {} : { username, full_name: username },
      },
    });
  const admin = await signUp('cible@exemple.fr', NAMES[0], 'Mozilla/5.0');
  const { access_token: token } = admin;
  const told: Told = {
    me: [],
    users: [],
    factors: [],
    sessions: [],
    apiKeys: [],
    notifications: [],
    traces: [],
    audit: [],
    outbox: [],
    messages: [],
    videos: [],
    imports: [],
    exports: [],
  };

  async function arrive(at: number): Promise<Person> {
    const names = Array.from({ length: EACH }, (_, nth) => NAMES[(at * EACH + nth) % NAMES.length] ?? '');
    const email = `nom-${at}@exemple.fr`;
    const agentOf = (name: string) => `${name}/1 (x)`;
    const session = await signUp(email, names[0], agentOf(names[0] ?? ''));
    for (const name of names.slice(1)) {
      const json = { email, password: PASSWORD };
      await must('/auth/v1/token?grant_type=password', null, { method: 'POST', json, agent: agentOf(name) });
    }
    told.sessions.push(...(await must('/sessions', session.access_token)).items);
    return { id: session.user.id, token: session.access_token, names };
  }

  async function protect(person: Person): Promise<void> {
    for (const name of person.names) {
      const asked = { factor_type: 'totp', friendly_name: name, current_password: PASSWORD };
      const { id, totp } = await post<{ id: string; totp: { secret: string } }>(
        '/auth/v1/factors',
        person.token,
        asked,
      );
      const challenge = await post<{ id: string }>(`/auth/v1/factors/${id}/challenge`, person.token, {});
      const code = await generate({ secret: totp.secret });
      const proof = { challenge_id: challenge.id, code };
      person.token = (await post<Session>(`/auth/v1/factors/${id}/verify`, person.token, proof)).access_token;
      await post('/api-keys', person.token, { name, days: 30, password: PASSWORD });
    }
    told.factors.push(...(await must<{ factors: Row[] }>('/auth/v1/user', person.token)).factors);
    told.apiKeys.push(...(await must('/api-keys', person.token)).items);
    told.notifications.push(...(await must('/notifications', person.token)).items);
  }

  const people = await atOnce(
    Array.from({ length: Math.ceil(NAMES.length / EACH) }, (_, at) => at),
    arrive,
  );
  for (let nth = 0; nth < EACH; nth += 1) {
    await atOnce(people, async ({ token: own, names }) => {
      const name = names[nth];
      told.me.push(
        await must<Row>('/me', own, { method: 'PATCH', json: { username: name, full_name: name } }),
      );
    });
    told.users.push(...(await everyPage('/admin/users', token)));
  }
  await atOnce(people, protect);
  await atOnce(people, async ({ id, names }) => {
    const kind = 'video_analysis';
    for (const reason of names) await post(`/admin/users/${id}/credits`, token, { kind, units: 1, reason });
  });
  // Sequential: starting a view ends the previous one.
  for (const { id, names } of people)
    for (const reason of names)
      await post('/admin/views', token, { userId: id, reason: reason.padEnd(10, '.') });
  const takeHome = async (path: string, method: string, own: string, asked = {}) => {
    const headers = { authorization: `Bearer ${own}`, 'content-type': 'application/json' };
    const body = method === 'POST' ? JSON.stringify(asked) : null;
    const response = await fetch(`${url}/api/v1${path}`, { method, headers, body });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    told.exports.push({ headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) });
  };
  const today = localDateIn(TESTIMONIAL_ZONE)(new Date());
  await atOnce(people, async ({ token: own, names: [name = ''] }) => {
    const given = { rating: 1, role: 'other', language: 'fr', experienced_on: today, consent: true };
    const json = { ...given, name: Array.from(name).slice(0, 20).join(''), text: name.padEnd(20, '.') };
    const { testimonial } = await must<{ testimonial: Row }>('/testimonials/mine', own, {
      method: 'PUT',
      json,
    });
    const { id, changed_at } = testimonial;
    await post(`/admin/testimonials/${String(id)}/decision`, token, { id, changed_at, refusal: null });
  });
  await takeHome('/export/archive', 'GET', people[0]?.token ?? '');
  for (const { id, token: own, names } of people) {
    told.traces.push(...(await must('/me/access-traces', own)).items);
    await must(`/admin/users/${id}/lock`, token, { method: 'PUT', json: { reason: names[0] } });
  }

  const importFile = (name: string, items: unknown) => {
    const form = new FormData();
    form.append('file', new File([JSON.stringify(items)], name));
    return must('/imports', token, { method: 'POST', form });
  };
  const items = SCRIPTS.map(captioned);
  await importFile('captions.json', items);
  told.videos.push(...(await everyPage('/videos', token)));
  for (const [nth, name] of NAMES.entries()) {
    const [item] = items;
    await importFile(`${asFileName(name)}.json`, [
      { ...item, authorMeta: { ...item?.authorMeta, nickName: name } },
    ]);
    if (nth % 100 === 99 || nth === NAMES.length - 1)
      told.imports.push(...(await must('/imports', token)).items);
  }
  const ticketId = await fillSupport({ url, token, post });
  told.outbox.push(...(await everyPage('/admin/outbox', token)));
  // Of the emails that contain no name, one per subject is enough.
  const naming = told.outbox.filter(
    ({ subject }, at) =>
      subject === 'Une clé d’API a été créée · Accroche' ||
      told.outbox.findIndex(other => other['subject'] === subject) === at,
  );
  await atOnce(naming, async ({ id }) => {
    told.messages.push(
      await post<Told['messages'][number]>(`/admin/outbox/${String(id)}/reading`, token, {}),
    );
  });
  told.audit.push(...(await everyPage('/admin/audit', token)));
  await takeHome('/export/archive', 'GET', token);
  await takeHome('/admin/exports', 'POST', token, { table: 'audit', format: 'csv' });

  return {
    session: JSON.stringify(admin),
    token,
    userIds: people.map(({ id }) => id),
    ticketId,
    told,
    taken: await refusals(),
  };

  /**
   * Submits names with line breaks or control characters, and every payload as a handle: all must be refused, so no
   * page ever shows them.
   */
  async function refusals(): Promise<string[]> {
    const tries: [string, string, unknown][] = [
      ...REFUSED_NAMES.flatMap((name): [string, string, unknown][] => [
        ['PATCH', '/me', { full_name: name }],
        ['POST', '/api-keys', { name, days: 30, password: PASSWORD }],
        ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: name }],
      ]),
      ...SCRIPTS.map((handle): [string, string, unknown] => ['POST', '/linked-accounts', { handle }]),
    ];
    const taken: string[] = [];
    await atOnce(tries, async ([method, path, json]) => {
      const { status } = await call(path, token, { method, json });
      if (status !== 422) taken.push(`${path} ${JSON.stringify(json)}: ${status}`);
    });
    return taken;
  }
}

/** One video per text, from the newest to the oldest; the id encodes the publication time. */
function captioned(text: string, index: number) {
  const publishedAt = Date.now() - 3_600_000 - index * 900_000;
  const id = ((BigInt(Math.floor(publishedAt / 1000)) << 32n) + BigInt(index)).toString();
  return {
    id,
    text,
    createTimeISO: new Date(publishedAt).toISOString(),
    authorMeta: { name: HANDLE, nickName: NAMES[0], fans: 5_300, heart: 9_000, video: SCRIPTS.length },
    webVideoUrl: `https://www.tiktok.com/@${HANDLE}/video/${id}"><script>window.pwned=1</script>`,
    playCount: 1_000 + index,
    diggCount: 90,
    shareCount: 6,
    commentCount: 4,
  };
}

/** A file name holds no slashes or line breaks, and form encoding changes quotation marks. */
export const asFileName = (name: string): string => name.replaceAll(/[/\\]|%0a/g, '|').replaceAll('"', "'");

/** Runs a few at a time; results keep the order of the items. */
async function atOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [at, item] of queue) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return results;
}
