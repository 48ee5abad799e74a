import type { DocPage } from '../../documentation/documentation.ts';

export const reports: DocPage = {
  title: 'Reports',
  summary:
    'Video reports and account reports: ask for them, find them again, compare them, get them by e-mail.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Make an account report',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open {page:accountReports}. Under {text:accountReports.analyse.title}, choose the account and the period, from {value:reportLeastDays} to {value:reportMostDays} days.',
            'The cost and what you have left are shown before you click. Choose {text:accountReports.analyse.submit}.',
            'The report opens: what changed, your medians with their ranges, your best and worst videos, what works for you, when to post, advice with its evidence.',
          ],
        },
        {
          kind: 'picture',
          name: 'reports',
          alt: 'An account report: how views changed against the period before, split between its causes.',
        },
        {
          kind: 'text',
          text: 'A report never changes: it keeps the figures of the day it was made. {text:accountReports.basis.check}, at the end of the page, works it out again from the data kept with it and compares every byte.',
        },
      ],
    },
    {
      id: 'videos',
      title: 'Find video analyses again',
      blocks: [
        {
          kind: 'text',
          text: '{page:videoReports} keeps every analysis. Search without worrying about accents, filter, sort, save a view under a name. Tick two to four reports to put them side by side; {text:videoReports.report.again} adds a version and shows what changed.',
        },
      ],
    },
    {
      id: 'compare',
      title: 'Compare two account reports',
      blocks: [
        {
          kind: 'text',
          text: 'At the end of a report, {text:accountReports.report.sections.compare} puts two reports of the same account side by side. If their method or their number of days differs, the page says so: part of the gap may come from that.',
        },
      ],
    },
    {
      id: 'schedule',
      title: 'Get a report by e-mail',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Under {page:accountReports}, choose {text:schedules.create}, then the account, how often, the day and the hour, in your own time zone.',
            'Add up to {value:recipients} other recipients. Each is asked by e-mail first; without their consent nothing is sent.',
            'Every report counts as one account analysis. When none is left, the report is not made and you are told.',
          ],
        },
        {
          kind: 'text',
          text: 'Scheduled reports are not part of the Free plan. Each message carries the report as a PDF, a link that opens it without an account (it stands among your share links, where you can close it), and a link that ends the mails with one click.',
        },
      ],
    },
    {
      id: 'bin',
      title: 'Delete and restore',
      blocks: [
        {
          kind: 'text',
          text: 'A deleted report goes to the bin and can be restored for 30 days, to the byte. Its share links are closed for good.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What a report does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It draws no conclusion from too few videos: to say what works it needs {value:liftFloorInAll}, with {value:liftFloor} on each side.',
            'It does not count today: a period ends yesterday.',
            'It does not say why a video worked. It proposes tests, and only those decide.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['sharing', 'experiments', 'dashboard#change', 'best-practices'] }],
    },
  ],
};
