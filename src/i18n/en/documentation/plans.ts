import type { DocPage } from '../../documentation/documentation.ts';

export const plans: DocPage = {
  title: 'Plans and quotas',
  summary: 'What each plan allows, how quotas are counted, and how to cancel.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'limits',
      title: 'The limits of each plan',
      blocks: [
        { kind: 'text', text: 'This table is drawn from the one the server applies.' },
        { kind: 'plans' },
      ],
    },
    {
      id: 'counting',
      title: 'How quotas are counted',
      blocks: [
        {
          kind: 'list',
          items: [
            'An analysis that fails is not counted.',
            'A sync is never counted.',
            'Daily and monthly counters go back to zero at midnight, in the time zone of your profile. The date and time are shown under your quotas.',
            'The bar turns amber from 70% and red from 90%.',
          ],
        },
        {
          kind: 'picture',
          name: 'quotas',
          alt: 'The quota card: what was used, what is left and when the counters start again.',
        },
      ],
    },
    {
      id: 'free',
      title: 'What the Free plan shows',
      blocks: [
        {
          kind: 'text',
          text: 'All the figures read from your primary account, with their source, and the download of your data. One sync is possible every 24 hours. Nothing is blurred, nothing is made up.',
        },
      ],
    },
    {
      id: 'downgrade',
      title: 'Moving to a smaller plan',
      blocks: [
        {
          kind: 'text',
          text: 'Nothing to pay that day: the plan you paid for stays open until the end of its period, then the smaller one takes over. Nothing is erased: your linked accounts and their figures stay. Accounts beyond the number in the plan become read-only, and you choose beforehand which stay active. To link one more account, you first have to be back under the limit of the new plan.',
        },
      ],
    },
    {
      id: 'cancel',
      title: 'Cancel your contract',
      blocks: [
        {
          kind: 'text',
          text: 'The Free plan commits you to nothing: there is nothing to cancel. A paid plan is cancelled without a fee and without giving a reason. It stays open until the end of the paid period; then your account goes back to the Free plan and your data stays readable.',
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['billing', 'limits', 'settings', 'support'] }],
    },
  ],
};
