import type { DocPage } from '../../documentation.ts';

export const plans: DocPage = {
  title: 'Plans and quotas',
  summary: 'What each plan allows, how quotas are counted, and how to cancel.',
  checkedOn: '2026-11-21',
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
            'Days and months turn over at midnight, in the time zone of your profile. The instant is shown under your quotas.',
            'The bar turns amber from 70% and red from 90%.',
          ],
        },
      ],
    },
    {
      id: 'free',
      title: 'What the Free plan shows',
      blocks: [
        {
          kind: 'text',
          text: 'An analysis is worked out in full. The free part is shown: summary, score, first items. For the rest, we write exactly what it holds. Nothing is blurred, nothing is made up.',
        },
      ],
    },
    {
      id: 'downgrade',
      title: 'Moving to a smaller plan',
      blocks: [
        {
          kind: 'text',
          text: 'You choose which accounts stay active. The others stay readable, without new syncs. Nothing is erased.',
        },
      ],
    },
    {
      id: 'cancel',
      title: 'Cancel your contract',
      blocks: [
        {
          kind: 'text',
          text: 'The Free plan commits you to nothing: there is nothing to cancel. A paid plan is cancelled without fee and without a reason to give. It stays open until the end of the paid period; then your account goes back to the Free plan and your data stays readable.',
        },
      ],
    },
  ],
};
