import { NO_CHOICE, type ReadingChoice } from '#domain/imports/column-choice.ts';
import type { ItemContext } from './apify-item.ts';
import type { FormatReading, ImportFile } from './import-file.ts';
import { columnsOf, isStudioContent, looksLikeStudio, readStudio } from './studio/read-studio.ts';
import type { NamedTable } from './table-parts.ts';
import { readVideoTables, understandVideoTable } from './video-table.ts';

/** What is known about a file besides its content. */
export function contextOf({ handleHint, importedAt, choice = NO_CHOICE }: ImportFile): ItemContext {
  return {
    handleHint: handleHint ?? null,
    importedAt,
    readAt: choice.readAt === null ? null : new Date(choice.readAt),
  };
}

/** Reads the tables of one upload: the owner's own, otherwise tables of videos of any origin. Null: neither. */
export function readTables(
  tables: readonly NamedTable[],
  context: ItemContext & { choice: ReadingChoice },
): FormatReading | null {
  const videos = tables.flatMap(table => {
    const understood = understandVideoTable(table, context.choice);
    // The platform's own list names its videos by link, never by id.
    if (understood === null || (isStudioContent(table) && !understood.fields.includes('video_id'))) return [];
    return [understood];
  });
  const isOwn = (table: NamedTable) =>
    looksLikeStudio(table, context.choice) && !videos.some(({ name }) => name === table.name);
  if (tables.some(isOwn)) return readStudio(tables, context);
  return videos.length === 0 ? null : readVideoTables(videos, context);
}

/** The refusal of a table with unknown columns; null: it is no table. */
export function unknownColumns(table: NamedTable): FormatReading | null {
  const columns = columnsOf(table);
  return columns === null
    ? null
    : {
        ok: false,
        reason: 'import_unknown_columns',
        values: { file: table.name, columns: columns.join('\n') },
      };
}
