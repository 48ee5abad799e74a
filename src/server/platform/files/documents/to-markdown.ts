import { markdownLink, markdownText } from '../markdown-text.ts';
import type { Block, Cell, ReportDocument, Table } from '#presentation/document.ts';

function inCell({ text, link }: Cell): string {
  return link === undefined ? markdownText(text) : markdownLink(text, link);
}

function table({ caption, columns, rows }: Table): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    ...(caption === null ? [] : [`**${markdownText(caption)}**`, '']),
    line(columns.map(({ title }) => markdownText(title))),
    line(columns.map(({ isNumber }) => (isNumber === true ? '---:' : '---'))),
    ...rows.map(row => line(row.map(inCell))),
  ];
}

function block(one: Block): string[] {
  if (one.kind === 'table') return table(one.table);
  if (one.kind === 'chart') return [];
  if (one.kind === 'item')
    return [`**${markdownText(one.title)}**`, '', ...one.lines.map(line => `- ${markdownText(line)}`)];
  return [one.kind === 'note' ? `_${markdownText(one.text)}_` : markdownText(one.text)];
}

/** A report as Markdown (GFM tables); its texts are escaped, only our markup is active. */
export function toMarkdown({ title, subtitle, sections }: ReportDocument): string {
  const lines = [
    `# ${markdownText(title)}`,
    '',
    ...subtitle.flatMap(line => [markdownText(line), '']),
    ...sections.flatMap(section => [
      `## ${markdownText(section.title)}`,
      '',
      ...section.blocks.filter(({ kind }) => kind !== 'chart').flatMap(one => [...block(one), '']),
    ]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
