import type { QuestionGroup } from '../../documentation/documentation.ts';

export const questions: readonly QuestionGroup[] = [
  {
    id: 'data',
    title: 'Start and link my accounts',
    questions: [
      {
        id: 'password',
        question: 'Do I have to give my TikTok password?',
        answer:
          'No. Accroche only reads what is public, or the file you import. Give your TikTok password to nobody.',
      },
      {
        id: 'try',
        question: 'Can I try without a TikTok account?',
        answer:
          'Yes. Create an account, then link a demo creator: its handle begins with “demo-”. Its numbers carry the label “demo data” everywhere.',
      },
      {
        id: 'delete',
        question: 'How do I remove a linked account?',
        answer:
          'On the Accounts page, with a confirmation. The primary account cannot be removed: make another one primary first.',
      },
    ],
  },
  {
    id: 'sync',
    title: 'Collect my figures',
    questions: [
      {
        id: 'often',
        question: 'How often can I sync?',
        answer:
          'Once every 24 hours on the Free plan, every hour on a paid plan. The first time is always possible, and a sync that fails does not make you wait.',
      },
      {
        id: 'refused',
        question: 'TikTok refuses the sync. What now?',
        answer:
          'Read the reason shown: each has its remedy. Your latest data stays. In any case, you can import a file.',
      },
      {
        id: 'leave',
        question: 'Can I close the page during an analysis?',
        answer: 'Yes. It continues on the server. Come back within five minutes to pick up its progress.',
      },
    ],
  },
  {
    id: 'figures',
    title: 'Understand my figures',
    questions: [
      {
        id: 'round',
        question: 'Why are my numbers round?',
        answer:
          'TikTok rounds its public counters: in steps of 100 from 10,000, in steps of 100,000 from one million. The card of each figure says so.',
      },
      {
        id: 'studio',
        question: 'Why does TikTok Studio show something else?',
        answer:
          'TikTok Studio gives the account’s owner exact counters, updated at other moments. Our numbers are those of the time of reading.',
      },
    ],
  },
  {
    id: 'plans',
    title: 'Follow my quotas, pay, cancel',
    questions: [
      {
        id: 'counted',
        question: 'What is counted?',
        answer:
          'Analyses of videos and accounts, and generations, depending on your plan. A sync is not counted, nor is an analysis that fails.',
      },
      {
        id: 'reset',
        question: 'When do my quotas start again?',
        answer:
          'At midnight, in the time zone of your profile: every day for daily limits, on the first of the month for monthly ones.',
      },
      {
        id: 'cancel',
        question: 'How do I cancel?',
        answer:
          'The Free plan commits you to nothing. A paid plan is cancelled without a fee or a reason and stays open until the end of the paid period.',
      },
    ],
  },
  {
    id: 'sign-in',
    title: 'Sign in',
    questions: [
      {
        id: 'forgot',
        question: 'I forgot my password. What now?',
        answer: 'Ask for a link on the sign-in page: it comes by e-mail and works once.',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Protect my data',
    questions: [
      {
        id: 'who',
        question: 'Who sees my data?',
        answer:
          'You. Every row of the database carries its owner’s identifier, and the database refuses to show it to another account.',
      },
      {
        id: 'cookies',
        question: 'Are there advertising cookies?',
        answer:
          'No, and no audience tracking. A single cookie remembers whether the sidebar is expanded; your browser keeps the session, the theme and the language.',
      },
    ],
  },
];
