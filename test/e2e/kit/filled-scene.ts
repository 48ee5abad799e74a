import { randomUUID } from 'node:crypto';
import { inventedId, writeDownloadingStandIn } from '#test/sources/downloading-ytdlp.ts';
import { startMediaServer } from '#test/sources/media-server.ts';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from './own-product.ts';
import { apifyFile } from './apify-file.ts';
import { experimentsOfLongAgo, sendFile } from './experiments-of-long-ago.ts';
import { linkDemo, newPerson, type Person } from './signed-up.ts';

/** A product filled so that every screen has content, with the ids and URLs of that content. */
export interface Filled {
  product: Product;
  /** Administers it, on the largest plan that is sold. */
  owner: Person;
  /** On the smallest plan, with a newly opened sandbox checkout. */
  other: Person;
  /** An account report and the one before it. */
  reports: [newer: string, older: string];
  analyses: string[];
  script: string;
  conversation: string;
  ticket: string;
  otherId: string;
  /** URLs that include the access token. */
  sharedReports: string[];
  checkout: string;
  reportMails: string;
  stop(): Promise<void>;
}

const HANDLE = 'atelier.essais';
const QUESTIONS = [
  'Quelles sont mes meilleures vidéos ?',
  'À quel rythme est-ce que je publie ?',
  'Quand publier ?',
  'Quels hashtags font plus de vues ?',
  'Écris-moi un poème sur la mer',
];

/** Starts a product and fills it over HTTP; `env` is the product's environment. */
export async function fillProduct(env: Record<string, string> = {}): Promise<Filled> {
  const tool = await writeDownloadingStandIn();
  const media = await startMediaServer();
  const product = await startOwnProduct({ YTDLP_PATH: tool.path, ...env });
  const stop = async () => {
    await product.stop();
    await media.close();
    await tool.remove();
  };
  try {
    await tool.offer({
      [inventedId(1)]: {
        caption: 'La recette du levain, pas à pas',
        formats: [{ codec: 'h264', width: 576, height: 1024, bytes: 400_000, url: media.urlOf(400_000) }],
      },
      [inventedId(2)]: { slideshow: true },
    });
    return { product, stop, ...(await fill(product)) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill({ url }: Product): Promise<Omit<Filled, 'product' | 'stop'>> {
  // The first user of an installation is its administrator.
  const owner = await newPerson(url);
  const post = <Body = { id: string }>(path: string, json: object, by = owner) =>
    told<Body>(by, path, { method: 'POST', json });
  const { id: ownerId } = await told<{ id: string }>(owner, '/me');
  await told(owner, `/admin/users/${ownerId}/plan`, {
    method: 'PUT',
    json: { plan: 'business_advanced', reason: 'pour voir' },
  });
  await bringExperiments(owner);
  const { id: accountId } = await linkDemo(owner);
  await told(owner, '/admin/sources/consent', { method: 'PUT', json: { given: true } });
  await post('/downloads', {
    links: [1, 2, 3].map(at => `https://www.tiktok.com/@atelier.exemple/video/${inventedId(at)}`).join('\n'),
    rights: 1,
  });

  const older = await post('/account-analyses', { accountId, days: 30 });
  const newer = await post('/account-analyses', { accountId, days: 7 });
  const { items: videos } = await told<{ items: { id: string }[] }>(owner, '/videos?limit=12');
  const begun = [];
  for (const { id } of videos.slice(8))
    begun.push(await post<{ analysis: { id: string } }>('/analyses', { videoId: id }));
  const analyses = begun.map(({ analysis }) => analysis.id);

  const schedule = { accountId, frequency: 'weekly', day: 2, hour: 8, days: 7, to_me: true };
  await post('/report-schedules', { ...schedule, recipients: ['cliente@exemple.fr'] });
  const brief = { language: 'fr', platform: 'tiktok', niche: 'baking', topic: 'levain' };
  await spoken(owner, '/generations/hooks', { ...brief, key: randomUUID(), count: 6 });
  const written = await spoken(owner, '/generations/scripts', { ...brief, key: randomUUID(), seconds: 30 });
  const { id: conversation } = await post('/conversations', {});
  for (const text of QUESTIONS)
    await spoken(owner, `/conversations/${conversation}/messages`, {
      messageId: randomUUID(),
      text,
      accountId,
    });

  await untilDone(owner, analyses);
  const shared = [
    await post<{ path: string }>('/share-links', { kind: 'account_report', reportId: newer.id, days: 7 }),
    await post<{ path: string }>('/share-links', { kind: 'video_report', reportId: analyses[0], days: 7 }),
  ];
  await told(owner, `/account-reports/${newer.id}/note`, {
    method: 'PUT',
    json: { note: 'À revoir avec la cliente lundi.', note_revision: 0 },
  });
  await told(owner, '/brand', {
    method: 'PUT',
    json: { name: 'Agence Démo', titles: '#0b6b64', accent: '#b4331a', logo: null },
  });
  await post('/admin/coupons', { code: 'RENTREE-20', percent_off: 20, duration: 'once' });

  const other = await newPerson(url);
  const { id: otherId } = await told<{ id: string }>(other, '/me');
  await linkDemo(other, 'demo-camille-lit');
  const ticket = await post('/support/tickets', {
    category: 'problem',
    subject: 'Une vidéo manque',
    text: 'Depuis hier, elle n’apparaît plus.',
  });
  await post(`/admin/tickets/${ticket.id}/messages`, { text: 'Bonjour,\n\nC’est corrigé.' });
  const { url: checkout } = await post<{ url: string }>(
    '/billing/checkout',
    { plan: 'premium', interval: 'month' },
    other,
  );
  return {
    owner,
    other,
    otherId,
    reports: [newer.id, older.id],
    analyses,
    script: written,
    conversation,
    ticket: ticket.id,
    sharedReports: shared.map(({ path }) => path),
    checkout: new URL(checkout, url).pathname,
    reportMails: await mailedLink(owner, 'cliente@exemple.fr'),
  };
}

/** Imports thirty videos of an account and two earlier tests from an archive: one decided, one running. */
async function bringExperiments(owner: Person): Promise<void> {
  const made = Array.from({ length: 30 }, (_, index) => ({
    daysAgo: 12 + index,
    views: (1_000 + 90 * (index % 7)) * (index % 2 === 0 ? 1 : 3),
    likes: 50,
    comments: 4,
    shares: 3,
    text: `Recette ${index + 1} #recette`,
  }));
  await sendFile(owner, '/imports', 'passe.json', apifyFile(HANDLE, made));
  await experimentsOfLongAgo(owner, HANDLE);
}

/** The response body; throws if the call fails. */
async function told<Body>(person: Person, path: string, init?: Parameters<Person['call']>[1]): Promise<Body> {
  const answer = await person.call(path, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text || 'null') as Body;
}

/** Reads a stream to its last event; for a generated script, returns its id. */
async function spoken(person: Person, path: string, json: object): Promise<string> {
  const answer = await person.call(path, { method: 'POST', json });
  const text = await answer.text();
  if (!answer.ok || text.includes('event: error')) throw new Error(`${path}: ${answer.status} ${text}`);
  const last = /"event":"done","text":\{"id":"([\da-f-]{36})"/.exec(text);
  return last?.[1] ?? '';
}

async function untilDone(person: Person, analyses: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const { items } = await told<{ items: { id: string; state: string }[] }>(person, '/video-reports');
    const done = new Set(items.filter(({ state }) => state === 'done').map(({ id }) => id));
    if (analyses.every(id => done.has(id))) return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error('the analyses did not end');
}

/** The target of the link in the latest email sent to an address. */
async function mailedLink(owner: Person, email: string): Promise<string> {
  const { items } = await told<{ items: { id: string; recipient: string }[] }>(
    owner,
    '/admin/outbox?limit=50',
  );
  const mail = items.find(({ recipient }) => recipient === email);
  const { text } = await told<{ text: string }>(owner, `/admin/outbox/${mail?.id}/reading`, {
    method: 'POST',
  });
  return /\/report-mails#\S+/.exec(text)?.[0] ?? '';
}
