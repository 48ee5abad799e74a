import { Lexer, type Token, type Tokens } from 'marked';

/** A block of a page as written. `directive` is `{table:name}`: a table generated from code. */
type ProseContent =
  | { kind: 'text' | 'note' | 'formula' | 'command'; text: string }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'picture'; name: string; alt: string }
  | { kind: 'directive'; name: string };
export type ProseBlock = ProseContent & { line: number };

interface ProseHeading {
  depth: 2 | 3;
  title: string;
  id: string;
  line: number;
  blocks: readonly ProseBlock[];
}

interface Prose {
  title: string;
  summary: string;
  /** YYYY-MM-DD, from the header of the file. */
  checkedOn: string | null;
  headings: readonly ProseHeading[];
}

/** A mistake in a prose file, with its position. */
export class ProseError extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}, line ${line}: ${what}`);
    this.name = 'ProseError';
  }
}

const HEAD = /^---\ncheckedOn: (20\d\d-\d\d-\d\d)\n---\n/;
const HEADING = /^(.+) \{#([a-z\d]+(?:-[a-z\d]+)*)\}$/;
const CAPTION = /^\*\*([^*]+)\*\*$/;
const PICTURE = /^!\[([^\]]+)\]\(([a-z\d-]+)\)$/;
const DIRECTIVE = /^\{table:([a-z-]+)\}$/;
/** Markdown syntax that our pages do not render. */
const MARKUP = /\*|`|~~|__|\\|<[a-z!/]|!\[/i;
const FENCES: Readonly<Record<string, 'formula' | 'command'>> = { formula: 'formula', sh: 'command' };

/**
 * Parses the Markdown of a page: `# Title`, its summary, then `## Section {#id}` (`### Question {#id}`) with
 * paragraphs,
 * lists, steps (`1.`), notes (`>`), tables under a **caption**, pictures, and fences `formula` and `sh`. Throws a
 * `ProseError` on anything else.
 */
export function parseProse(source: string, file: string): Prose {
  const text = source.replaceAll('\r\n', '\n');
  const head = HEAD.exec(text);
  if (head === null && text.startsWith('---'))
    throw new ProseError(file, 1, 'the head of a page is "---", "checkedOn: 2026-01-31", "---"');
  const start = head?.[0] ?? '';
  const blocks = placed(
    new Lexer({ gfm: true }).blockTokens(text.slice(start.length), []),
    linesOf(start) + 1,
  );
  const [title, summary, ...rest] = blocks;
  if (title?.token.type !== 'heading' || title.token['depth'] !== 1)
    throw new ProseError(file, title?.line ?? 1, 'a page begins with its title, "# Title"');
  if (summary?.token.type !== 'paragraph')
    throw new ProseError(
      file,
      summary?.line ?? title.line,
      'under the title stands a summary of a sentence or two',
    );
  return {
    title: plain(String(title.token['text']), file, title.line),
    summary: plain(String(summary.token['text']), file, summary.line),
    checkedOn: head?.[1] ?? null,
    headings: headingsOf(rest, file),
  };
}

interface Placed {
  token: Token;
  line: number;
}

const linesOf = (text: string) => text.split('\n').length - 1;

/** Each token with its start line; their `raw` strings add up to the text itself. */
function placed(tokens: readonly Token[], firstLine: number): Placed[] {
  let line = firstLine;
  const found: Placed[] = [];
  for (const token of tokens) {
    if (token.type !== 'space') found.push({ token, line: line + leading(token.raw) });
    line += linesOf(token.raw);
  }
  return found;
}

const leading = (raw: string) => linesOf(/^\n*/.exec(raw)?.[0] ?? '');

function headingsOf(blocks: readonly Placed[], file: string): ProseHeading[] {
  const headings: (ProseHeading & { blocks: ProseBlock[] })[] = [];
  let caption: { text: string; line: number } | null = null;
  for (const { token, line } of blocks) {
    if (caption !== null && token.type !== 'table')
      throw new ProseError(file, line, `a table follows its caption "${caption.text}"`);
    if (token.type === 'heading') {
      headings.push(headingOf(token as Tokens.Heading, file, line, headings));
      continue;
    }
    const blocksHere = headings.at(-1)?.blocks;
    if (blocksHere === undefined)
      throw new ProseError(file, line, 'after the summary comes a section, "## Title {#its-id}"');
    const bold = token.type === 'paragraph' ? CAPTION.exec(token.raw.trim())?.[1] : undefined;
    if (bold !== undefined) caption = { text: plain(bold, file, line), line };
    else {
      blocksHere.push({ ...blockOf(token, file, line, caption?.text ?? null), line });
      caption = null;
    }
  }
  if (caption !== null)
    throw new ProseError(file, caption.line, `a table follows its caption "${caption.text}"`);
  return headings;
}

function headingOf(
  { depth, text }: Tokens.Heading,
  file: string,
  line: number,
  before: readonly ProseHeading[],
): ProseHeading & { blocks: ProseBlock[] } {
  const [, title, id] = HEADING.exec(text) ?? [];
  if ((depth !== 2 && depth !== 3) || (depth === 3 && before.length === 0))
    throw new ProseError(file, line, `a heading here is "## Title {#its-id}", or "###" below one`);
  if (title === undefined || id === undefined)
    throw new ProseError(file, line, `the heading "${text}" ends with its anchor, as in "Title {#its-id}"`);
  if (before.some(other => other.id === id))
    throw new ProseError(file, line, `another heading of this page has the anchor "${id}"`);
  return { depth, title: plain(title, file, line), id, line, blocks: [] };
}

function blockOf(token: Token, file: string, line: number, caption: string | null): ProseContent {
  switch (token.type) {
    case 'paragraph':
      return paragraphOf(joined(String(token['text'])), file, line);
    case 'list':
      return listOf(token as Tokens.List, file, line);
    case 'blockquote': {
      ownLines(token.raw, />/, file, line);
      const [only, ...more] = ((token as Tokens.Blockquote).tokens ?? []).filter(
        ({ type }) => type !== 'space',
      );
      if (only?.type !== 'paragraph' || more.length > 0)
        throw new ProseError(file, line, 'a note (">") is one paragraph');
      return { kind: 'note', text: plain(String(only['text']), file, line) };
    }
    case 'code': {
      const { lang = '', text } = token as Tokens.Code;
      const kind = FENCES[lang];
      if (kind === undefined)
        throw new ProseError(
          file,
          line,
          'code stands between "```sh" or "```formula" and "```", not indented',
        );
      return { kind, text };
    }
    case 'table':
      return tableOf(token as Tokens.Table, file, line, caption);
    default:
      throw new ProseError(
        file,
        line,
        `"${firstLine(token.raw)}" is nothing that our pages draw (${token.type})`,
      );
  }
}

const firstLine = (raw: string) => raw.trim().split('\n')[0] ?? '';

function paragraphOf(text: string, file: string, line: number): ProseContent {
  const [, alt, picture] = PICTURE.exec(text) ?? [];
  if (alt !== undefined && picture !== undefined)
    return { kind: 'picture', name: picture, alt: plain(alt, file, line) };
  const directive = DIRECTIVE.exec(text)?.[1];
  if (directive !== undefined) return { kind: 'directive', name: directive };
  return { kind: 'text', text: plain(text, file, line) };
}

function listOf({ items, ordered }: Tokens.List, file: string, firstLineOfList: number): ProseContent {
  const texts = placed(items, firstLineOfList).map(({ token, line }) => {
    const { task, tokens, text, raw } = token as Tokens.ListItem;
    ownLines(raw, / /, file, line);
    const [only, ...more] = tokens.filter(({ type }) => type !== 'space');
    if (task || (only?.type !== 'text' && only?.type !== 'paragraph') || more.length > 0)
      throw new ProseError(file, line, 'an item of a list is one text: no list, paragraph or box inside it');
    return plain(text.trim(), file, line);
  });
  return { kind: ordered ? 'steps' : 'list', items: texts };
}

function tableOf(
  { header, rows, raw }: Tokens.Table,
  file: string,
  firstLineOfTable: number,
  caption: string | null,
): ProseContent {
  if (caption === null)
    throw new ProseError(file, firstLineOfTable, 'above a table stands its caption, "**What it lists**"');
  const written = raw.trimEnd().split('\n');
  const cells = (found: readonly Tokens.TableCell[], at: number) => {
    const line = firstLineOfTable + at;
    const row = (written[at] ?? '').trim().replaceAll('\\|', '');
    if (!/^\|.*\|$/.test(row)) throw new ProseError(file, line, 'a row of a table begins and ends with "|"');
    // Markdown would truncate a row longer than the header, and pad a shorter one.
    const count = row.slice(1, -1).split('|').length;
    if (count !== header.length)
      throw new ProseError(file, line, `the row has ${count} cells, the head of the table ${header.length}`);
    return found.map(({ text }) => plain(text, file, line));
  };
  return { kind: 'table', caption, head: cells(header, 0), rows: rows.map((row, at) => cells(row, at + 2)) };
}

/** Markdown appends a following line without a blank one to the list or note; this is rarely intended. */
function ownLines(raw: string, begins: RegExp, file: string, line: number): void {
  const at = raw
    .trimEnd()
    .split('\n')
    .findIndex((one, index) => index > 0 && one !== '' && one.search(begins) !== 0);
  if (at > 0) throw new ProseError(file, line + at, 'after a list or a note stands an empty line');
}

/** A paragraph may span several lines. */
const joined = (text: string) => text.replaceAll('\n', ' ');

function plain(text: string, file: string, line: number): string {
  const words = joined(text);
  const sign = MARKUP.exec(words)?.[0];
  if (sign !== undefined)
    throw new ProseError(
      file,
      line,
      `"${sign}" is not drawn: texts are plain, with slots such as {page:hooks}`,
    );
  return words;
}
