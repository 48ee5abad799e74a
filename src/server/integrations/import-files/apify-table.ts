import type { JsonRecord } from '#server/platform/json/json-record.ts';
import { readApifyItem, type ItemContext, type ItemReading } from './apify-item.ts';

/** The columns read from a flattened data set; `/` or `.` separates the levels. */
const COLUMNS = new Set(
  (
    'id text createTime createTimeISO webVideoUrl submittedVideoUrl playCount diggCount shareCount commentCount ' +
    'collectCount isSlideshow isPinned note error errorCode url input scrapedAt scrapedAtISO scrapedTime collectedAt ' +
    'authorMeta/id authorMeta/name authorMeta/nickName authorMeta/verified authorMeta/privateAccount ' +
    'authorMeta/fans authorMeta/following authorMeta/heart authorMeta/video authorMeta/profileUrl ' +
    'videoMeta/duration slideshowImageLinks/0'
  ).split(' '),
);
const FLAGS = /^(?:isSlideshow|isPinned|authorMeta\/verified|authorMeta\/privateAccount)$/;

/** Whether a header is that of the actor's data set, saved as a table. */
export function isApifyHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(levels));
  return names.has('webVideoUrl') && (names.has('playCount') || names.has('authorMeta/name'));
}

/** One row of the table, read as the original item. */
export function readApifyRow(
  header: readonly string[],
  cells: readonly string[],
  context: ItemContext,
): ItemReading {
  if (cells.length > header.length) return { ok: false, reason: 'bad_columns' };
  const item: Record<string, unknown> = {};
  for (const [index, named] of header.entries()) {
    const name = levels(named);
    const cell = (cells[index] ?? '').trim();
    if (cell === '' || !COLUMNS.has(name)) continue;
    const [outer = '', inner] = name.split('/');
    const value = valueOf(name, cells[index] ?? '');
    if (inner === undefined) item[outer] ??= value;
    else if (inner === '0') item[outer] = [value];
    else item[outer] = { ...(item[outer] as JsonRecord | undefined), [inner]: value };
  }
  return Object.keys(item).length === 0 ? { ok: false, reason: 'empty_entry' } : readApifyItem(item, context);
}

function valueOf(name: string, cell: string): unknown {
  if (FLAGS.test(name)) return /^(?:true|1)$/i.test(cell.trim());
  if (name === 'videoMeta/duration') return Number(cell);
  return name === 'text' ? cell : cell.trim();
}

function levels(name: string): string {
  return name.trim().replaceAll('.', '/');
}
