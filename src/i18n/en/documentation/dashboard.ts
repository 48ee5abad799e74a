import type { DocPage } from '../../documentation/documentation.ts';

export const dashboard: DocPage = {
  title: 'Dashboard',
  summary: 'What each block of the dashboard shows, over which period, and with which videos.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'period',
      title: 'The period',
      blocks: [
        {
          kind: 'text',
          text: 'The dashboard opens on the last 30 days. You can choose 2, 7, 15, 21 or 30: the account’s performance and the period in figures change together. A period counts calendar days of your time zone and ends today: 7 days are today and the six days before. It holds the videos published on those days. It means the same everywhere: tables, assistant, exports. Only account reports take whole days; they end yesterday, and say so.',
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
            'The performance of the account: followers, videos, likes and engagement, averages per video, the chart and the five latest videos.',
            'The period in figures: videos, views, likes, comments, shares, average engagement and followers, each with its change.',
            'Views, by the day the videos were published.',
            'The five most viewed videos of the period.',
            'Your linked accounts and your quotas.',
            'Recent activity: five lines, ten when unfolded.',
          ],
        },
        {
          kind: 'picture',
          name: 'dashboard',
          alt: 'The dashboard: the three cards, then the figures of the account.',
        },
      ],
    },
    {
      id: 'change',
      title: 'The change since the period before',
      blocks: [
        {
          kind: 'text',
          text: 'Each total is compared with that of the same number of whole days just before; today is not over yet. Earlier videos have had more time to be seen: {text:dashboard.why.title} says how much of the change comes from age, from the number of videos, from the middle video and from videos out of the ordinary. The parts add up exactly.',
        },
        {
          kind: 'text',
          text: 'Where a change cannot be measured, the page says why: known videos that do not go back far enough, an unknown number, exact and rounded figures mixed, a difference smaller than TikTok’s rounding. No percentage is worked out from zero, nor from fewer than five videos.',
        },
      ],
    },
    {
      id: 'engagement',
      title: 'Engagement in context',
      blocks: [
        {
          kind: 'text',
          text: 'Beside the colour stands your own rank: the share of your earlier videos that the middle video of the period outdoes. It takes five videos in the period and ten before it. The published benchmark carries its source, year and formula; the source can be chosen, and your browser remembers it. Only benchmarks per view are offered.',
        },
        {
          kind: 'picture',
          name: 'engagement',
          alt: 'An engagement in context: its rank among your own videos, then a published benchmark with its source.',
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
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['reports', 'experiments', 'best-practices', 'methods'] }],
    },
  ],
};
