import { IMPORT_FORMATS, type ImportBatch } from '#contract/imports.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { listImports } from '../../imports/list-imports.ts';
import type { ExportWords } from '../export-words.ts';
import { begun, everyPage, prepared, type PreparedTable, type TableOrder } from '../prepared-table.ts';

const PAGE_ROWS = 500;

/** The imported files, newest first. */
export async function importsTable({ app, caller, words }: TableOrder): Promise<PreparedTable> {
  const pages = await begun(everyPage(cursor => listImports(app, caller, { cursor, limit: PAGE_ROWS })));
  return prepared([words.say('files.imports')], {
    title: words.say('tables.imports'),
    columns: importColumns(words),
    pages,
  });
}

const COUNTS = [
  ['videos_added', 'columns.added'],
  ['videos_updated', 'columns.updated'],
  ['videos_unchanged', 'columns.unchanged'],
  ['rows_rejected', 'columns.rejected'],
  ['day_figures', 'columns.dayFigures'],
] as const;

function importColumns({ say, t }: ExportWords): FileColumn<ImportBatch>[] {
  return [
    { key: 'username', title: say('columns.account'), kind: 'text', value: batch => batch.username },
    { key: 'file_name', title: say('columns.file'), kind: 'text', value: batch => batch.file_name },
    {
      key: 'format',
      title: say('columns.format'),
      kind: 'choice',
      names: Object.fromEntries(
        IMPORT_FORMATS.map(format => [format, t(`imports.preview.formats.${format}`)]),
      ),
      value: ({ format }) => format,
    },
    ...COUNTS.map(([key, title]): FileColumn<ImportBatch> => ({
      key,
      title: say(title),
      kind: 'whole',
      value: batch => batch[key],
    })),
    { key: 'created_at', title: say('columns.imported'), kind: 'instant', value: batch => batch.created_at },
    { key: 'undone_at', title: say('columns.undone'), kind: 'instant', value: batch => batch.undone_at },
  ];
}
