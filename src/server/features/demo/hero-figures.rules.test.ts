import { expect, test } from 'vitest';
import { DEMO_FIGURES, DEMO_READ_AT } from '#domain/demo/demo-figures.ts';
import { DEMO_LANGUAGES, DEMO_WORKSPACES } from '#domain/demo/demo-workspace.ts';
import { accountAggregates } from '#domain/metrics/account-aggregates.ts';
import { demoHistory } from '../../integrations/demo-source/demo-history.ts';

const VIDEO_LIMIT = 200;
const DAYS_MS = 30 * 86_400_000;

test.each(DEMO_LANGUAGES)(
  'the panel of the landing page shows the creator that the demo opens with (%s)',
  language => {
    const at = new Date(DEMO_READ_AT);
    const handle = DEMO_WORKSPACES[language].creators[0];
    if (handle === undefined) throw new Error('the demo has no creator');
    const [day] = demoHistory(handle, at, [at], VIDEO_LIMIT);
    if (day === undefined) throw new Error('the creator has no day');
    const videos = day.videos
      .filter(({ publishedAt }) => at.getTime() - publishedAt.getTime() < DAYS_MS)
      .toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
    const { followers, videos: count, likes } = day.profile;
    expect(DEMO_FIGURES[language]).toEqual({
      handle,
      followers,
      videos: count,
      likes,
      engagementPercent: expect.closeTo(accountAggregates(day.videos).engagementRate ?? 0, 2),
      series: {
        views: videos.map(video => video.views),
        likes: videos.map(video => video.likes),
        comments: videos.map(video => video.comments),
        shares: videos.map(video => video.shares),
      },
    });
  },
);
