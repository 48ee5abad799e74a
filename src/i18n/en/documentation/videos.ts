import type { DocPage } from '../../documentation.ts';

export const videos: DocPage = {
  title: 'Videos',
  summary: 'Read a video’s numbers, compare them, and do not be fooled by a mean.',
  checkedOn: '2026-11-21',
  sections: [
    {
      id: 'counters',
      title: 'The four counters',
      blocks: [
        {
          kind: 'list',
          items: [
            'Views: plays counted by TikTok, repeats included.',
            'Likes, comments, shares: the public totals at the time of reading.',
            'Engagement: the sum of the last three divided by the views, as a percentage.',
          ],
        },
        {
          kind: 'text',
          text: 'On charts, each counter keeps its colour and its kind of line everywhere. Views have a scale of their own: they are often twenty times the rest.',
        },
      ],
    },
    {
      id: 'median',
      title: 'Mean and median',
      blocks: [
        {
          kind: 'text',
          text: 'An account’s views are very uneven: a few videos make most of the total. The mean follows those exceptions. The median is the video in the middle: half of the videos do better, half do worse. Look at the median first, then at the gap between the two.',
        },
      ],
    },
    {
      id: 'age',
      title: 'A video’s age',
      blocks: [
        {
          kind: 'text',
          text: 'Yesterday’s video has not finished collecting its views. Compare videos of the same age, and wait a few days before you judge.',
        },
      ],
    },
    {
      id: 'studio',
      title: 'Why TikTok Studio shows something else',
      blocks: [
        {
          kind: 'list',
          items: [
            'TikTok Studio gives the account’s owner exact counters; public pages round them.',
            'The two are not updated at the same moment.',
            'Our numbers are those of the time of reading, written on their card.',
          ],
        },
      ],
    },
  ],
};
