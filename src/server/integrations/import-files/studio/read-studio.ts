import { DAY_MS } from '#domain/time/day-ms.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import type { DayFigure } from '#domain/sources/day-figures.ts';
import type { ProfileReading, SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import { warn } from '#domain/sources/read-count.ts';
import { findDateOrder } from '#domain/imports/date-order.ts';
import type { ColumnChoice, DateOrder, ReadingChoice } from '#domain/imports/column-choice.ts';
import { withoutDuplicates } from '#domain/sources/better-reading.ts';
import { IGNORED_TABLES, type StudioField } from '#domain/imports/studio-headers.ts';
import { nothingUsable } from '#server/integrations/import-files/nothing-usable.ts';
import type {
  IgnoredTable,
  ImportedAccount,
  FormatReading,
  ImportPart,
  RejectedRow,
} from '#server/integrations/import-files/import-file.ts';
import type { ReadingMoment } from '#server/integrations/import-files/reading-moment.ts';
import {
  asideOf,
  columnsAside,
  doubledField,
  partOf,
  shown,
  tableOf,
  type NamedTable,
} from '#server/integrations/import-files/table-parts.ts';
import { handleFrom } from '#server/integrations/video-source/real-handle.ts';
import { newestPublication, readContentRow } from './content-row.ts';
import { findMoney, readDayTable } from './day-table.ts';
import { fitsTable, type TableRow, type TextTable } from './read-table.ts';
import { isStudioField, understandTable, type UnderstoodTable } from './table-kinds.ts';

interface Context extends ReadingMoment {
  handleHint: Handle | null;
  choice: ReadingChoice;
}

/** Results collected so far from the tables of one upload. */
interface Gathered {
  parts: ImportPart[];
  rejected: RejectedRow[];
  aside: IgnoredTable[];
  videos: VideoReading[];
  figures: DayFigure[];
  warnings: SourceWarning[];
  /** How all-numeric dates were read, if there were any. */
  dateOrder: DateOrder | null;
}

type Refused = Extract<FormatReading, { ok: false }>;

/** Whether the header is that of one of the owner's own tables, or the user says that it is. */
export function looksLikeStudio(table: NamedTable, choice: ReadingChoice): boolean {
  return understood(table, choice) !== null;
}

/** Whether the headers are the platform's own for its list of videos. */
export function isStudioContent(table: NamedTable): boolean {
  const { header = [] } = tableOf(table) ?? {};
  const is = understandTable(header);
  return is?.kind === 'content' && is.fields.includes('title') && isDatedTable(is.fields);
}

function isDatedTable(fields: readonly (StudioField | null)[]): boolean {
  return fields.includes('date') || fields.includes('post_time');
}

/** The headers of a table of any kind that has rows; null where the text is no table. */
export function columnsOf(table: NamedTable): string[] | null {
  const read = tableOf(table);
  if (read === null || !read.rows.some(row => fitsTable(row, read.header.length))) return null;
  return read.header.map(shown);
}

/** The owner's own tables, one or several of one export: exact counts of videos, and of the account by day. */
export function readStudio(texts: readonly NamedTable[], context: Context): FormatReading {
  const all: Gathered = {
    parts: [],
    rejected: [],
    aside: [],
    videos: [],
    figures: [],
    warnings: [],
    dateOrder: null,
  };
  for (const one of texts) {
    const doubled = doubledField(one.name, context.choice.columns);
    if (doubled !== null) {
      return { ok: false, reason: 'import_columns_doubled', values: { file: one.name, columns: doubled } };
    }
    const found = understood(one, context.choice);
    if (found === null) {
      all.parts.push(unknownPart(one));
      continue;
    }
    const refused = readOne(one.name, found, context, all);
    if (refused !== null) return refused;
  }
  return concluded(all, context);
}

function understood(
  one: NamedTable,
  { columns }: ReadingChoice,
): (TextTable & { is: UnderstoodTable }) | null {
  const own = columns.filter(({ file }) => file === one.name);
  const understand = (header: readonly string[]) => understandTable(header, chosenFields(header, own));
  const table = tableOf(one, header => understand(header)?.fields.indexOf('title') ?? -1);
  const is = table === null ? null : understand(table.header);
  return table === null || is === null ? null : { ...table, is };
}

/** Keyed by the header's position; the first where several have the same name. */
function chosenFields(
  header: readonly string[],
  columns: readonly ColumnChoice[],
): Map<number, StudioField | null> {
  const named = header.map(shown);
  return new Map(
    columns.flatMap(({ header: name, as }): [number, StudioField | null][] => {
      const column = named.indexOf(name);
      return column < 0 || (as !== null && !isStudioField(as)) ? [] : [[column, as]];
    }),
  );
}

/** An unrecognised table with its column names: the user can choose what the columns hold. */
function unknownPart(one: NamedTable): ImportPart {
  const table = tableOf(one) ?? { header: [], rows: [] };
  return partOf({ name: one.name, kind: 'unknown', choosable: table.rows.length > 0 }, table, []);
}

function readOne(
  name: string,
  table: TextTable & { is: UnderstoodTable },
  context: Context,
  all: Gathered,
): Refused | null {
  const { header, rows, is } = table;
  const part = partOf({ name, kind: is.kind, choosable: !IGNORED_TABLES.has(is.kind) }, table, is.fields);
  all.parts.push(part);
  if (is.kind === 'content') {
    const refused = readContent(name, rows, is, context, all);
    if (refused !== null) return refused;
  } else if (IGNORED_TABLES.has(is.kind)) {
    all.aside.push(asideOf(part, table, [...header.keys()]));
    return null;
  } else {
    const saidFor = chosenFields(
      header,
      context.choice.columns.filter(({ file }) => file === name),
    );
    const money = findMoney(is, rows, column => saidFor.has(column));
    if (money !== null) {
      const values = { header: shown(header[money.column] ?? ''), line: money.line, text: shown(money.text) };
      return { ok: false, reason: 'import_money', values: { file: name, ...values } };
    }
    const read = readDayTable(is, rows, { ...context, dateOrder: context.choice.dateOrder });
    if (!read.ok) {
      return {
        ok: false,
        reason: read.isUnclear ? 'import_date_order' : 'import_days_gap',
        values: { file: name, line: read.line, text: shown(read.text) },
      };
    }
    all.dateOrder ??= read.order;
    all.figures.push(...read.figures);
    all.rejected.push(...read.rejected);
    const sorted = read.days.toSorted();
    part.from = sorted[0] ?? null;
    part.to = sorted.at(-1) ?? null;
  }
  const aside = columnsAside(is.fields, ['link', 'date']);
  if (aside.length > 0) all.aside.push(asideOf(part, table, aside));
  return null;
}

function readContent(
  name: string,
  rows: readonly TableRow[],
  is: UnderstoodTable,
  { importedAt, readAt, choice }: Context,
  all: Gathered,
): Refused | null {
  const at = (cells: string[], field: StudioField) => {
    const column = is.fields.indexOf(field);
    return column < 0 ? null : (cells[column] ?? '');
  };
  const newestPublished = newestPublication(
    rows.map(({ cells }) => at(cells, 'link')),
    importedAt,
  );
  const dates = rows.map(({ cells }) => at(cells, 'date') ?? '');
  const found = choice.dateOrder === null ? findDateOrder(dates, importedAt) : { order: choice.dateOrder };
  if ('unclear' in found) {
    const { line = 0 } = rows[found.unclear] ?? {};
    const text = shown(dates[found.unclear] ?? '');
    return { ok: false, reason: 'import_date_order', values: { file: name, line, text } };
  }
  all.dateOrder ??= found.order;
  for (const one of rows) {
    const { line, cells } = one;
    const row = fitsTable(one, is.fields.length)
      ? readContentRow(field => at(cells, field), {
          importedAt,
          ...(readAt === undefined ? {} : { readAt }),
          newestPublished,
          dateOrder: found.order,
        })
      : ({ ok: false, reason: 'bad_columns' } as const);
    if (row.ok) all.videos.push(row.reading);
    else all.rejected.push({ row: line, reason: row.reason });
  }
  return null;
}

function concluded(all: Gathered, { handleHint, importedAt }: Context): FormatReading {
  if (all.videos.length === 0 && all.figures.length === 0) return nothingUsable(all.rejected);
  const handles = [...new Set(all.videos.map(video => video.handle))];
  const owner = handles.length === 1 ? handleFrom(handles[0]) : handleHint;
  if (owner === null && handles.length === 0) return { ok: false, reason: 'import_no_handle', values: {} };
  for (const { warnings } of all.videos) for (const warning of warnings) warn(all.warnings, warning);
  let duplicates = 0;
  const accounts = (handles.length === 0 && owner !== null ? [owner] : handles).flatMap(
    (named): ImportedAccount[] => {
      const handle = handleFrom(named);
      if (handle === null) return [];
      const unique = withoutDuplicates(all.videos.filter(video => video.handle === named));
      duplicates += unique.duplicates;
      const days = handle === owner ? latestOfEach(all.figures) : [];
      const followerHistory = followersByDay(days, handle, importedAt);
      return [{ handle, profile: null, videos: unique.readings, days, followerHistory }];
    },
  );
  return {
    ok: true,
    format: 'studio',
    accounts: accounts.sort((a, b) => b.videos.length - a.videos.length),
    rejected: all.rejected.sort((a, b) => a.row - b.row),
    duplicates,
    warnings: all.warnings,
    parts: all.parts,
    aside: all.aside,
    dateOrder: all.dateOrder,
  };
}

/** Two tables of one export may hold the same figure; the later one in the file wins. */
function latestOfEach(figures: readonly DayFigure[]): DayFigure[] {
  const byKey = new Map(figures.map(figure => [`${figure.day} ${figure.metric}`, figure]));
  return [...byKey.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Followers at the end of each day, as measurements of the account. */
function followersByDay(days: readonly DayFigure[], handle: Handle, importedAt: Date): ProfileReading[] {
  return days
    .filter(({ metric }) => metric === 'followers')
    .map(({ day, value }) => ({
      handle,
      displayName: null,
      verified: null,
      privateAccount: null,
      followers: value,
      following: null,
      likes: null,
      videos: null,
      externalId: null,
      source: 'studio_file' as const,
      precision: 'exact' as const,
      observedAt: new Date(Math.min(Date.parse(`${day}T00:00:00Z`) + DAY_MS - 1_000, importedAt.getTime())),
      warnings: [],
    }));
}
