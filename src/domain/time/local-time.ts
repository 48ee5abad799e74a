import { DAY_MS } from '#domain/time/day-ms.ts';

/** Formats instants as local date and time of a time zone: « 2026-11-21 10:30:05 ». */
export function localTime(timeZone: string): (instant: string) => string {
  // The Swedish locale formats dates as ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return instant => format.format(new Date(instant));
}

/** Day 0 of spreadsheets, which treat 1900 as a leap year: correct from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** A local date, with or without a time, as a spreadsheet serial number. */
export function spreadsheetDay(local: string): number {
  const [date = '', time = '00:00:00'] = local.split(' ');
  return (Date.parse(`${date}T${time}Z`) - DAY_ZERO) / DAY_MS;
}
