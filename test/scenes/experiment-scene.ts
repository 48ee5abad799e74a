import type { ExperimentDetail, ExperimentItem } from '#contract/experiments.ts';
import type { Arm } from '#domain/experiments/experiment-verdict.ts';
import { storeAccount, storedVideo, storeVideos, type StoredVideo } from '#test/scenes/stored-videos.ts';
import { answer, type TestUser, type TestApp } from '#test/harness/context.ts';

export const START = new Date('2026-11-21T09:30:00Z');
const HANDLE = 'atelier.nadia';
const DAY_MS = 86_400_000;

export const daysOn = (days: number) => new Date(START.getTime() + days * DAY_MS);

/** A user with an account whose videos arrive while an experiment runs. */
export interface Experimenter {
  user: TestUser;
  accountId: string;
}

export const RULE = { metric: 'views', atAgeDays: 7, plannedPerArm: 5 } as const;
export const WORDS = { hypothesis: 'Une question au début retient mieux', variable: 'accroche' };

/** Shared steps of the tests of experiments. */
export function createExperimentScene(testApp: TestApp) {
  const { request } = testApp;
  /**
   * Sends content-length, as browsers do: without it a body counts as large, and large bodies are handled one at a
   * time.
   */
  const send = (as: TestUser, method: string, path: string, json: object, given: HeadersInit = {}) => {
    const headers = new Headers(given);
    headers.set('content-length', String(Buffer.byteLength(JSON.stringify(json))));
    return request(path, { method, as, json, headers });
  };
  const scene = {
    async person(handle = HANDLE): Promise<Experimenter> {
      const user = await testApp.createUser();
      return { user, accountId: await storeAccount(testApp, user, handle, { isPrimary: true }) };
    },
    create: ({ user, accountId }: Experimenter, over: object = {}) =>
      send(user, 'POST', '/experiments', { accountId, ...WORDS, ...RULE, ...over }),
    created: (who: Experimenter, over: object = {}) => answer<ExperimentItem>(scene.create(who, over)),
    change: ({ user }: Experimenter, id: string, json: object) =>
      send(user, 'PATCH', `/experiments/${id}`, json),
    get: ({ user }: Experimenter, id: string) =>
      answer<ExperimentDetail>(request(`/experiments/${id}`, { as: user })),
    list: async ({ user, accountId }: Experimenter, query = '') =>
      (
        await answer<{ items: ExperimentItem[] }>(
          request(`/experiments?accountId=${accountId}${query}`, { as: user }),
        )
      ).items,
    add: ({ user }: Experimenter, id: string, videoId: string, arm: Arm, headers: HeadersInit = {}) =>
      send(user, 'POST', `/experiments/${id}/videos`, { videoId, arm }, headers),
    withdraw: ({ user }: Experimenter, id: string, videoId: string) =>
      request(`/experiments/${id}/videos/${videoId}`, { method: 'DELETE', as: user }),
    /** Stores a later measurement, on the video and in its history. */
    async readAgain({ user }: Experimenter, videoId: string, at: Date, views: number): Promise<void> {
      await testApp.app.db.system.run({
        name: 'test-read-again',
        text: `with history as (
                 insert into tiktok_video_snapshots (user_id, video_id, observed_at, view_count, source, precision)
                 values ($1, $2, $3, $4, 'page_json', 'rounded'))
               update tiktok_videos set view_count = $4, observed_at = $3 where user_id = $1 and id = $2`,
        values: [user.userId, videoId, at, views],
      });
    },
    /** A video published a number of days after the start, and measured a number of days later. */
    async video(
      who: Experimenter,
      number: number,
      over: Partial<StoredVideo> & { readAfterDays?: number } = {},
    ) {
      const publishedAt = over.publishedAt ?? daysOn(1 + number / 10);
      const observedAt = new Date(publishedAt.getTime() + (over.readAfterDays ?? 0.5) * DAY_MS);
      const video = storedVideo(number, { author: HANDLE, ...over, publishedAt, observedAt });
      await storeVideos(testApp, who.user, [video]);
      return video.id;
    },
    /**
     * Ten videos, assigned when half a day old, alternating between the arms; the variant's have `factor` times the
     * views.
     */
    async filled(
      who: Experimenter,
      id: string,
      options: { factor?: number; order?: number[]; readAfterDays?: number } = {},
    ) {
      const now = testApp.app.clock.now();
      const order = options.order ?? Array.from({ length: 10 }, (_, index) => index);
      for (const number of order) {
        const arm = number % 2 === 0 ? 'usual' : 'variant';
        const views = Math.round((1_000 + 40 * number) * (arm === 'variant' ? (options.factor ?? 3) : 1));
        const published = 1 + number / 10;
        testApp.setNow(daysOn(published + 0.5));
        const videoId = await scene.video(who, number, { views: 10, likes: 40, comments: 5, shares: 5 });
        await answer(scene.add(who, id, videoId, arm));
        await scene.readAgain(who, videoId, daysOn(published + (options.readAfterDays ?? 8)), views);
      }
      testApp.setNow(now);
      return scene.get(who, id);
    },
  };
  return scene;
}
