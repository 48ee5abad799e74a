import { randomUUID } from 'node:crypto';

/** A demo user's earlier activity: real reports, texts and answers, created by the product itself. */
export interface DemoCalls {
  call: <Body>(method: string, path: string, json?: object) => Promise<Body>;
  /** A streamed call; resolves when its stream has ended. */
  follow: (path: string, json: object) => Promise<void>;
}

/** One entry per account, in its niche. */
const WORK = [
  { topic: 'les pâtes fraîches', question: 'Quelles sont mes meilleures vidéos ?' },
  { topic: 'monter une étagère', question: 'Quand dois-je publier ?' },
] as const;
const ANALYSED_VIDEOS = 3;
const BRIEF = { language: 'fr', platform: 'tiktok' } as const;

/** Does nothing if a previous run has done it. */
export async function doDemoWork({ call, follow }: DemoCalls): Promise<void> {
  const { items: reports } = await call<{ items: unknown[] }>('GET', '/account-reports?limit=1');
  if (reports.length > 0) return;
  const { items: accounts } = await call<{ items: { id: string; is_primary: boolean }[] }>(
    'GET',
    '/linked-accounts',
  );
  const accountId = accounts.find(account => account.is_primary)?.id;
  if (accountId === undefined) return;
  await call('POST', '/account-analyses', { accountId });
  const { items: videos } = await call<{ items: { id: string }[] }>(
    'GET',
    `/videos?accountId=${accountId}&order=newest&limit=${ANALYSED_VIDEOS}`,
  );
  for (const { id } of videos) await call('POST', '/analyses', { videoId: id });
  for (const { topic, question } of WORK) {
    await follow('/generations/hooks', { ...BRIEF, topic, key: randomUUID(), count: 10 });
    await follow('/generations/scripts', { ...BRIEF, topic, key: randomUUID() });
    const { id } = await call<{ id: string }>('POST', '/conversations', {});
    await follow(`/conversations/${id}/messages`, { messageId: randomUUID(), text: question });
  }
}
