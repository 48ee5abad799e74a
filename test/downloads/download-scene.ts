import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DownloadItem } from '#contract/downloads.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import { inventedId, writeDownloadingStandIn, type OfferedVideo } from '#test/sources/downloading-ytdlp.ts';
import { startMediaServer } from '#test/sources/media-server.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer, createTestApp, type TestUser } from '#test/harness/context.ts';

/** When the clock of a scene starts. */
export const NOW = new Date('2026-11-21T12:00:00Z');
export const DAY_MS = 86_400_000;
export const MEGABYTE = 1_000_000;
/** Ten megabytes of space, at most four for one video. */
export const LIMITS = { DOWNLOAD_QUOTA_MB: '10', DOWNLOAD_FILE_MB: '4' };

interface AddedRow {
  typed: string;
  outcome: string;
  problem: string | null;
  problemValues: Record<string, string>;
  download: DownloadItem | null;
}

interface AddOptions {
  as?: TestUser;
  format?: string;
  rights?: unknown;
}

/** A server with a program that fetches invented videos; somebody new before each test. */
export async function createDownloadScene() {
  const tool = await writeDownloadingStandIn();
  const media = await startMediaServer();
  const handle = parseHandle('atelier.exemple');
  /** Where short links lead. */
  const shortLinks: Record<string, string> = {};
  const testApp = await createTestApp({
    now: NOW,
    consent: true,
    env: { YTDLP_PATH: tool.path, ...LIMITS },
    resolveShortLink: async link => {
      const id = shortLinks[link];
      if (id === undefined || !handle.ok) return { ok: false, problem: 'leads_nowhere', detail: 'HTTP 404' };
      return {
        ok: true,
        link: { kind: 'video', id, isSlideshow: false, handle: handle.handle, publishedAt: NOW },
      };
    },
  });
  let user = await testApp.createUser();
  let next = 0;

  const newId = () => inventedId((next += 1));
  const linkOf = (id: string) => `https://www.tiktok.com/@atelier.exemple/video/${id}`;
  const h264 = (bytes: number, told: number | null = bytes, how = {}) => ({
    codec: 'h264' as const,
    width: 576,
    height: 1024,
    bytes: told,
    url: media.urlOf(bytes, how),
  });
  const h265 = (bytes: number) => ({
    codec: 'h265' as const,
    width: 1080,
    height: 1920,
    bytes,
    url: media.urlOf(bytes, { seed: 2 }),
  });

  const add = (links: string, options: AddOptions = {}) => {
    const { as = user, format = 'h264', rights = 1 } = options;
    return testApp.request('/downloads', { method: 'POST', as, json: { links, format, rights } });
  };
  const rowsOf = async (response: Response | Promise<Response>) =>
    (await answer<{ rows: AddedRow[] }>(response)).rows;
  const get = (id: string, as = user) => answer<DownloadItem>(testApp.request(`/downloads/${id}`, { as }));
  const list = async (as = user, query = '') =>
    (await answer<{ items: DownloadItem[] }>(testApp.request(`/downloads${query}`, { as }))).items;
  const act = (id: string, what: string, json?: unknown, as = user) =>
    testApp.request(`/downloads/${id}/${what}`, {
      method: 'POST',
      as,
      ...(json === undefined ? {} : { json }),
    });
  const remove = (id: string, how = '', as = user) =>
    testApp.request(`/downloads/${id}${how}`, { method: 'DELETE', as });
  const state = (as = user) =>
    answer<{
      provider: { usable: boolean; problem: string | null; problemValues: object };
      usedBytes: number;
      limitBytes: number;
    }>(testApp.request('/downloads/state', { as }));
  const inState = async (id: string, wanted: DownloadItem['state'], as = user): Promise<DownloadItem> => {
    await eventually(async () => expect((await get(id, as)).state).toBe(wanted), 15_000);
    return get(id, as);
  };
  /** Adds one video and answers its row. */
  async function added(video: OfferedVideo, options: AddOptions = {}): Promise<DownloadItem> {
    const id = newId();
    await tool.offer({ [id]: video });
    const [row] = await rowsOf(add(linkOf(id), options));
    expect(row?.outcome).toBe('added');
    if (!row?.download) throw new Error('nothing was added');
    return row.download;
  }
  const ready = async (video: OfferedVideo, options: AddOptions = {}) =>
    inState((await added(video, options)).id, 'ready', options.as);
  const files = async (folder = 'files') =>
    (await readdir(join(testApp.app.config.dataDir, folder), { recursive: true }).catch(() => [])).filter(
      name => folder !== 'files' || /downloads\/[0-9a-f-]{36}$/.test(name),
    );
  const filesOf = async ({ userId }: TestUser) => (await files()).filter(name => name.startsWith(userId));

  return {
    tool,
    testApp,
    shortLinks,
    get user() {
      return user;
    },
    async renew() {
      testApp.setNow(NOW);
      testApp.setConsent(true);
      user = await testApp.createUser();
    },
    newId,
    linkOf,
    h264,
    h265,
    add,
    rowsOf,
    get,
    list,
    act,
    remove,
    state,
    inState,
    added,
    ready,
    files,
    filesOf,
    async close() {
      await testApp.close();
      await media.close();
      await tool.remove();
    },
  };
}
