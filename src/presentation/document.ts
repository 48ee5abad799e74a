import { inertText } from '#domain/text/inert-text.ts';
import type { Drawing } from './charts/marks.ts';

/** The content of a report file, in order, independent of the file format. */
export interface ReportDocument {
  language: string;
  title: string;
  /** Its coverage and its creation time. */
  subtitle: string[];
  sections: Section[];
  /** For formats that embed their own fonts. */
  print: {
    /** Footer of each page, with `{page}` and `{pages}`. */
    footer: string;
    /** Replaces a text none of whose characters can be printed. */
    unwritten: string;
    /** Marks the place where something was left out. */
    omitted: string;
  };
  /** The brand of a white-label report. */
  brand?: DocumentBrand | null;
}

export interface DocumentBrand {
  name: string;
  /** Colours as #rrggbb: of titles, and of chart fills. */
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
  /** How to read the block above. */
  | { kind: 'note'; text: string }
  | { kind: 'item'; title: string; lines: string[] }
  | { kind: 'table'; table: Table }
  /** Accompanies a table of the same figures; `alt` describes it. Only formats that can draw include it. */
  | { kind: 'chart'; alt: string; drawing: Drawing };

export interface Table {
  /** Null: the section's title serves as caption. */
  caption: string | null;
  columns: Column[];
  rows: Cell[][];
}

interface Column {
  title: string;
  /** Its share of the page width, relative to the other columns. */
  width: number;
  isNumber?: boolean;
}

export interface Cell {
  /** The displayed text. */
  text: string;
  /** The raw number, for formats that compute with it; percent as 4.2, a day as a spreadsheet serial number. */
  value?: number;
  format?: 'whole' | 'decimal' | 'percent' | 'factor' | 'day';
  /** A URL of the platform or of a source. */
  link?: string;
}

/** User text as blocks, one per line break; no blocks when empty. */
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
