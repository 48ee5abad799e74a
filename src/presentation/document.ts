import { inertText } from '#domain/text/inert-text.ts';
import type { Drawing } from './charts/marks.ts';

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
  /** Whose report it is, where somebody puts their own name on it. */
  brand?: DocumentBrand | null;
}

export interface DocumentBrand {
  name: string;
  /** Colours as #rrggbb: of titles, and of what charts fill. */
  titles: string;
  accent: string;
  logo: { bytes: Uint8Array; width: number; height: number; alt: string } | null;
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
  | { kind: 'table'; table: Table }
  /** Beside a table of the same figures; `alt` says what it shows. Only files that draw have it. */
  | { kind: 'chart'; alt: string; drawing: Drawing };

export interface Table {
  /** Null: the section's title says it. */
  caption: string | null;
  columns: Column[];
  rows: Cell[][];
}

interface Column {
  title: string;
  /** Its share of the page's width, beside the others. */
  width: number;
  isNumber?: boolean;
}

export interface Cell {
  /** As it is read. */
  text: string;
  /** The number itself, for files that count on; percent as 4.2, a day as spreadsheets count it. */
  value?: number;
  format?: 'whole' | 'decimal' | 'percent' | 'factor' | 'day';
  /** An address of the platform or of a source. */
  link?: string;
}

/** What somebody wrote, as it was parted into lines; nothing: no blocks. */
export function written(text: string): Block[] {
  return text
    .split(/\r?\n/)
    .map(inertText)
    .filter(line => line !== '')
    .map(paragraph);
}

export const note = (text: string): Block => ({ kind: 'note', text });
export const paragraph = (text: string): Block => ({ kind: 'text', text });
export const words = (text: string): Cell => ({ text });
