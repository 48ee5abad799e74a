import type { DocPage } from '../../documentation/documentation.ts';

export const imports: DocPage = {
  title: 'Import a file',
  summary:
    'Add your figures from a TikTok, Apify or yt-dlp file or a table of videos, see what it would change before anything is saved, and undo it later.',
  checkedOn: '2026-11-24',
  sections: [
    {
      id: 'steps',
      title: 'Import',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open {page:accounts} and drop the file on the {text:imports.title} card. CSV, Excel, ZIP and JSON will do, one file at a time.',
            'If the file does not name its account, choose it. An account that is not linked yet will be, if your plan has room.',
            'If the file holds several accounts, tick those you want: they come in at once, and each can be undone by itself.',
            'If the file does not say when its counts were read, answer {text:imports.time.question}',
            'Read the preview: new videos, updated ones, those already there, and the rows refused, with the reason. Nothing is saved yet.',
            'Confirm. Large files take a few seconds; you may leave the page.',
          ],
        },
        {
          kind: 'picture',
          name: 'imports',
          alt: 'The preview of a file before it is saved: the account, how many videos were read, the first videos of the file.',
        },
      ],
    },
    {
      id: 'files',
      title: 'Which file to choose',
      blocks: [
        {
          kind: 'table',
          caption: 'The files we read and what they give',
          head: ['File', 'What it brings', 'What it lacks'],
          rows: [
            [
              'TikTok Studio (CSV or ZIP)',
              'Exact figures by day: views, followers, interactions; and recent videos',
              'The year, which the preview restores and asks you to check',
            ],
            [
              'Your TikTok data (JSON or ZIP)',
              'All your public posts with their likes, and your profile',
              'Views, comments and shares',
            ],
            [
              'Apify (JSON, CSV or Excel)',
              'The profile, the videos and their four counters',
              'Precision: TikTok rounded them',
            ],
            ['yt-dlp (JSON)', 'The videos and their four counters', 'Followers, precision'],
            [
              'TikTok page (JSON, itemList)',
              'The profile, the videos, their counters and when they were read',
              'Precision: TikTok rounded them',
            ],
            [
              'Table of videos (CSV or Excel)',
              'What its columns say; account and date come from the link of each video',
              'Whatever has no column, precision',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'How to obtain each of these files is described under {doc:accounts#import|Import a file, on the Accounts page}.',
        },
      ],
    },
    {
      id: 'columns',
      title: 'When a column is not recognised',
      blocks: [
        {
          kind: 'text',
          text: 'The preview says what each column was taken for. With {text:imports.choice.open} you name those that were missed, and say whether dates begin with the day or the month. What stays unnamed is kept with the import and feeds no figure.',
        },
        {
          kind: 'text',
          text: 'The English headers of TikTok Studio come from real exports, those of American Spanish from TikTok Studio’s screens. Those of French, European Spanish, Portuguese, German, Italian, Dutch, Polish, Turkish, Japanese and Arabic are translated: where one is not recognised, name its column. The names of months are those of Unicode.',
        },
        {
          kind: 'text',
          text: 'A file without a column of views is taken for what it has: the views stay unknown, never zero. Where other rows tell theirs, a row without views is refused.',
        },
      ],
    },
    {
      id: 'reading-time',
      title: 'When the counts were read',
      blocks: [
        {
          kind: 'text',
          text: 'A count without a date compares with nothing. Exports of TikTok Studio and yt-dlp and TikTok’s pages carry theirs; most Apify files and tables do not. The preview then offers the file’s own date, another day, or {text:imports.time.unknown}.',
        },
        {
          kind: 'list',
          items: [
            'If nobody knows, the counts are kept as read at an unknown time, after the newest video of the file. They do not enter the history.',
            'An older count never replaces a newer one, unless you ask for it.',
            'Where the file does not carry its date, a count that would fall stays what it was, too: public counts hardly ever fall. The preview says how many videos that concerns.',
          ],
        },
      ],
    },
    {
      id: 'precision',
      title: 'Exact or rounded',
      blocks: [
        {
          kind: 'text',
          text: 'TikTok rounds its public counters from 10,000 on. The precision of a file is read from its own counts: if most views, likes, comments and shares of 10,000 or more are not multiples of 100, it is exact, else it is rounded. A shortened number (1.2K) is always rounded. Exports of TikTok Studio are exact.',
        },
      ],
    },
    {
      id: 'conflicts',
      title: 'When the file contradicts what is there',
      blocks: [
        {
          kind: 'text',
          text: 'Values that differ are shown side by side, with the one that will stay. Importing the same file twice changes nothing.',
        },
      ],
    },
    {
      id: 'undo',
      title: 'Undo',
      blocks: [
        {
          kind: 'text',
          text: 'Every import under {text:imports.list.title} can be undone: the videos it added disappear, those it updated go back to their earlier figures.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What an import does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It is not a sync: it costs nothing, and does not count towards the wait between two readings.',
            'From “Your data” files it reads only the posts and the profile: not your messages, addresses or history.',
            'It guesses nothing: a missing value stays missing, a row it cannot read is refused. A file without any usable row is refused as a whole, and links no account.',
            'It does not change your primary account.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['accounts#import', 'introduction#sources', 'privacy#archive'] }],
    },
  ],
};
