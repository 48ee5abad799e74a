import type { SameShape } from '../../language/translate.ts';
import type { reports as fr } from '../../fr/reports/report-pages.ts';

export const reports: SameShape<typeof fr> = {
  videos: {
    title: 'Video reports',
  },
  accounts: {
    title: 'Account reports',
    text: 'What has been measured, account by account, and when.',
    caption: 'Measured accounts',
    account: 'Account',
    lastSync: 'Last sync',
    never: 'never',
    followers: 'Followers',
    videos: 'Videos',
    likes: 'Total likes',
    engagement: 'Engagement',
    median: 'Views, 30-day median',
    medianOf: { one: 'of {count} video', other: 'of {count} videos' },
    source: 'Source',
    open: 'Open @{username}',
    none: 'no measurement',
    failed: 'unreadable for now',
    imports: 'Imported files',
  },
};
