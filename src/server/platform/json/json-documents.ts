import { jsonErrorLine } from './json-error-line.ts';

/** One JSON value and the line it begins on, counted from 1. */
export interface JsonDocument {
  line: number;
  value: unknown;
}

type JsonDocuments =
  | { ok: true; documents: JsonDocument[]; unreadableLines: number[] }
  | { ok: false; line: number };

/**
 * Reads a text that is one JSON value, or one JSON value per line. Invalid lines are reported separately once the first
 * line has shown that the text is line-based.
 */
export function readJsonDocuments(text: string): JsonDocuments {
  try {
    return { ok: true, documents: [{ line: 1, value: JSON.parse(text) }], unreadableLines: [] };
  } catch {
    return readLines(text) ?? { ok: false, line: jsonErrorLine(text) };
  }
}

function readLines(text: string): JsonDocuments | null {
  const documents: JsonDocument[] = [];
  const unreadableLines: number[] = [];
  let line = 0;
  for (const content of text.split('\n')) {
    line += 1;
    if (content.trim() === '') continue;
    try {
      documents.push({ line, value: JSON.parse(content) });
    } catch {
      if (documents.length === 0) return null;
      unreadableLines.push(line);
    }
  }
  return documents.length === 0 ? null : { ok: true, documents, unreadableLines };
}
