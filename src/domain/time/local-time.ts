/** Instants as calendars and clocks of a time zone show them: « 2026-11-21 10:30:05 ». */
export function localTime(timeZone: string): (instant: string) => string {
  // Swedish writes dates the way ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return instant => format.format(new Date(instant));
}

const DAY_MS = 86_400_000;
/** The day 0 of spreadsheets, which count 1900 as a leap year: right from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** A local date, with or without a time, as spreadsheets count days. */
export function spreadsheetDay(local: string): number {
  const [date = '', time = '00:00:00'] = local.split(' ');
  return (Date.parse(`${date}T${time}Z`) - DAY_ZERO) / DAY_MS;
}
