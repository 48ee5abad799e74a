import type { DocPage } from '../../documentation/documentation.ts';

export const administration: DocPage = {
  title: 'Administration',
  summary: 'What the administrators of an Accroche server see: users, sources, requests, revenue, the log.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Find what you are looking for',
      blocks: [
        {
          kind: 'steps',
          items: [
            'The first account made on a server is its administrator. The entry {page:admin} shows only with this role, which the server checks on every call.',
            'Choose a tab. Each has its own address, with its filters and its search.',
            'An act that concerns somebody needs a reason. It is written into the {text:admin.tabs.audit}, which cannot be erased.',
          ],
        },
        {
          kind: 'table',
          caption: 'What each tab holds',
          head: ['Tab', 'What is done there'],
          rows: [
            [
              '{text:admin.tabs.users}',
              'Find somebody, change their plan, lock them out, give credits back, remove a second factor, read their account without changing it',
            ],
            ['{text:admin.tabs.tickets}', 'Answer requests to support'],
            ['{text:admin.tabs.issues}', 'Announce a known issue and how to get around it'],
            ['{text:admin.tabs.testimonials}', 'Read testimonials, publish them or say why not'],
            ['{text:admin.tabs.pages}', 'Read what readers say of this documentation'],
            ['{text:admin.tabs.revenue}', 'Follow contracts, payments and prices'],
            ['{text:admin.tabs.sources}', 'Allow or forbid reading TikTok, see the state of each source'],
            ['{text:admin.tabs.model}', 'Name a language model for the whole server, follow what it uses'],
            ['{text:admin.tabs.jobs}', 'Follow syncs, start one again'],
            ['{text:admin.tabs.outbox}', 'Read messages that could not be sent by e-mail'],
            ['{text:admin.tabs.audit}', 'Find who did what, when and why'],
          ],
        },
      ],
    },
    {
      id: 'consent',
      title: 'Allow reading TikTok',
      blocks: [
        {
          kind: 'text',
          text: 'It is closed until an administrator agrees, under {text:admin.tabs.sources}, to the sentence about TikTok’s terms. The consent is withdrawn in the same place. Imported files, connected accounts and the demo do not depend on it.',
        },
      ],
    },
    {
      id: 'view-as',
      title: 'Read somebody’s account',
      blocks: [
        {
          kind: 'text',
          text: 'To help, an administrator can read a user’s pages for {value:supportMinutes} minutes, without changing anything, and says why. The user sees it in their {page:settings#security|settings}.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What the administration does not show',
      blocks: [
        {
          kind: 'list',
          items: [
            'No password, no key, no token: the server keeps only hashes or encrypted forms of them.',
            'No bank card number: it never reaches this server.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['privacy#who', 'security#support-views', 'accounts#sync'] }],
    },
  ],
};
