import { DAY_METRICS, readDayValue, type DayFigure, type DayMetric } from '#domain/sources/day-figures.ts';
import { readWrittenDate, type WrittenDate } from '#domain/imports/month-day.ts';
import { findDateOrder } from '#domain/imports/date-order.ts';
import type { DateOrder } from '#domain/imports/column-choice.ts';
import { isNoCount, ungroupedNumber } from '#domain/sources/written-count.ts';
import { dateRows } from '#domain/imports/yearless-days.ts';
import type { RejectedRow } from '#server/integrations/import-files/import-file.ts';
import { fitsTable, type TableRow } from './read-table.ts';
import type { UnderstoodTable } from './table-kinds.ts';

type DayTableReading =
  | { ok: true; figures: DayFigure[]; days: string[]; rejected: RejectedRow[]; order: DateOrder | null }
  /** The first row that is not a date, or whose date is out of sequence: without years nothing can be dated then. */
  | { ok: false; line: number; text: string; isUnclear: boolean };

/** A table with one row per day: every figure with its date. An unreadable figure alone is rejected. */
export function readDayTable(
  { fields }: UnderstoodTable,
  rows: readonly TableRow[],
  { importedAt, dateOrder }: { importedAt: Date; dateOrder: DateOrder | null },
): DayTableReading {
  const dateColumn = fields.indexOf('date');
  const found =
    dateOrder === null
      ? findDateOrder(
          rows.map(({ cells }) => cells[dateColumn] ?? ''),
          importedAt,
        )
      : { order: dateOrder };
  if ('unclear' in found) {
    const { line = 0, cells = [] } = rows[found.unclear] ?? {};
    return { ok: false, line, text: cells[dateColumn] ?? '', isUnclear: true };
  }
  const dates: WrittenDate[] = [];
  for (const { line, cells } of rows) {
    const text = cells[dateColumn] ?? '';
    const date = readWrittenDate(text, found.order);
    if (date === null) return { ok: false, line, text, isUnclear: false };
    dates.push(date);
  }
  const dated = dateRows(dates, importedAt);
  if (!dated.ok) {
    const { line = 0, cells = [] } = rows[dated.row] ?? {};
    return { ok: false, line, text: cells[dateColumn] ?? '', isUnclear: false };
  }
  const figures: DayFigure[] = [];
  const rejected: RejectedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const { line, cells } = row;
    const day = dated.days[index] ?? '';
    if (!fitsTable(row, fields.length)) rejected.push({ row: line, reason: 'bad_columns' });
    else {
      for (const [column, field] of fields.entries()) {
        if (!isMetric(field)) continue;
        const text = cells[column] ?? '';
        if (isNoCount(text)) continue;
        const value = readDayValue(field, ungroupedNumber(text));
        if (value !== null) figures.push({ day, metric: field, value });
        else rejected.push({ row: line, reason: 'bad_number' });
      }
    }
  }
  return { ok: true, figures, days: dated.days, rejected, order: found.order };
}

/** Cents or a currency: no count is written this way. */
const MONEY = /\d[.,]\d{2}\s*[€$£]?$|[€$£]/u;

/** The first money amount in a column that the user, not the header, declared a daily count; null: there is none. */
export function findMoney(
  { fields }: UnderstoodTable,
  rows: readonly TableRow[],
  isSaid: (column: number) => boolean,
): { column: number; line: number; text: string } | null {
  for (const [column, field] of fields.entries()) {
    if (!isMetric(field) || !isSaid(column)) continue;
    const found = rows.find(({ cells }) => MONEY.test((cells[column] ?? '').trim()));
    if (found !== undefined) return { column, line: found.line, text: found.cells[column] ?? '' };
  }
  return null;
}

function isMetric(field: string | null): field is DayMetric {
  return DAY_METRICS.some(metric => metric === field);
}
