import type { Block, Cell, ReportDocument, Table } from './report-document.ts';

/** What Markdown would read as something else than text, also HTML. */
const SPECIAL = /[\\`*_[\]{}<>#|~!]/g;

function escaped(text: string): string {
  // A line that begins like a list or a rule is none.
  return text.replace(SPECIAL, '\\$&').replace(/^(\s*)([-+=]|\d+(?=[.)]))/, '$1\\$2');
}

function inCell({ text, link }: Cell): string {
  const said = escaped(text);
  return link === undefined ? said : `[${said}](<${encodeURI(link).replace(/[<>|]/g, encodeURIComponent)}>)`;
}

function table({ caption, columns, rows }: Table): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    ...(caption === null ? [] : [`**${escaped(caption)}**`, '']),
    line(columns.map(({ title }) => escaped(title))),
    line(columns.map(({ isNumber }) => (isNumber === true ? '---:' : '---'))),
    ...rows.map(row => line(row.map(inCell))),
  ];
}

function block(one: Block): string[] {
  if (one.kind === 'table') return table(one.table);
  if (one.kind === 'item')
    return [`**${escaped(one.title)}**`, '', ...one.lines.map(line => `- ${escaped(line)}`)];
  return [one.kind === 'note' ? `_${escaped(one.text)}_` : escaped(one.text)];
}

/** A report as Markdown (GFM tables); nothing in it is markup but ours. */
export function toMarkdown({ title, subtitle, sections }: ReportDocument): string {
  const lines = [
    `# ${escaped(title)}`,
    '',
    ...subtitle.flatMap(line => [escaped(line), '']),
    ...sections.flatMap(section => [
      `## ${escaped(section.title)}`,
      '',
      ...section.blocks.flatMap(one => [...block(one), '']),
    ]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
