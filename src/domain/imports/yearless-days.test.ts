import { describe, expect, test } from 'vitest';
import { readWrittenDate, type WrittenDate } from './month-day.ts';
import { dateRows, latestDate } from './yearless-days.ts';

const now = new Date('2026-11-21T12:00:00Z');

function written(...texts: string[]): WrittenDate[] {
  return texts.map(text => readWrittenDate(text) ?? { year: null, month: 0, day: 0 });
}
/** `count` days up to `last`, without their years. */
function daysUpTo(last: string, count: number): { rows: WrittenDate[]; days: string[] } {
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(last) - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
  const rows = days.map(day => ({ year: null, month: Number(day.slice(5, 7)), day: Number(day.slice(8)) }));
  return { rows, days };
}

describe('a run of days without years', () => {
  test('crosses the turn of the year', () => {
    expect(dateRows(written('30 décembre', '31 décembre', '1 janvier', '2 janvier'), now)).toEqual({
      ok: true,
      days: ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'],
    });
  });

  test('ends at the latest such day that is not to come', () => {
    expect(dateRows(written('November 20', 'November 21'), now)).toMatchObject({
      days: ['2026-11-20', '2026-11-21'],
    });
    expect(dateRows(written('November 22', 'November 23'), now)).toMatchObject({
      days: ['2025-11-22', '2025-11-23'],
    });
    // In some time zone it is already the 22nd.
    expect(dateRows(written('November 22'), now)).toMatchObject({ days: ['2026-11-22'] });
  });

  test('a 29 February, or its absence, settles the year', () => {
    expect(dateRows(written('28 février', '29 février', '1 mars'), now)).toMatchObject({
      days: ['2024-02-28', '2024-02-29', '2024-03-01'],
    });
    expect(dateRows(written('28 février', '1 mars'), new Date('2024-06-01'))).toMatchObject({
      days: ['2023-02-28', '2023-03-01'],
    });
  });

  test('of 7, 28, 60, 365 and 366 days gets every date right, on every day of four years', () => {
    let wrong = 0;
    for (let day = Date.UTC(2023, 0, 3); day < Date.UTC(2027, 0, 1); day += 86_400_000) {
      const isTried = (day / 86_400_000) % 7 === 0;
      for (const count of isTried ? [7, 28, 60, 365, 366] : [7]) {
        const { rows, days } = daysUpTo(new Date(day).toISOString(), count);
        const dated = dateRows(rows, new Date(day + 2 * 86_400_000));
        if (!dated.ok || dated.days.join() !== days.join()) wrong += 1;
      }
    }
    expect(wrong).toBe(0);
  });

  test('newest first is read as well', () => {
    expect(dateRows(written('2 janvier', '1 janvier', '31 décembre'), now)).toMatchObject({
      days: ['2026-01-02', '2026-01-01', '2025-12-31'],
    });
  });

  test('with a gap is refused, and the row that does not follow is named', () => {
    expect(dateRows(written('1 mars', '2 mars', '4 mars', '5 mars'), now)).toEqual({ ok: false, row: 1 });
    expect(dateRows(written('1 mars', '1 mars'), now)).toEqual({ ok: false, row: 0 });
  });
});

test('rows that say their year may have gaps, but no day twice', () => {
  expect(dateRows(written('2024-02-29', '2024-05-01'), now)).toEqual({
    ok: true,
    days: ['2024-02-29', '2024-05-01'],
  });
  expect(dateRows(written('2024-05-01', '2024-05-01'), now)).toEqual({ ok: false, row: 1 });
  expect(dateRows(written('2023-02-29'), now)).toEqual({ ok: false, row: 0 });
});

test('a single date is the latest that is not to come and not before what it must follow', () => {
  const [august] = written('18 août');
  if (august === undefined) throw new Error('no date');
  expect(latestDate(august, now)?.toISOString()).toBe('2026-08-18T00:00:00.000Z');
  expect(latestDate(august, new Date('2026-08-10'))?.toISOString()).toBe('2025-08-18T00:00:00.000Z');
  expect(latestDate(august, now, new Date('2026-09-01'))).toBeNull();
});
