import type { DocPage } from '../../documentation/documentation.ts';

export const accounts: DocPage = {
  title: 'Accounts',
  summary: 'Link a TikTok account, sync it, import a file, try with a demo creator.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'link',
      title: 'Link an account',
      blocks: [
        {
          kind: 'text',
          text: 'Type the handle, with or without @, or paste the profile’s address. The first linked account becomes the primary one. How many accounts you can link depends on the plan.',
        },
        {
          kind: 'list',
          items: [
            'The primary account carries a star. It cannot be removed while it is primary.',
            'Removing another account asks for confirmation.',
            '{text:accounts.list.change} puts another account in the place of any of them, the primary one too. If the old one has data, you are asked to confirm, and the data stays in the bin for 30 days; changing again, back to the old one, returns it.',
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
      id: 'sync',
      title: 'Sync',
      blocks: [
        {
          kind: 'text',
          text: 'A sync reads the public numbers of the account and its videos. It does not count as an analysis. The first is always possible; afterwards, {limit:freemium.syncCoolDownHours} hours must pass between two syncs on the Free plan, and {limit:premium.syncCoolDownHours} hour on a paid plan. You can leave or reload the page in the meantime.',
        },
        {
          kind: 'note',
          text: 'Public pages are read only if the server’s administrator has allowed it. Otherwise, import a file.',
        },
        {
          kind: 'text',
          text: 'Where the administrator has set up a TikTok app, {text:accounts.connection.connect} appears beside each account: its owner gives permission on TikTok, and the numbers are then exact. The permission can be taken back at any time with {text:accounts.connection.end}. See {doc:connect-tiktok}.',
        },
        {
          kind: 'text',
          text: 'With the plans that sync by themselves, a video is read every hour on its first day, every six hours in its first week, daily in its first month, then weekly for up to three months. The time of the next reading stands beside the account, and the history is kept without limit.',
        },
      ],
    },
    {
      id: 'import',
      title: 'Import a file',
      blocks: [
        {
          kind: 'text',
          text: 'A preview shows what the file contains, column by column, and what would change; nothing is saved before you agree. An import can be undone, and repeating it changes nothing.',
        },
        {
          kind: 'table',
          caption: 'Formats understood',
          head: ['File', 'Content'],
          rows: [
            [
              'TikTok Studio export (CSV or ZIP)',
              'exact figures: views, followers and interactions by day, and the recent videos',
            ],
            [
              '“Download your data” (JSON or ZIP)',
              'your public posts with their likes, and the profile, without views',
            ],
            ['Output of “yt-dlp -J”', 'the videos and their counters, without the number of followers'],
            ['Apify items (JSON)', 'the profile, the videos and their counters'],
          ],
        },
        {
          kind: 'list',
          items: [
            'TikTok Studio: on a computer, open tiktok.com/tiktokstudio, then Analytics, choose the period and “Download data”, in CSV format. TikTok gives up to four ZIPs (overview, content, viewers, followers): import them one after the other, without opening them.',
            'Your data: in the TikTok app, Settings, Account, “Download your data”, in JSON format. TikTok takes a few days to prepare the file. Only posts and profile are read; messages, addresses and history are never saved.',
            'Apify: on the page of the run, in the Storage tab, export the items as JSON.',
          ],
        },
        {
          kind: 'note',
          text: 'TikTok Studio files write days without the year. Accroche finds it by walking back day by day from the last row and shows it in the preview; where a day is missing, the file is refused. “undefined” means that TikTok has no figure: it is never counted as zero.',
        },
        {
          kind: 'text',
          text: 'To get the output of yt-dlp on your computer, once the program is installed:',
        },
        {
          kind: 'command',
          text: 'yt-dlp -J --flat-playlist "https://www.tiktok.com/@your_account" > account.json',
        },
      ],
    },
    {
      id: 'demo',
      title: 'Try without a TikTok account',
      blocks: [
        {
          kind: 'text',
          text: 'Demo creators have a handle that begins with “demo-”: a real TikTok handle never contains a hyphen. Their numbers are made up, for trying things out, and carry the label {text:accounts.demo} everywhere.',
        },
      ],
    },
    {
      id: 'failures',
      title: 'When TikTok does not answer',
      blocks: [
        {
          kind: 'table',
          caption: 'Causes and remedies',
          head: ['What is shown', 'What you can do'],
          rows: [
            ['Account not found', 'Check the spelling of the handle.'],
            ['Private account', 'Make it public while it is read, or import a file.'],
            [
              'Deleted or blocked',
              'TikTok gives the same answer in both cases. Try again later or import a file.',
            ],
            ['TikTok asks to slow down', 'Wait. Your latest data stays on screen.'],
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['imports', 'import-guide', 'connect-tiktok', 'experiments'] }],
    },
  ],
};
