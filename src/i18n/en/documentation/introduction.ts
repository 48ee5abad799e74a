import type { DocPage } from '../../documentation/documentation.ts';

export const introduction: DocPage = {
  title: 'Introduction',
  summary: 'What Accroche does, where its numbers come from, and what no public number can say.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'start',
      title: 'Three steps to start',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Create an account with an e-mail address and a password of at least {value:passwordLeast} characters.',
            'Give your TikTok @, or that of a demo creator (it begins with “demo-”). No TikTok password is asked for.',
            'The first analysis starts by itself, as soon as a source allows it. It goes through five steps; if one fails, the reason is shown.',
          ],
        },
      ],
    },
    {
      id: 'engagement',
      title: 'Engagement',
      blocks: [
        { kind: 'formula', text: 'engagement = (likes + comments + shares) ÷ views × 100' },
        {
          kind: 'text',
          text: 'A video without views counts as 0. An account’s engagement is the mean of its videos’ engagement: each video carries the same weight, whatever its views. It is shown in green from 10%, in yellow from 5%, in red below.',
        },
        {
          kind: 'note',
          text: 'Other tools divide by the number of followers. A rate “per follower” and a rate “per view” cannot be compared.',
        },
      ],
    },
    {
      id: 'sources',
      title: 'Where the numbers come from',
      blocks: [
        {
          kind: 'table',
          caption: 'What each source gives',
          head: ['Source', 'Profile', 'Videos', 'Precision'],
          rows: [
            ['Account connected to TikTok', 'yes', 'yes', 'exact'],
            ['TikTok Studio file', 'followers', 'yes, and by day', 'exact'],
            ['“Your data” file', 'yes', 'yes, with likes only', 'exact'],
            ['TikTok’s public page', 'yes', 'one at a time', 'rounded'],
            ['Public page, read by yt-dlp', 'no', 'yes', 'rounded'],
            ['Imported yt-dlp file', 'no', 'yes', 'rounded'],
            ['Apify', 'yes', 'yes', 'rounded'],
            ['Imported Apify file', 'yes', 'yes', 'rounded'],
            ['Demo data', 'yes', 'yes', 'exact'],
          ],
        },
        {
          kind: 'picture',
          name: 'provenance',
          alt: 'The card of a figure: its source, when it was read, its precision and how many values it rests on.',
        },
        {
          kind: 'text',
          text: 'The small quotation mark beside a figure opens its card: source, time of reading, precision, number of values and formula. A missing value stays missing: it is never replaced by an estimate.',
        },
      ],
    },
    {
      id: 'rounding',
      title: 'How TikTok rounds',
      blocks: [
        {
          kind: 'text',
          text: 'TikTok rounds its public counters. A video at 3.4 million views can gain 90,000 without its counter moving. That is why we never write “0 views gained” when the counter’s step is larger than the possible gain.',
        },
        { kind: 'rounding' },
      ],
    },
    {
      id: 'numbers',
      title: 'How numbers are written',
      blocks: [
        {
          kind: 'list',
          items: [
            'From 1,000: K, with one decimal (12,345 is written 12.3K).',
            'From 1,000,000: M, with one decimal.',
            'The full number appears on hover.',
            'Dates and times follow the time zone of your profile.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What public numbers do not say',
      blocks: [
        {
          kind: 'list',
          items: [
            'Watch time, and the second at which people leave.',
            'Where views come from (For You, profile, search).',
            'The age, country or gender of your audience.',
            'Views gained on a given day, except between two of our readings.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['first-steps', 'methods', 'availability', 'glossary'] }],
    },
  ],
};
