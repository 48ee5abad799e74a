import type { DocPage } from '../../documentation/documentation.ts';

export const videos: DocPage = {
  title: 'Videos',
  summary: 'Read a video’s numbers, compare them, and do not be fooled by a mean.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'counters',
      title: 'The four counters',
      blocks: [
        {
          kind: 'list',
          items: [
            'Views: plays counted by TikTok, repeats included.',
            'Likes, comments, shares: the public totals at the time of reading.',
            'Engagement: the sum of the last three divided by the views, as a percentage.',
          ],
        },
        {
          kind: 'text',
          text: 'On charts, each counter keeps its colour and its kind of line everywhere. Views have a scale of their own: they are often twenty times the rest.',
        },
        {
          kind: 'picture',
          name: 'videos',
          alt: 'The table of an account’s videos, with their four counters and their engagement.',
        },
      ],
    },
    {
      id: 'median',
      title: 'Mean and median',
      blocks: [
        {
          kind: 'text',
          text: 'An account’s views are very uneven: a few videos make most of the total. The mean follows those exceptions. The median is the video in the middle: half of the videos do better, half do worse. Look at the median first, then at the gap between the two.',
        },
        {
          kind: 'picture',
          name: 'performance',
          alt: 'The chart of the latest videos: each video a point, the median a line.',
        },
      ],
    },
    {
      id: 'age',
      title: 'A video’s age',
      blocks: [
        {
          kind: 'text',
          text: 'Yesterday’s video has not finished collecting its views. Compare videos of the same age, and wait a few days before you judge.',
        },
      ],
    },
    {
      id: 'analysis',
      title: 'Reading the analysis of a video',
      blocks: [
        {
          kind: 'list',
          items: [
            'The three sentences at the top give what was found, what it rests on, and what to do next.',
            '{text:videoAnalysis.standing.title}: your videos at the same age, then those of the same length. Under ten videos a sentence takes the place of the figure.',
            'A range says how far chance may reach. Where it includes ×1, nothing is established.',
            '“Not assessed” is neither a good nor a bad mark: provide the video’s file and its spoken words to learn more.',
            'Up to three rewrites of the hook and three calls to action start from the topic read in the video, shown with the place where it was read. Where it is not understood, nothing is proposed: give it yourself under Hooks.',
            'A video analysed by its link can be measured afterwards: give its file at the foot of the analysis, or let yt-dlp fetch it where it is installed.',
            'The kind of hook is sometimes wrong: correct it. Your account reports and your next analyses go by it, and {text:videoAnalysis.correct.undo} takes it back.',
          ],
        },
        {
          kind: 'text',
          text: 'There is no mark out of a hundred. The caption and the form of a video explain next to nothing of its views: such a figure would be made up.',
        },
      ],
    },
    {
      id: 'reports',
      title: 'Finding, comparing and sharing a video report',
      blocks: [
        {
          kind: 'list',
          items: [
            'Video reports keeps every analysis. Search without worrying about accents, filter, sort by any column, and save a view under a name: the address of the page holds all of it.',
            'Tick several reports to label, export or delete them, or to compare two to four. A deleted report can be restored for 30 days.',
            'Analysing again adds a version; the report shows what has changed since the one before.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'In a report, choose Share, then how long the link stays open (1 to 90 days) and what it must not show.',
            'Copy the address at once: it is shown only once, and we keep nothing that opens it.',
            'Take the link back whenever you like: it is closed from the very next request.',
          ],
        },
        {
          kind: 'text',
          text: 'What you hide is taken out before it is sent. What your plan does not open is not in it either. Putting the report in the bin closes its links for good.',
        },
      ],
    },
    {
      id: 'exports',
      title: 'Exporting a table or a report',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every table has an Export button: CSV, Excel, JSON or Markdown. The file holds every row, not only those shown, with the source and the time of each figure.',
            'The CSV follows your settings: with a decimal comma its columns are separated by semicolons. Times are in your time zone, written in the heading of the column.',
            'The JSON keeps the same names in every language: use it for programs.',
            'A report can be exported as PDF too. With a Business plan it carries your name, logo and colours, chosen in the settings. Emojis and writing other than Latin, Greek and Cyrillic (Arabic, Hebrew, Japanese…) are missing from the PDF, which says so: Excel, CSV, JSON and Markdown keep them.',
          ],
        },
        {
          kind: 'text',
          text: 'The Free plan exports your raw figures, without what we worked out from them. A text that a spreadsheet would take for a formula has an apostrophe before it.',
        },
      ],
    },
    {
      id: 'studio',
      title: 'Why TikTok Studio shows something else',
      blocks: [
        {
          kind: 'list',
          items: [
            'TikTok Studio gives the account’s owner exact counters; public pages round them.',
            'The two are not updated at the same moment.',
            'Our numbers are those of the time of reading, written on their card.',
          ],
        },
      ],
    },
    {
      id: 'download',
      title: 'Downloading a video',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open Downloads. Your own data comes first: archive, exports, figures and files of your videos.',
            'Paste the links of public TikTok videos, one per line. Short links will do.',
            'Confirm that these videos are yours, or that their author allows you to download them. Your statement is kept with its date.',
            'Where TikTok offers two files, choose: H.264 plays everywhere, H.265 is sharper but some devices do not play it.',
            'Save the file before it expires. Its SHA-256 checksum lets you verify that it is whole.',
          ],
        },
        {
          kind: 'list',
          items: [
            'A slideshow is not a video: it is refused, never replaced by its sound alone.',
            'A video that is private, deleted or shown only to people who are signed in cannot be downloaded. Where TikTok refuses without saying why, so do we.',
            'The space used and its limit are shown. A deleted download can be restored for a day and counts until then.',
            'Downloading by link needs an administrator to have allowed it, and the program yt-dlp to be installed and recent; the page says what is missing.',
            'The archive of your data holds the list of your downloads, not the files.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['analyse-a-video', 'reports', 'sharing', 'methods'] }],
    },
  ],
};
