import { rawColumns } from '#domain/exports/file-column.ts';
import type { ReportFilters } from '#contract/video-reports.ts';
import type { PeriodDays } from '#domain/time/period.ts';
import type { TableFormat } from '#domain/exports/table-formats.ts';
import type { VIDEO_ORDERS } from '#domain/videos/video-order.ts';
import type { FileStyle, FileTable } from '#presentation/file-table.ts';
import { writeTable } from '../../platform/files/tables/write-table.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import type { ExportWords } from './export-words.ts';

/** What a table is asked for. */
export interface TableInput {
  accountId?: string | undefined;
  order: (typeof VIDEO_ORDERS)[number];
  accountIds?: string[] | undefined;
  periodDays?: PeriodDays | undefined;
  /** Of reports of videos. */
  filters: ReportFilters & { ids?: string[] | undefined };
}

export interface TableOrder {
  app: AppContext;
  caller: Caller;
  words: ExportWords;
  input: TableInput;
}

/** A table that only needs to be told what kind of file it becomes. */
export interface PreparedTable {
  /** What its file is named after. */
  name: string[];
  write: (format: TableFormat, style: FileStyle, rights: { whole: boolean }) => AsyncGenerator<Uint8Array>;
}

export function prepared<Row>(name: string[], table: FileTable<Row>): PreparedTable {
  return {
    name,
    write: (format, style, { whole }) =>
      writeTable(whole ? table : { ...table, columns: rawColumns(table.columns) }, format, style),
  };
}

/** A list that stands on one page. */
export async function* onePage<Row>(list: () => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await list();
}

/** A list page after page, each asked for when the one before has been taken. */
export async function* everyPage<Row>(
  next: (cursor: string | undefined) => Promise<{ items: Row[]; nextCursor: string | null }>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  for (;;) {
    const { items, nextCursor } = await next(cursor);
    yield items;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

/** Everything that keeps its first page ready: what is refused is refused before the file begins. */
export async function begun<Row>(
  pages: AsyncGenerator<readonly Row[]>,
): Promise<() => AsyncGenerator<readonly Row[]>> {
  const first = await pages.next();
  return async function* () {
    try {
      if (first.done !== true) yield first.value;
      yield* pages;
    } finally {
      await pages.return(undefined);
    }
  };
}
