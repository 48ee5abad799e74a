import type { DocPage } from '../../documentation/documentation.ts';

export const connectTiktok: DocPage = {
  title: 'Connect TikTok',
  summary: 'Let Accroche read your exact figures, and take that permission back whenever you like.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Give permission',
      blocks: [
        {
          kind: 'text',
          text: 'TikTok’s public pages round their counters. The owner of an account can let exact figures be read instead. This connection exists only where the administrator of this server has registered an app with TikTok ({variable:TIKTOK_CLIENT_KEY} and {variable:TIKTOK_CLIENT_SECRET}); otherwise the button is not there.',
        },
        {
          kind: 'steps',
          items: [
            'Open {page:accounts}. On the account’s row, choose {text:accounts.connection.connect}.',
            'TikTok asks for your consent and brings you back here. If you are signed in to TikTok with another account, switch there first.',
            'The row then says {text:accounts.connection.connected}, and a reading starts at once.',
          ],
        },
        {
          kind: 'picture',
          name: 'accounts',
          alt: 'The linked accounts card: for each account, its last sync and what can be done with it.',
        },
      ],
    },
    {
      id: 'what',
      title: 'What is read',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your profile: display name, followers, total likes, number of videos.',
            'Your public videos: caption, length, date, views, likes, comments, shares.',
            'The tokens TikTok gives us are encrypted and are part of no archive.',
          ],
        },
      ],
    },
    {
      id: 'broken',
      title: 'When TikTok no longer accepts the permission',
      blocks: [
        {
          kind: 'text',
          text: 'A permission expires sooner or later, or you withdraw it in the TikTok app. The account’s row says so and offers {text:accounts.connection.reconnect}. Figures already read stay, and an exact figure is never subtracted from a rounded one.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Take permission back',
      blocks: [
        {
          kind: 'text',
          text: 'Choose {text:accounts.connection.end}. The permission is handed back to TikTok and the tokens are deleted here. The account stays linked, with everything that was read.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What connecting does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It posts nothing, and reads neither your messages, nor your drafts, nor your private videos.',
            'It gives neither watch time, nor traffic sources, nor the age of your audience: TikTok does not share them this way. Some of it is in the files of TikTok Studio.',
            'It changes nothing about quotas: a reading is never counted.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['accounts#sync', 'imports', 'introduction#sources', 'privacy'] }],
    },
  ],
};
