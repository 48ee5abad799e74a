import type { DocPage } from '../../documentation.ts';

export const dashboard: DocPage = {
  title: 'Dashboard',
  summary: 'What each block of the dashboard shows, over which period, and with which videos.',
  checkedOn: '2026-11-21',
  sections: [
    {
      id: 'period',
      title: 'The period',
      blocks: [
        {
          kind: 'text',
          text: 'The dashboard opens on the last 30 days; an account’s page on the last 7. You can choose 2, 7, 15, 21 or 30 days. A period is a rolling window: 7 days are the 7 × 24 hours before now. It holds the videos published in that window.',
        },
      ],
    },
    {
      id: 'blocks',
      title: 'The blocks',
      blocks: [
        {
          kind: 'list',
          items: [
            'Three cards: video analysis reports, account analysis reports, help and support.',
            'The period in figures: videos, views, likes, comments, shares and average engagement.',
            'Views, by the day the videos were published.',
            'The five most viewed videos of the period.',
            'Recent activity: five lines, ten when unfolded.',
          ],
        },
      ],
    },
    {
      id: 'freshness',
      title: 'How fresh the data is',
      blocks: [
        {
          kind: 'text',
          text: 'Two dates stand side by side: today’s, and that of the data itself. If a reading fails, the last good data stays, with its date.',
        },
      ],
    },
    {
      id: 'accounts-shown',
      title: 'Which accounts count in the totals',
      blocks: [
        {
          kind: 'text',
          text: 'On the Free, Apprenant and Premium plans, your primary account. On a Business plan, all your linked accounts, or the one you choose. Demo data always carries its label.',
        },
      ],
    },
  ],
};
