import { localDates, startOfLocalDay } from '#domain/time/local-days.ts';

/**
 * Midnights on which a week begins between two instants (both inclusive), oldest first.
 * @param firstWeekday 0 is Sunday
 */
export function weekTicks(from: Date, to: Date, timeZone: string, firstWeekday: number): Date[] {
  return localDates(from, to, timeZone)
    .filter(date => new Date(`${date}T00:00:00Z`).getUTCDay() === firstWeekday)
    .map(date => startOfLocalDay(date, timeZone))
    .filter(midnight => midnight >= from);
}
