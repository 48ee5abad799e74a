import { expect, test } from 'vitest';
import {
  ACCOUNT_METRICS,
  AVAILABILITY,
  VIDEO_METRICS,
  type AccountMetric,
  type SourceYields,
  type VideoMetric,
  type Yield,
} from '#domain/sources/availability.ts';
import type { DayFigure } from '#domain/sources/day-figures.ts';
import { NO_CHOICE } from '#domain/imports/column-choice.ts';
import {
  SOURCE_IDS,
  type Precision,
  type ProfileReading,
  type SourceId,
  type VideoReading,
} from '#domain/sources/reading.ts';
import { testHandle } from '#test/scenes/scripted-source.ts';
import { readDisplayUser, readDisplayVideo } from '../tiktok-api/api-readings.ts';
import { apifyItem, bytesOf } from '#test/sources/apify-items.ts';
import { pageAround, profilePage } from '#test/sources/pages.ts';
import { idAt, listEntry, listing } from '#test/sources/ytdlp-output.ts';
import { createDemoSource } from '../demo-source/demo-source.ts';
import { readApifyItem } from '../import-files/apify-item.ts';
import { parseImportFile } from '../import-files/parse-import-file.ts';
import { parseProfilePage } from '../tiktok-page/page-json-parse.ts';
import { parseVideoPage } from '../tiktok-page/page-json-video.ts';
import { createPageJsonSource } from '../tiktok-page/page-json.ts';
import { createYtdlpSource } from '../ytdlp/ytdlp.ts';
import { readYtdlpEntry } from '../ytdlp/ytdlp-entry.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HANDLE = testHandle('exemple.fr');
const SECONDS = Date.UTC(2026, 10, 10, 9) / 1000;
const ID = idAt(SECONDS);
const LINK = `https://www.tiktok.com/@${HANDLE}/video/${ID}`;

/** Output of one reader for material that contains everything its source provides. */
interface Given {
  profiles: ProfileReading[];
  video: VideoReading | undefined;
  days?: readonly DayFigure[];
  spokenWords?: boolean;
}

const READ: Record<SourceId, () => Given | Promise<Given>> = {
  display_api: () => ({
    profiles: [
      readDisplayUser(
        {
          open_id: 'a',
          display_name: 'Atelier',
          is_verified: true,
          bio_description: 'Bonjour',
          profile_deep_link: LINK,
          username: HANDLE,
          follower_count: 12_345,
          following_count: 12,
          likes_count: 67_890,
          video_count: 33,
        },
        HANDLE,
        NOW,
      ),
    ],
    video:
      readDisplayVideo(
        {
          id: ID,
          create_time: SECONDS,
          cover_image_url: LINK,
          share_url: LINK,
          video_description: 'Une recette',
          title: '',
          duration: 31,
          height: 1024,
          width: 576,
          like_count: 80,
          comment_count: 7,
          share_count: 3,
          view_count: 12_345,
          is_aigc: false,
        },
        HANDLE,
        NOW,
      ) ?? undefined,
  }),
  page_json: () => {
    const profile = parseProfilePage(profilePage({ handle: HANDLE }), HANDLE, NOW);
    const item = {
      id: ID,
      desc: 'Une recette',
      createTime: SECONDS,
      author: { uniqueId: HANDLE },
      stats: { playCount: 12_300, diggCount: 80, commentCount: 7, shareCount: 3, collectCount: 12 },
      video: { duration: 31, subtitleInfos: [] },
      isPinnedItem: true,
    };
    const detail = { statusCode: 0, itemInfo: { itemStruct: item } };
    const page = pageAround({ __DEFAULT_SCOPE__: { 'webapp.video-detail': detail } });
    const video = parseVideoPage(
      page,
      { kind: 'video', id: ID, isSlideshow: false, handle: HANDLE, publishedAt: NOW },
      NOW,
    );
    return {
      profiles: profile.ok ? [profile.profile] : [],
      video: video.ok ? video.reading : undefined,
    };
  },
  ytdlp: () => {
    const read = readYtdlpEntry(listEntry(HANDLE, 0), {
      source: 'ytdlp',
      observedAt: NOW,
      listedHandle: HANDLE,
    });
    const spokenWords = createYtdlpSource().bringsCaptions ?? false;
    return { profiles: [], video: read.ok ? read.reading : undefined, spokenWords };
  },
  apify: () => {
    const read = readApifyItem(apifyItem(HANDLE, 0), { handleHint: null, importedAt: NOW });
    return read.ok ? { profiles: [read.profile], video: read.reading } : { profiles: [], video: undefined };
  },
  apify_file: () => fromFile('items.json', [apifyItem(HANDLE, 0, { scrapedAt: NOW.toISOString() })]),
  ytdlp_file: () => fromFile('list.json', listing(HANDLE, 2)),
  studio_file: () => {
    const content = fromFile(
      'Content.csv',
      '"Time","Video title","Video link","Post time","Total likes","Total comments","Total shares","Total views"\n' +
        `"November 20","Une recette","${LINK}","November 10","80","7","3","12345"\n`,
    );
    const tables = [
      '"Date","Video Views","Profile Views","Likes","Comments","Shares","New followers"\n"November 19","1","2","3","4","5","6"\n"November 20","1","2","3","4","5","6"\n',
      '"Date","Followers","Difference in followers from previous day"\n"November 19","5","1"\n"November 20","6","1"\n',
      '"Date","Total Viewers","New Viewers","Returning Viewers"\n"November 19","5","1","4"\n"November 20","6","1","5"\n',
    ].map(text => fromFile('Overview.csv', text));
    return {
      profiles: tables.flatMap(table => table.profiles),
      video: content.video,
      days: tables.flatMap(table => table.days ?? []),
    };
  },
  page_file: () =>
    fromFile('list.json', {
      extra: { now: NOW.getTime() },
      itemList: [
        {
          id: ID,
          desc: 'Une recette',
          createTime: SECONDS,
          author: { uniqueId: HANDLE, nickname: 'Atelier', verified: true, privateAccount: false },
          authorStats: { followerCount: 12_300, followingCount: 12, heartCount: 67_800, videoCount: 9 },
          stats: { playCount: 12_300, diggCount: 80, commentCount: 7, shareCount: 3, collectCount: 12 },
          video: { duration: 31 },
        },
      ],
    }),
  table_file: () => fromFile('videos.csv', `${TABLE_HEADER},fetch_time\n${TABLE_ROW},2026-11-20T10:00:00Z\n`),
  undated_file: () => fromFile('videos.csv', `${TABLE_HEADER}\n${TABLE_ROW}\n`),
  user_data_file: () =>
    fromFile('user_data_tiktok.json', {
      Post: {
        Posts: {
          VideoList: [
            {
              Date: '2026-11-10 09:00:00',
              Link: LINK,
              Likes: '80',
              Title: 'Une recette',
              WhoCanView: 'Public',
            },
          ],
        },
      },
      'Profile And Settings': {
        'Profile Info': {
          ProfileMap: {
            userName: HANDLE,
            displayName: 'Atelier',
            followerCount: 12_345,
            followingCount: 12,
            likesReceived: '67890',
          },
        },
      },
    }),
  demo: async () => {
    const source = createDemoSource();
    const options = { signal: new AbortController().signal, now: () => NOW };
    const handle = testHandle('demo-lea-cuisine');
    const videos = await source.videos?.(handle, { ...options, limit: 5 });
    const profile = await source.profile?.(handle, options);
    return { profiles: profile === undefined ? [] : [profile], video: videos?.[0] };
  },
};

const TABLE_HEADER = 'url,description,views,likes,comments,shares,saves,duration,followers,display_name';
const TABLE_ROW = `${LINK},Une recette,12300,80,7,3,12,31,12300,Atelier`;

function fromFile(fileName: string, content: unknown): Given {
  const isOwn = fileName === 'user_data_tiktok.json';
  const reading = parseImportFile({
    bytes: bytesOf(content),
    fileName,
    handleHint: HANDLE,
    importedAt: NOW,
    ...(isOwn ? { choice: { ...NO_CHOICE, readAt: NOW.toISOString() } } : {}),
  });
  if (!reading.ok) throw new Error(`${fileName}: ${reading.reason}`);
  const [account] = reading.accounts;
  return {
    profiles: [...(account?.profile == null ? [] : [account.profile]), ...(account?.followerHistory ?? [])],
    video: account?.videos[0],
    days: account?.days ?? [],
  };
}

const counted = (count: number | null, precision: Precision): Yield => (count === null ? null : precision);
const told = (value: unknown): Yield => (value === null || value === '' ? null : 'told');

function accountYields(profiles: readonly ProfileReading[]): Record<AccountMetric, Yield> {
  const best = (yieldOf: (profile: ProfileReading) => Yield) =>
    profiles.map(yieldOf).find(found => found !== null) ?? null;
  return {
    followers: best(({ followers, precision }) => counted(followers, precision)),
    following: best(({ following, precision }) => counted(following, precision)),
    likes: best(({ likes, precision }) => counted(likes, precision)),
    videos: best(({ videos, precision }) => counted(videos, precision)),
    display_name: best(({ displayName }) => told(displayName)),
    verified: best(({ verified }) => told(verified)),
    private_account: best(({ privateAccount }) => told(privateAccount)),
  };
}

function videoYields(video: VideoReading, spokenWords: boolean): Record<VideoMetric, Yield> {
  const { precision } = video;
  return {
    views: counted(video.views, precision),
    likes: counted(video.likes, precision),
    comments: counted(video.comments, precision),
    shares: counted(video.shares, precision),
    saves: counted(video.saves, precision),
    caption: told(video.description),
    published_at: told(video.publishedAt),
    duration: told(video.durationSeconds),
    pinned: told(video.pinned),
    spoken_words: spokenWords ? 'told' : null,
  };
}

test.each(SOURCE_IDS)('%s yields what the availability table says, no more and no less', async source => {
  const given = await READ[source]();
  if (given.video === undefined) throw new Error('no video was read');
  const yields: Omit<SourceYields, 'listsVideos'> = {
    account: accountYields(given.profiles),
    video: videoYields(given.video, given.spokenWords ?? false),
    days: [...new Set((given.days ?? []).map(({ metric }) => metric))].toSorted(),
  };
  const { listsVideos: _, days, ...line } = AVAILABILITY[source];
  expect(yields).toEqual({ ...line, days: days.toSorted() });
});

test('every reading says the source it came from', async () => {
  for (const source of SOURCE_IDS) {
    const { profiles, video } = await READ[source]();
    const named = [...profiles, ...(video === undefined ? [] : [video])].map(reading => reading.source);
    expect(new Set(named)).toEqual(new Set([source === 'apify' ? 'apify_file' : source]));
  }
});

test('what lists videos, and what reads the account, says so of itself', () => {
  for (const source of [createPageJsonSource(), createYtdlpSource(), createDemoSource()]) {
    const { listsVideos, account } = AVAILABILITY[source.id];
    expect(source.capabilities.videos).toBe(listsVideos);
    expect(source.capabilities.profile).toBe(account.followers !== null);
  }
});

test('every metric of the table is told by some source', () => {
  const somebody = (metric: AccountMetric | VideoMetric, of: 'account' | 'video') =>
    SOURCE_IDS.some(source =>
      Object.entries(AVAILABILITY[source][of]).some(([key, value]) => key === metric && value !== null),
    );
  expect(ACCOUNT_METRICS.filter(metric => !somebody(metric, 'account'))).toEqual([]);
  expect(VIDEO_METRICS.filter(metric => !somebody(metric, 'video'))).toEqual([]);
});
