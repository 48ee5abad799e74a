import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/wire/languages.ts';
import { eventually } from '#test/harness/eventually.ts';
import type { Product } from '#test/harness/product.ts';

/** A user with a demo creator, reports, an answer of the assistant and an experiment: what the pictures show. */
export interface Sitter {
  /** As the browser stores it. */
  session: string;
  accountId: string;
  report: string;
  analysis: string;
  conversation: string;
}

type Call = <Body>(path: string, json?: object, method?: string) => Promise<Body>;

const WORDS = {
  fr: {
    name: 'Léa',
    handle: 'demo-lea-cuisine',
    question: 'Quelles sont mes meilleures vidéos ?',
    variable: 'une question en ouverture',
    hypothesis: 'Une question retient mieux que l’annonce du plat.',
    niche: 'baking',
    topic: 'le levain',
  },
  en: {
    name: 'Maya',
    handle: 'demo-maya-codes',
    question: 'What are my best videos?',
    variable: 'a question at the start',
    hypothesis: 'A question holds people better than an announcement.',
    niche: 'fitness',
    topic: 'squats',
  },
} as const;

/** One person for each language; the administrator who opens their plan is not in the pictures. */
export async function seatSitters(product: Product): Promise<Record<Language, Sitter>> {
  const admin = await signUp(product, 'Anne', 'anne@exemple.fr');
  const seat = async (language: Language) => {
    const { session, call } = await signUp(
      product,
      WORDS[language].name,
      `${WORDS[language].name.toLowerCase()}@exemple.fr`,
    );
    const { id } = await call<{ id: string }>('/me');
    await admin.call(`/admin/users/${id}/plan`, { plan: 'premium', reason: 'pictures' }, 'PUT');
    return { session, ...(await fill(call, language)) };
  };
  return { fr: await seat('fr'), en: await seat('en') };
}

async function signUp({ url }: Product, username: string, email: string) {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: email.normalize('NFD').replace(/\p{M}/gu, ''),
      password: 'girafe violette 12',
      data: { username, time_zone: 'Europe/Paris' },
    }),
  });
  const session = (await answer.json()) as { access_token: string };
  const call: Call = async (path, json, method = json === undefined ? 'GET' : 'POST') => {
    const told = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${session.access_token}`,
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { body: JSON.stringify(json) }),
    });
    const text = await told.text();
    if (!told.ok) throw new Error(`${path}: ${told.status} ${text}`);
    return (told.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as never;
  };
  // The browser's clock is frozen in the pictures, and this session does not expire there.
  return { call, session: JSON.stringify({ ...session, expires_at: 4_102_444_800 }) };
}

async function fill(call: Call, language: Language): Promise<Omit<Sitter, 'session'>> {
  const { handle, question, variable, hypothesis, niche, topic } = WORDS[language];
  const { account } = await call<{ account: { id: string } }>('/linked-accounts', { handle });
  await eventually(async () => {
    const { items } = await call<{ items: { last_synced_at: string | null }[] }>('/linked-accounts');
    if (items[0]?.last_synced_at == null) throw new Error('not synced yet');
  });
  const accountId = account.id;
  const { id: report } = await call<{ id: string }>('/account-analyses', { accountId, days: 30 });
  const { items: videos } = await call<{ items: { id: string; description: string }[] }>('/videos?limit=20');
  const told = videos
    .slice(8)
    .find(({ description }) => description !== '' && !/\p{Extended_Pictographic}/u.test(description));
  const { analysis } = await call<{ analysis: { id: string } }>('/analyses', { videoId: told?.id });
  const { id: conversation } = await call<{ id: string }>('/conversations', {});
  await call(`/conversations/${conversation}/messages`, {
    messageId: randomUUID(),
    text: question,
    accountId,
  });
  await call('/generations/hooks', {
    key: randomUUID(),
    language,
    platform: 'tiktok',
    niche,
    topic,
    count: 6,
  });
  await call('/experiments', {
    accountId,
    hypothesis,
    variable,
    metric: 'views',
    atAgeDays: 7,
    plannedPerArm: 12,
  });
  await eventually(async () => {
    const { items } = await call<{ items: { id: string; state: string }[] }>('/video-reports');
    if (items.some(({ state }) => state !== 'done')) throw new Error('not analysed yet');
  });
  return { accountId, report, analysis: analysis.id, conversation };
}
