/** One JSON value and the line it begins on, counted from 1. */
export interface JsonDocument {
  line: number;
  value: unknown;
}

export type JsonDocuments =
  { ok: true; documents: JsonDocument[]; unreadableLines: number[] } | { ok: false; line: number };

/**
 * Reads a text that is one JSON value, or one JSON value a line.
 * Lines that are no JSON are told apart once the first line proved that the text is meant to be lines.
 */
export function readJsonDocuments(text: string): JsonDocuments {
  try {
    return { ok: true, documents: [{ line: 1, value: JSON.parse(text) }], unreadableLines: [] };
  } catch (error) {
    return readLines(text) ?? { ok: false, line: lineOfError(error, text) };
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
  return { ok: true, documents, unreadableLines };
}

/** The engine's message names the position; without one the text ended too early, on its last line. */
function lineOfError(error: unknown, text: string): number {
  const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  const before = position === undefined ? text.trimEnd() : text.slice(0, Number(position));
  return before.split('\n').length;
}
