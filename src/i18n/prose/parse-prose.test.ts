import { describe, expect, test } from 'vitest';
import { readDocPage as readPage } from './doc-pages.ts';
import { readQuestions } from './frequent-questions.ts';
import { readLegalPage } from './legal-pages.ts';

const FILE = 'data/documentation/fr/hooks.md';
const HEAD = '---\ncheckedOn: 2026-11-22\n---\n\n# Hooks\n\nWhat hooks are.\n';
const readDocPage = (source: string, file: string) => readPage(source, file, 'fr');
/** `HEAD` and the heading take ten lines, so the tested text is at line 11. */
const page = (body: string) => `${HEAD}\n## Steps {#steps}\n\n${body}\n`;

test('a page is read block by block', () => {
  const body = [
    'Two\nlines of {limit:premium.accounts}.',
    '1. one\n2. two\n   and a half',
    '- three\n- four',
    '> A note\n> of two lines.',
    '```formula\na = b × c\n```',
    '```sh\ncurl x |\n  sh\n```',
    '**What it lists**\n\n| Name | Page |\n| --- | --- |\n| a | {page:hooks\\|Hooks} |\n|  | b |',
    '![What the picture shows](hooks)',
    '{table:plans}',
    '- {doc:accounts}\n- {doc:accounts#sync}',
    'Last.',
    '- five\n\n- {doc:hooks}',
  ].join('\n\n');
  expect(readDocPage(page(body), FILE)).toEqual({
    title: 'Hooks',
    summary: 'What hooks are.',
    checkedOn: '2026-11-22',
    sections: [
      {
        id: 'steps',
        title: 'Steps',
        blocks: [
          { kind: 'text', text: 'Two lines of {limit:premium.accounts}.' },
          { kind: 'steps', items: ['one', 'two and a half'] },
          { kind: 'list', items: ['three', 'four'] },
          { kind: 'note', text: 'A note of two lines.' },
          { kind: 'formula', text: 'a = b × c' },
          { kind: 'command', text: 'curl x |\n  sh' },
          {
            kind: 'table',
            caption: 'What it lists',
            head: ['Name', 'Page'],
            rows: [
              ['a', '{page:hooks|Hooks}'],
              ['', 'b'],
            ],
          },
          { kind: 'picture', name: 'hooks', alt: 'What the picture shows' },
          { kind: 'plans' },
          { kind: 'links', to: ['accounts', 'accounts#sync'] },
          { kind: 'text', text: 'Last.' },
          { kind: 'list', items: ['five'] },
          { kind: 'links', to: ['hooks'] },
        ],
      },
    ],
  });
  expect(readDocPage(page(body).replaceAll('\n', '\r\n'), FILE)).toEqual(readDocPage(page(body), FILE));
});

describe('what a writer gets wrong is said with its file, its line and what to do', () => {
  test.each([
    ['Some **bold** words.', 11, '"*" is not drawn: texts are plain, with slots such as {page:hooks}'],
    [
      'One\n\nSome <b>bold</b> words.',
      13,
      '"<b" is not drawn: texts are plain, with slots such as {page:hooks}',
    ],
    ['- one\n- two\n  - three', 12, 'an item of a list is one text: no list, paragraph or box inside it'],
    ['- one\n- two\nthree', 13, 'after a list or a note stands an empty line'],
    ['> one\ntwo', 12, 'after a list or a note stands an empty line'],
    ['> - one', 11, 'a note (">") is one paragraph'],
    ['| a |\n| --- |\n| b |', 11, 'above a table stands its caption, "**What it lists**"'],
    ['**Names**\n\nText.', 13, 'a table follows its caption "Names"'],
    ['**Names**', 11, 'a table follows its caption "Names"'],
    [
      '**Names**\n\n| a | b |\n| --- | --- |\n| c | d |\n| e |',
      16,
      'the row has 1 cells, the head of the table 2',
    ],
    ['**Names**\n\n| a |\n| --- |\n| b |\nText.', 16, 'a row of a table begins and ends with "|"'],
    ['    indented', 11, 'code stands between "```sh" or "```formula" and "```", not indented'],
    ['- {doc:hooks}\n- two', 11, 'places to read on, "- {doc:accounts}", stand at the end of a list'],
    [
      '{table:prices}',
      11,
      '{table:prices} is no table: there are plans, rounding, glossary, api, changes, benchmarks',
    ],
    ['---', 11, '"---" is nothing that our pages draw (hr)'],
    ['## Steps', 11, 'the heading "Steps" ends with its anchor, as in "Title {#its-id}"'],
    ['## Steps {#steps}', 11, 'another heading of this page has the anchor "steps"'],
    ['### Deeper {#deeper}', 11, 'a section of the documentation is "##"'],
    ['#### Deeper {#deeper}', 11, 'a heading here is "## Title {#its-id}", or "###" below one'],
  ])('%j', (body, line, what) => {
    expect(() => readDocPage(page(body), FILE)).toThrow(`${FILE}, line ${line}: ${what}`);
  });

  test.each([
    ['# Hooks\n\nWhat.', 1, 'a page of the documentation begins with "---", "checkedOn: 2026-01-31", "---"'],
    ['---\nchecked: today\n---\n\n# Hooks', 1, 'the head of a page is "---", "checkedOn: 2026-01-31", "---"'],
    ['Hooks', 1, 'a page begins with its title, "# Title"'],
    ['# Hooks\n\n## Steps {#steps}', 3, 'under the title stands a summary of a sentence or two'],
    [`${HEAD}\nMore words.`, 9, 'after the summary comes a section, "## Title {#its-id}"'],
  ])('at the head: %j', (source, line, what) => {
    expect(() => readDocPage(source, FILE)).toThrow(`${FILE}, line ${line}: ${what}`);
  });

  test('in a legal page, and among the questions', () => {
    const top = '# Title\n\nSummary.\n\n## Part {#part}\n\n';
    expect(() => readLegalPage(`${top}1. one`, 'terms.md')).toThrow(
      'terms.md, line 7: legal pages have paragraphs, lists, notes and tables, and no steps',
    );
    expect(() => readQuestions(`${top}Words.`, 'questions.md')).toThrow(
      'questions.md, line 7: under a group come its questions, "###"',
    );
    expect(() => readQuestions(`${top}### Why? {#why}\n\nSo.\n\nAnd so.`, 'questions.md')).toThrow(
      'questions.md, line 7: the answer to "Why?" is one paragraph',
    );
  });
});
