import type { ImportField } from '#domain/imports/import-fields.ts';
import {
  STUDIO_HEADERS,
  TABLE_SIGNS,
  type StudioField,
  type TableKind,
} from '#domain/imports/studio-headers.ts';

export interface UnderstoodTable {
  kind: TableKind;
  /** One per column; null: unknown. */
  fields: (StudioField | null)[];
}

const NOTHING_CHOSEN: ReadonlyMap<number, StudioField | null> = new Map();

/**
 * Which of the owner's own tables this is, by its headers; null when none. The user's choice for a column (by position;
 * null: ignore it) takes precedence over its header.
 */
export function understandTable(
  header: readonly string[],
  chosen: ReadonlyMap<number, StudioField | null> = NOTHING_CHOSEN,
): UnderstoodTable | null {
  const taken = new Set([...chosen.values()].filter(field => field !== null));
  const fields = header.map((name, column) => {
    const said = chosen.get(column);
    if (said !== undefined) return said;
    const field = fieldsOf(name).find(one => !taken.has(one)) ?? null;
    if (field !== null) taken.add(field);
    return field;
  });
  const found = TABLE_SIGNS.find(({ needs }) => needs.every(field => taken.has(field)));
  return found === undefined ? null : { kind: found.kind, fields };
}

/** A word can mean two things (« heure »): the first free field is taken. */
function fieldsOf(name: string): StudioField[] {
  return FIELDS_BY_HEADER.get(plainHeader(name.slice(0, 200))) ?? [];
}

const FIELDS_BY_HEADER = new Map<string, StudioField[]>();
for (const field of Object.keys(STUDIO_HEADERS) as StudioField[]) {
  for (const header of STUDIO_HEADERS[field].split('|').map(plainHeader)) {
    FIELDS_BY_HEADER.set(header, [...new Set([...(FIELDS_BY_HEADER.get(header) ?? []), field])]);
  }
}

/** Removes the dot that a Turkish capital İ leaves, direction marks, and quotation marks. */
function plainHeader(name: string): string {
  return (
    name
      .normalize('NFKD')
      // "Vídeo" and "video", "género" and "genero" are spellings of the same word.
      .replace(/[\u0300-\u036F]/g, '')
      .toLowerCase()
      .replace(/[\u0307\p{Cf}«»"“”「」]/gu, '')
      .replaceAll('’', "'")
      .replace(/\s+/g, ' ')
      .trim()
  );
}

export function isStudioField(field: ImportField): field is StudioField {
  return Object.hasOwn(STUDIO_HEADERS, field);
}
