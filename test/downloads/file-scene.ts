import type { DownloadItem } from '#contract/downloads.ts';
import { inventedId, writeDownloadingStandIn, type OfferedVideo } from '#test/sources/downloading-ytdlp.ts';
import { startMediaServer } from '#test/sources/media-server.ts';
import { eventually } from '#test/harness/eventually.ts';
import {
  answer,
  createTestApp,
  type TestUser,
  type TestApp,
  type TestAppOptions,
} from '#test/harness/context.ts';

export interface FileScene {
  testApp: TestApp;
  user: TestUser;
  /** Their download, ready. */
  item: DownloadItem;
  readyFor(user: TestUser): Promise<DownloadItem>;
  /** What the program says of their video from now on; as before without an argument. */
  offer(video?: OfferedVideo): Promise<void>;
  close(): Promise<void>;
}

/** Somebody with a downloaded video of that many bytes. */
export async function createFileScene(
  bytes: number,
  options: Pick<TestAppOptions, 'storage'> = {},
): Promise<FileScene> {
  const tool = await writeDownloadingStandIn();
  const media = await startMediaServer();
  const testApp = await createTestApp({ ...options, consent: true, env: { YTDLP_PATH: tool.path } });
  let next = 0;
  const usual: OfferedVideo = {
    formats: [{ codec: 'h264', width: 576, height: 1024, bytes, url: media.urlOf(bytes) }],
  };
  const readyFor = async (as: TestUser): Promise<DownloadItem> => {
    const id = inventedId((next += 1));
    await tool.offer({ [id]: usual });
    const json = { links: `https://www.tiktok.com/@atelier.exemple/video/${id}`, rights: 1, format: 'h264' };
    const { rows } = await answer<{ rows: { download: DownloadItem }[] }>(
      testApp.request('/downloads', { method: 'POST', as, json }),
    );
    return eventually(async () => {
      const item = await answer<DownloadItem>(
        testApp.request(`/downloads/${rows[0]?.download.id ?? ''}`, { as }),
      );
      if (item.state !== 'ready') throw new Error(`still ${item.state} ${item.problem ?? ''}`);
      return item;
    }, 15_000);
  };
  const user = await testApp.createUser();
  return {
    testApp,
    user,
    item: await readyFor(user),
    readyFor,
    offer: (video = usual) => tool.offer({ [inventedId(1)]: video }),
    async close() {
      await testApp.close();
      await media.close();
      await tool.remove();
    },
  };
}
