import type { LegalPage } from '#i18n/slots/legal.ts';

export const cookies: LegalPage = {
  title: 'Cookies and local storage',
  summary: 'Only what makes the service work: no audience measurement and no advertising, so no banner.',
  sections: [
    {
      id: 'why',
      title: 'Why there is no banner',
      blocks: [
        {
          kind: 'text',
          text: 'Article 82 of French law no. 78-17 of 6 January 1978 requires your consent to read or write on your device, unless it is strictly necessary for a service that you ask for. Everything below is. Nothing is shared, nothing follows you from one site to another.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        {
          kind: 'table',
          caption: 'Cookies in use',
          head: ['Name', 'What it is for', 'How long'],
          rows: [
            ['sidebar_state', 'Sidebar open or collapsed', '7 days'],
            [
              'accroche-oauth',
              'Recognising your browser when it comes back from signing in with Google, if you use it',
              '10\u00A0minutes',
            ],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Browser storage',
      blocks: [
        {
          kind: 'table',
          caption: 'Storage',
          head: ['Content', 'What it is for'],
          rows: [
            ['Session (accroche-session)', 'Staying signed in; deleted when you sign out'],
            ['Language and theme', 'Finding your choice again'],
            ['When the community invitation was shown', 'Not showing it too often'],
            [
              'Sync under way, drafts, last choices in forms, teleprompter settings, chosen benchmark',
              'Losing nothing when the page is reloaded',
            ],
            ['Demo (in the tab only)', 'Looking at the demo; gone with the tab'],
            ['Offline page', 'Saying that there is no connection; no private data is kept there'],
          ],
        },
        {
          kind: 'text',
          text: 'Clearing the site’s data in your browser deletes all of this, and signs you out.',
        },
      ],
    },
  ],
};
