import {
  DATE_ORDERS,
  type ColumnChoice,
  type DateOrder,
  type ReadingChoice,
} from '#domain/imports/column-choice.ts';
import { findDateOrder } from '#domain/imports/date-order.ts';
import { warn } from '#domain/sources/read-count.ts';
import { readWrittenDate } from '#domain/imports/month-day.ts';
import type { ProfileReading, SourceWarning } from '#domain/sources/reading.ts';
import { instantMs, isVideoId, readPublicationTime } from '#domain/sources/publication-time.ts';
import { VIDEO_COLUMNS, videoColumnOf, type VideoColumn } from '#domain/sources/video-columns.ts';
import { ungroupedNumber, readWrittenCount } from '#domain/sources/written-count.ts';
import { handleFrom, handleInUrl } from '#server/integrations/video-source/real-handle.ts';
import type { ItemContext, ItemReading } from './apify-item.ts';
import { isApifyHeader, readApifyRow } from './apify-table.ts';
import type { IgnoredTable, FormatReading, ImportPart, RejectedRow } from './import-file.ts';
import { readingOf, readRows, type ReadRow } from './gather-accounts.ts';
import { momentOf } from './reading-moment.ts';
import type { TextTable } from './studio/read-table.ts';
import { asideOf, columnsAside, doubledField, partOf, tableOf, type NamedTable } from './table-parts.ts';
import { readRowCounts, rowReading, videoIdIn } from './table-row.ts';

/** A table of videos, and what each of its columns holds. */
interface VideoTable extends TextTable {
  name: string;
  /** `apify`: its flattened data set; null: any other. */
  tool: 'apify' | null;
  fields: (VideoColumn | null)[];
}

const LOOKED_AT = 50;
const LONGEST_LINK = 500;

/** A table whose rows identify videos by link or id; null: it is not one. */
export function understandVideoTable(one: NamedTable, { columns }: ReadingChoice): VideoTable | null {
  const table = linkList(one) ?? tableOf(one);
  if (table === null) return null;
  const own = columns.filter(({ file }) => file === one.name);
  const { header, rows } = table;
  if (isApifyHeader(header)) return { ...table, name: one.name, tool: 'apify', fields: [] };
  const chosen = new Map(own.map(({ header: named, as }) => [named.trim(), as]));
  const fields = header.map(named => {
    const said = chosen.get(named.trim());
    if (said === undefined) return videoColumnOf(named);
    return said === 'date' ? 'read_time' : (VIDEO_COLUMNS.find(column => column === said) ?? null);
  });
  const holds = (index: number, test: (cell: string) => boolean) =>
    rows.slice(0, LOOKED_AT).some(({ cells }) => test((cells[index] ?? '').slice(0, LONGEST_LINK)));
  if (!fields.includes('link')) {
    const links = header.findIndex((_, index) => fields[index] === null && holds(index, isLink));
    if (links >= 0) fields[links] = 'link';
  }
  const names = (column: VideoColumn, test: (cell: string) => boolean) =>
    fields.some((field, index) => field === column && holds(index, test));
  const isNamed =
    names('link', isLink) ||
    (names('video_id', isOwnId) && (fields.includes('account') || fields.includes('video_views')));
  return isNamed ? { ...table, name: one.name, tool: null, fields } : null;
}

/** One link per line and nothing else, with or without a header. */
function linkList({ content }: NamedTable): TextTable | null {
  if (typeof content !== 'string' || !/tiktok/i.test(content.slice(0, 1_000))) return null;
  const lines = content.replace(/^\uFEFF/, '').split(/\r\n?|\n/, 20_001);
  const rows = lines.flatMap((text, index) =>
    text.length <= LONGEST_LINK && !/[,;\t]/.test(text) && isLink(text.trim())
      ? [{ line: index + 1, cells: [text.trim()] }]
      : [],
  );
  const written = lines.filter(text => text.trim() !== '').length;
  return rows.length > 0 && rows.length >= written - 1 ? { header: ['url'], rows } : null;
}

function isLink(cell: string): boolean {
  return /tiktok/i.test(cell) && videoIdIn(cell) !== null;
}

/** Long enough to contain a timestamp, as real ids do; a running number is not. */
function isOwnId(cell: string): boolean {
  return cell.trim().length >= 17 && isVideoId(cell.trim());
}

/** Every video of the tables, grouped by account. */
export function readVideoTables(
  tables: readonly VideoTable[],
  context: ItemContext & { choice: ReadingChoice },
): FormatReading {
  const readable: ReadRow[] = [];
  const rejected: RejectedRow[] = [];
  const parts: ImportPart[] = [];
  const aside: IgnoredTable[] = [];
  let dateOrder: DateOrder | null = null;
  for (const table of tables) {
    const doubled = doubledField(table.name, context.choice.columns as ColumnChoice[]);
    if (doubled !== null) {
      return { ok: false, reason: 'import_columns_doubled', values: { file: table.name, columns: doubled } };
    }
    if (table.tool === null) {
      const order = orderOf(table, context);
      dateOrder ??= order;
      const part = partOf({ name: table.name, kind: 'content', choosable: true }, table, table.fields);
      parts.push(part);
      const columns = columnsAside(table.fields, ['link', 'video_id']);
      if (columns.length > 0) aside.push(asideOf(part, table, columns));
    }
    const cellsOf = cellReader(table);
    const read = readRows(isWithoutViews =>
      table.rows.map(({ line, cells }) => ({
        row: line,
        one:
          table.tool === 'apify'
            ? readApifyRow(table.header, cells, { ...context, isWithoutViews })
            : readVideoRow(cellsOf(cells), context, dateOrder),
      })),
    );
    for (const one of read.readable) readable.push(one);
    for (const one of read.rejected) rejected.push(one);
  }
  const format = tables.every(({ tool }) => tool === 'apify') ? 'apify' : 'table';
  const read = readingOf(format, readable, rejected);
  return read.ok ? { ...read, parts, aside, dateOrder } : read;
}

function orderOf(
  { fields, rows }: VideoTable,
  { importedAt, choice }: ItemContext & { choice: ReadingChoice },
) {
  if (choice.dateOrder !== null) return choice.dateOrder;
  const column = fields.indexOf('read_time');
  if (column < 0) return null;
  const found = findDateOrder(
    rows.map(({ cells }) => (cells[column] ?? '').slice(0, 40)),
    importedAt,
  );
  return 'order' in found ? found.order : null;
}

type CellOf = (field: VideoColumn) => string | null;

/** Several columns can hold the same field (`plays` and `views`): the first non-empty one is used. */
function cellReader({ fields }: VideoTable): (cells: readonly string[]) => CellOf {
  const places = new Map<VideoColumn, number[]>();
  for (const [index, field] of fields.entries()) {
    if (field !== null) places.set(field, [...(places.get(field) ?? []), index]);
  }
  return cells => wanted => {
    const indexes = places.get(wanted);
    if (indexes === undefined) return null;
    for (const index of indexes) {
      const cell = cells[index] ?? '';
      if (cell.trim() !== '') return cell;
    }
    return '';
  };
}

function readVideoRow(cell: CellOf, context: ItemContext, dateOrder: DateOrder | null): ItemReading {
  const link = (cell('link') ?? '').slice(0, LONGEST_LINK).trim();
  const stated = (cell('video_id') ?? '').slice(0, LONGEST_LINK).trim();
  const id = videoIdIn(link) ?? (isVideoId(stated) ? stated : null);
  if (id === null) return { ok: false, reason: 'bad_id' };
  const named = (cell('account') ?? '').trim();
  const handle = handleInUrl(link) ?? (named === '' ? context.handleHint : handleFrom(named));
  if (handle === null) return { ok: false, reason: named === '' ? 'no_handle' : 'bad_handle' };
  const warnings: SourceWarning[] = [];
  const counted = readRowCounts(cell, warnings);
  if (!counted.ok) return counted;
  // A written time without a zone can be off by half a day; the id is exact.
  const written = (cell('post_time') ?? '').slice(0, 40).trim().replace(' ', 'T');
  const zoned = /^\d{9,11}$|(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? [written] : [];
  const published = readPublicationTime(zoned, id, context.importedAt);
  if (published === null) return { ok: false, reason: 'bad_date' };
  const { observedAt, isDated } = momentOf(readMs(cell('read_time'), dateOrder), context);
  if (published.publishedAtFrom === 'id') {
    warn(warnings, 'date_from_id');
    if (written !== '' && !isDayOf(written, published.publishedAt)) warn(warnings, 'post_time_disagrees');
  }
  const source = isDated ? 'table_file' : 'undated_file';
  return {
    ok: true,
    isShort: counted.isShort,
    reading: rowReading(cell, {
      id,
      handle,
      link,
      ...published,
      ...counted.counts,
      durationSeconds: durationOf(cell('duration')),
      source,
      precision: 'rounded',
      observedAt,
      warnings,
    }),
    profile: { ...profileOf(cell, handle, observedAt), source },
  };
}

const NEAR_MS = 2 * 86_400_000;

/** Whether a written date can be the day of a publication, read in either order of day and month. */
function isDayOf(written: string, publishedAt: Date): boolean {
  const isNear = (ms: number) => Math.abs(ms - publishedAt.getTime()) <= NEAR_MS;
  const instant = instantMs(written);
  if (instant !== null) return isNear(instant);
  return DATE_ORDERS.some(order => {
    const day = readWrittenDate(written.split(/T\d/, 1)[0] ?? '', order);
    return day !== null && (day.year === null || isNear(Date.UTC(day.year, day.month - 1, day.day)));
  });
}

/** An instant, or a date. */
function readMs(cell: string | null, dateOrder: DateOrder | null): number | null {
  const text = (cell ?? '').slice(0, 40).trim();
  if (text === '') return null;
  const instant = instantMs(text.replace(' ', 'T'));
  if (instant !== null) return instant;
  const day = readWrittenDate(text, dateOrder);
  return day === null || day.year === null ? null : Date.UTC(day.year, day.month - 1, day.day);
}

function durationOf(cell: string | null): number | null {
  const text = (cell ?? '').slice(0, 20).trim();
  const clock = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/.exec(text);
  const seconds =
    clock === null
      ? Number(ungroupedNumber(text).replace(',', '.'))
      : Number(clock[1] ?? 0) * 3_600 + Number(clock[2]) * 60 + Number(clock[3]);
  return seconds > 0 && seconds < 86_400 ? seconds : null;
}

function profileOf(cell: CellOf, handle: string, observedAt: Date): ProfileReading {
  const name = (cell('name') ?? '').replaceAll('\u0000', '').trim().slice(0, 200).toWellFormed();
  return {
    handle,
    displayName: name === '' ? null : name,
    verified: null,
    privateAccount: null,
    followers: readWrittenCount(cell('followers')).count,
    following: null,
    likes: null,
    videos: null,
    externalId: null,
    source: 'table_file',
    precision: 'rounded',
    observedAt,
    warnings: [],
  };
}
