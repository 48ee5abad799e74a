import type { ImportField } from '#domain/imports/import-fields.ts';
import {
  STUDIO_HEADERS,
  TABLE_SIGNS,
  type StudioField,
  type TableKind,
} from '#domain/imports/studio-headers.ts';

export interface UnderstoodTable {
  kind: TableKind;
  /** One a column; null: not known. */
  fields: (StudioField | null)[];
}

const NOTHING_CHOSEN: ReadonlyMap<number, StudioField | null> = new Map();

/**
 * Which of the owner's own tables this is, by its headers; null when it is none of them. What a person said of a
 * column (by its place; null: leave it aside) goes before what its header says.
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

/** A word can name two things (« heure »): the first free one is meant. */
function fieldsOf(name: string): StudioField[] {
  return FIELDS_BY_HEADER.get(plainHeader(name.slice(0, 200))) ?? [];
}

const FIELDS_BY_HEADER = new Map<string, StudioField[]>();
for (const field of Object.keys(STUDIO_HEADERS) as StudioField[]) {
  for (const header of STUDIO_HEADERS[field].split('|').map(plainHeader)) {
    FIELDS_BY_HEADER.set(header, [...new Set([...(FIELDS_BY_HEADER.get(header) ?? []), field])]);
  }
}

/** Without the dot that a Turkish capital İ leaves, signs of direction, and quotation marks. */
function plainHeader(name: string): string {
  return (
    name
      .normalize('NFKD')
      // « Vídeo » and « video », « género » and « genero » are the same word of two countries.
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
