import { rawColumns } from '#domain/exports/file-column.ts';
import type { ReportFilters } from '#contract/video-reports.ts';
import type { PeriodDays } from '#domain/time/period.ts';
import type { TableFormat } from '#domain/exports/table-formats.ts';
import type { VIDEO_ORDERS } from '#domain/videos/video-order.ts';
import type { FileStyle, FileTable } from '#presentation/file-table.ts';
import { writeTable } from '../../platform/files/tables/write-table.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import type { ExportWords } from './export-words.ts';

/** Parameters of a table export. */
export interface TableInput {
  accountId?: string | undefined;
  order: (typeof VIDEO_ORDERS)[number];
  accountIds?: string[] | undefined;
  periodDays?: PeriodDays | undefined;
  /** For video reports. */
  filters: ReportFilters & { ids?: string[] | undefined };
}

export interface TableOrder {
  app: AppContext;
  caller: Caller;
  words: ExportWords;
  input: TableInput;
}

/** A table ready to be written in any file format. */
export interface PreparedTable {
  /** Parts of its file name. */
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

/** A list that fits on one page. */
export async function* onePage<Row>(list: () => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await list();
}

/** A paginated list; each page is loaded when the previous one has been consumed. */
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

/** Loads the first page in advance, so that errors are thrown before the file begins. */
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
