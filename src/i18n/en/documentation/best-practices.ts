import type { DocPage } from '../../documentation/documentation.ts';

export const bestPractices: DocPage = {
  title: 'Best practices',
  summary: 'Habits that take little time, and published benchmarks with their source and year.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'routine',
      title: 'A routine of ten minutes a week',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Sync, then choose 7 days.',
            'Look at your median views: do they rise from week to week?',
            'Open the most and the least viewed video: what differs in the first three seconds?',
            'Write down one idea to try, and try it five times before you judge.',
          ],
        },
      ],
    },
    {
      id: 'benchmarks',
      title: 'Benchmarks, with their source',
      blocks: [
        {
          kind: 'text',
          text: 'These are rates per view. Compare them with the engagement shown here, never with a rate per follower.',
        },
        {
          kind: 'table',
          caption: 'Engagement per view on TikTok',
          head: ['Source', 'Year', 'Measure', 'Value'],
          rows: [
            ['Rival IQ', '2024', 'median, brands', '3.4%'],
            ['Rival IQ', '2024', 'median, influencers', '4.9%'],
            ['Socialinsider', '2023', 'mean', '5.38%'],
          ],
        },
        {
          kind: 'note',
          text: 'Your own past is the best benchmark: same subjects, same audience, same way of filming.',
        },
      ],
    },
    {
      id: 'rhythm',
      title: 'Rhythm and length',
      blocks: [
        {
          kind: 'table',
          caption: 'What others have measured',
          head: ['Source', 'Year', 'Measure', 'Value'],
          rows: [
            [
              'Rival IQ',
              '2024',
              'videos a week, brands',
              '2 at the median; 4 or more for the most active quarter',
            ],
            ['Metricool', '2024', 'views of videos of 2 to 5 minutes', 'about 50,000 on average'],
            ['Metricool', '2024', 'impressions from the For You feed', '74%'],
          ],
        },
        {
          kind: 'note',
          text: 'These figures come from accounts other than yours, and an average follows the exceptions. Your {doc:reports|account reports} say what your own posting times have done, or that no effect can be measured in your case.',
        },
      ],
    },
    {
      id: 'traps',
      title: 'Three traps',
      blocks: [
        {
          kind: 'list',
          items: [
            'Judging a video the day after it was published.',
            'Changing three things at once: nobody knows which one counted.',
            'Looking for the “best hour” in ten videos: there are more hours than videos.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['experiments', 'dashboard#engagement', 'hooks#compare', 'methods'] }],
    },
  ],
};
