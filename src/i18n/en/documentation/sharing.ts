import type { DocPage } from '../../documentation/documentation.ts';

export const sharing: DocPage = {
  title: 'Share and export',
  summary: 'Show a report to somebody who has no account, and take your tables with you as files.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Make a share link',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open a video report or an account report, then {text:sharing.title}.',
            'Choose how long it stays open, {value:shareMostDays} days at most, and what it must not show: counters, the account’s name, captions, advice, comparison.',
            '{text:sharing.create}, then copy the address at once: it is shown only this time, and we keep nothing that could open it.',
          ],
        },
        {
          kind: 'picture',
          name: 'sharing',
          alt: 'The share window of a report: how long the link stays open and what it hides.',
        },
        {
          kind: 'text',
          text: 'What you hide is taken out before sending, not just covered on screen. What your plan does not open is not in it either. The shared page says when the report was made and what was hidden.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Close a link',
      blocks: [
        {
          kind: 'text',
          text: 'The list of links says how often each was opened. {text:sharing.revoke} closes it from the very next request. Putting the report in the bin closes all its links for good.',
        },
      ],
    },
    {
      id: 'exports',
      title: 'Export a table or a report',
      blocks: [
        {
          kind: 'text',
          text: 'Every table and every report has the button {text:exports.title}.',
        },
        {
          kind: 'table',
          caption: 'Which format to choose',
          head: ['Format', 'What for'],
          rows: [
            ['CSV', 'Open every row in a spreadsheet, with the source and date of each figure'],
            ['Excel', 'Numbers and dates ready to calculate with, one sheet per table'],
            ['JSON', 'A program: the same names in every language'],
            ['Markdown', 'Paste the table into a note'],
            ['PDF', 'Hand over a report: printable, tagged for screen readers'],
          ],
        },
        {
          kind: 'text',
          text: 'With a Business plan, PDF reports carry your name, your logo and your colours, chosen in the {page:settings#brand|settings}. The Free plan exports your raw figures, without the calculated columns. For decimals, time zones and emoji, see {doc:videos#exports}.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What a link does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It opens nothing but this version of the report: neither your account nor later reports.',
            'It does not open for ever: a link always has a date.',
            'It cannot be found again: once lost, it has to be replaced by another.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['reports', 'videos#exports', 'downloads', 'privacy#archive'] }],
    },
  ],
};
