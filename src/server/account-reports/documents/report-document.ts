/** A report on its way to a file, in words and in order, whatever the kind of file. */
export interface ReportDocument {
  language: string;
  title: string;
  /** What it covers, when it was made. */
  subtitle: string[];
  sections: Section[];
  /** For files whose letters are their own. */
  print: {
    /** Below each page, with `{page}` and `{pages}`. */
    footer: string;
    /** Stands for a text of which nothing is left. */
    unwritten: string;
    /** Says that something was left out, where it was. */
    omitted: string;
  };
}

export interface Section {
  title: string;
  blocks: Block[];
}

export type Block =
  | { kind: 'text'; text: string }
  /** How to read what stands above. */
  | { kind: 'note'; text: string }
  | { kind: 'item'; title: string; lines: string[] }
  | { kind: 'table'; table: Table };

export interface Table {
  /** Null: the section's title says it. */
  caption: string | null;
  columns: Column[];
  rows: Cell[][];
}

export interface Column {
  title: string;
  /** Its share of the page's width, beside the others. */
  width: number;
  isNumber?: boolean;
}

export interface Cell {
  /** As it is read. */
  text: string;
  /** The number itself, for files that count on; percent as 4.2. */
  value?: number;
  format?: 'whole' | 'percent' | 'factor';
  /** An address of the platform or of a source. */
  link?: string;
}

export const note = (text: string): Block => ({ kind: 'note', text });
export const paragraph = (text: string): Block => ({ kind: 'text', text });
export const words = (text: string): Cell => ({ text });

/** Controls, marks that turn the reading direction, and what no file can hold. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]+/gu;

/** Line breaks and wide spaces; those that French holds words together with stay. */
const BREAKS = /[\t-\r \u0085\u1680\u2000-\u200A\u2028\u2029\u205F\u3000]+/g;

/** Somebody's own text on one line, without what could hide or turn the words around it. */
export function inertText(text: string): string {
  return text.replace(BREAKS, ' ').toWellFormed().replace(UNSEEN, '').trim();
}
