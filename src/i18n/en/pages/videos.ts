import type { SameShape } from '../../language/translate.ts';
import type { videos as fr } from '../../fr/pages/videos.ts';

export const videos: SameShape<typeof fr> = {
  title: 'Videos',
  text: 'Every measured video, with the date and source of its figures.',
  order: 'Sort by',
  orders: { newest: 'Newest', views: 'Most viewed', engagement: 'Most engaging' },
  caption: 'Videos of @{username}',
  shown: { one: '{count} video shown', other: '{count} videos shown' },
  all: { one: '{count} video in all', other: '{count} videos in all' },
  more: 'Show more',
  empty: 'No videos yet',
  emptyText: 'Sync @{username}, or import a file of its videos.',
  emptyTextClosed: 'Import a file of @{username}’s videos: reading them live is not possible for now.',
  emptyAction: 'Open my accounts',
  columns: {
    video: 'Video',
    published: 'Published',
    engagement: 'Engagement',
    observed: 'Read',
  },
  slideshow: 'slideshow',
  rounded: 'rounded',
};
