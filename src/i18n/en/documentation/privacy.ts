import type { DocPage } from '../../documentation/documentation.ts';

export const privacy: DocPage = {
  title: 'Your data',
  summary: 'What is kept, for how long, who can see it; take your data with you, and have it erased.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Take your data with you, or erase it',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open {page:settings#data|Data} in the settings.',
            '{text:settings.data.export} prepares a ZIP archive of everything about you, as JSON and CSV, with a description and checksums.',
            '{text:settings.data.delete} asks for your password and a word to type. Your other sessions and your keys stop at once; everything is erased {value:deletionDays} days later. Until then, {text:settings.data.keep} stops it.',
          ],
        },
        {
          kind: 'picture',
          name: 'privacy',
          alt: 'The {text:settings.nav.data} section of the settings: export everything, then import an archive.',
        },
      ],
    },
    {
      id: 'archive',
      title: 'The archive',
      blocks: [
        {
          kind: 'text',
          text: 'It is open to every plan. Its folder “data” can be brought into another installation of Accroche with {text:settings.data.import}: a preview says what would be added, and what is already there does not change. It holds no password, no key and no code.',
        },
      ],
    },
    {
      id: 'kept',
      title: 'What is kept, and for how long',
      blocks: [
        {
          kind: 'table',
          caption: 'How long data is kept',
          head: ['Data', 'How long'],
          rows: [
            ['Linked accounts, videos, readings, reports', 'As long as your account exists'],
            ['A deleted account, report, test, text or conversation', '30 days, so that you can restore it'],
            ['A video file given to an analysis', 'Until the analysis is done, unless you ask to keep it'],
            ['A downloaded video', 'The time written beside the form'],
            ['A share link', '{value:shareMostDays} days at most'],
            ['Everything else, when the account is deleted', 'Erased after {value:deletionDays} days'],
          ],
        },
        {
          kind: 'text',
          text: 'The log of administrative acts stays, without anything that tells whom it is about. If an older backup is restored, erased accounts are erased again automatically.',
        },
      ],
    },
    {
      id: 'who',
      title: 'Who can see your data',
      blocks: [
        {
          kind: 'list',
          items: [
            'You. Every row carries the identifier of its owner, and the database itself refuses to show it to another account.',
            'People to whom you give a {doc:sharing|share link}, while it is open.',
            'Support, for {value:supportMinutes} minutes, read-only, with a reason ({doc:security#support-views|you see it}).',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and audience measurement',
      blocks: [
        {
          kind: 'text',
          text: 'There is no advertising, no audience measurement, and no request to another site. One cookie remembers whether the sidebar is open; your browser keeps the session, the theme, the language and a few display choices.',
        },
      ],
    },
    {
      id: 'out',
      title: 'What leaves this server',
      blocks: [
        {
          kind: 'list',
          items: [
            'To TikTok or Apify: the name of the account to read, when you sync and that source is allowed.',
            'To a language model: only if you, or the administrator, named one. By default nothing leaves.',
            'To Stripe: what a payment needs, where this server really takes money.',
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'What erasing does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It erases nothing at TikTok, at Apify or at the provider of a model: withdraw your permissions and keys there.',
            'It does not recall files you exported, nor reports already sent by e-mail.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['security', 'billing#cancel', 'sharing', 'support'] }],
    },
  ],
};
